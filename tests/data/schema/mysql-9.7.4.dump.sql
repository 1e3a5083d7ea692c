-- MySQL dump 10.13  Distrib 9.7.4, for Linux (x86_64)
--
-- Host: localhost    Database: shop
-- ------------------------------------------------------
-- Server version	9.7.4-2

/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!50503 SET NAMES utf8mb4 */;
/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;
/*!40103 SET TIME_ZONE='+00:00' */;
/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;
/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;

--
-- Current Database: `shop`
--

CREATE DATABASE /*!32312 IF NOT EXISTS*/ `shop` /*!40100 DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci */ /*!80016 DEFAULT ENCRYPTION='N' */;

USE `shop`;

--
-- Table structure for table `after_db`
--

DROP TABLE IF EXISTS `after_db`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `after_db` (
  `v` varchar(10) DEFAULT NULL,
  `t` text
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `after_db`
--

LOCK TABLES `after_db` WRITE;
/*!40000 ALTER TABLE `after_db` DISABLE KEYS */;
INSERT INTO `after_db` VALUES ('Ã©','Ã©');
/*!40000 ALTER TABLE `after_db` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `b`
--

DROP TABLE IF EXISTS `b`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `b` (
  `id` int unsigned NOT NULL AUTO_INCREMENT,
  `ti` tinyint unsigned DEFAULT NULL,
  `b` tinyint(1) DEFAULT NULL,
  `si` smallint(5) unsigned zerofill DEFAULT NULL,
  `mi` mediumint unsigned DEFAULT NULL,
  `bi` bigint unsigned DEFAULT NULL,
  `sr` int DEFAULT NULL,
  `f` float unsigned DEFAULT NULL,
  `f24` float DEFAULT NULL,
  `f25` double DEFAULT NULL,
  `d` double unsigned DEFAULT NULL,
  `re` double DEFAULT NULL,
  `de` decimal(10,0) DEFAULT NULL,
  `de5` decimal(5,0) unsigned DEFAULT NULL,
  `nu` decimal(30,10) DEFAULT NULL,
  `fi` decimal(3,3) DEFAULT NULL,
  `bt` bit(1) DEFAULT NULL,
  `bt9` bit(9) DEFAULT NULL,
  `y` year DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=latin1;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `b`
--

LOCK TABLES `b` WRITE;
/*!40000 ALTER TABLE `b` DISABLE KEYS */;
INSERT INTO `b` VALUES (1,255,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),(2,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
/*!40000 ALTER TABLE `b` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `copied`
--

DROP TABLE IF EXISTS `copied`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `copied` (
  `c` char(1) COLLATE latin1_german1_ci DEFAULT NULL,
  `c0` char(0) COLLATE latin1_german1_ci DEFAULT NULL,
  `cu` char(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  `v` varchar(20) COLLATE latin1_german1_ci DEFAULT NULL,
  `vb` varchar(20) CHARACTER SET latin1 COLLATE latin1_bin DEFAULT NULL,
  `va` varchar(20) CHARACTER SET latin1 COLLATE latin1_swedish_ci DEFAULT NULL,
  `cb` binary(5) DEFAULT NULL,
  `n` char(3) CHARACTER SET utf8mb3 COLLATE utf8mb3_general_ci DEFAULT NULL,
  `nv` varchar(4) CHARACTER SET utf8mb3 COLLATE utf8mb3_general_ci DEFAULT NULL,
  `cv` varchar(7) COLLATE latin1_german1_ci DEFAULT NULL,
  `bi` binary(16) DEFAULT NULL,
  `vbi` varbinary(300) DEFAULT NULL,
  `tt` tinytext COLLATE latin1_german1_ci,
  `t` text COLLATE latin1_german1_ci,
  `mt` mediumtext CHARACTER SET ucs2 COLLATE ucs2_general_ci,
  `lt` longtext COLLATE latin1_german1_ci,
  `t100` tinytext COLLATE latin1_german1_ci,
  `t300` text CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci,
  `t70` mediumtext COLLATE latin1_german1_ci,
  `b300` blob,
  `bb` blob,
  `lb` longblob,
  `lv` mediumtext COLLATE latin1_german1_ci,
  `lvb` mediumblob,
  `g` varchar(9) CHARACTER SET gbk COLLATE gbk_bin DEFAULT NULL,
  `u3` varchar(9) CHARACTER SET utf8mb3 COLLATE utf8mb3_general_ci DEFAULT NULL,
  `cbin` varbinary(8) DEFAULT NULL,
  `tbin` blob
) ENGINE=InnoDB DEFAULT CHARSET=latin1 COLLATE=latin1_german1_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `copied`
--

LOCK TABLES `copied` WRITE;
/*!40000 ALTER TABLE `copied` DISABLE KEYS */;
INSERT INTO `copied` VALUES ('x',NULL,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
/*!40000 ALTER TABLE `copied` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `gen`
--

DROP TABLE IF EXISTS `gen`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `gen` (
  `a` int DEFAULT NULL,
  `v` int GENERATED ALWAYS AS ((`a` + 1)) VIRTUAL COMMENT 'v',
  `s` varchar(20) GENERATED ALWAYS AS (concat(`a`,_utf8mb4',)')) STORED,
  `j` json DEFAULT NULL,
  `p` point NOT NULL,
  `ge` geometry DEFAULT NULL,
  UNIQUE KEY `uk` (`a`),
  SPATIAL KEY `p` (`p`),
  CONSTRAINT `ck` CHECK ((`a` <> 7)),
  CONSTRAINT `gen_chk_1` CHECK ((`a` > 0))
) ENGINE=InnoDB DEFAULT CHARSET=latin1;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `gen`
--

LOCK TABLES `gen` WRITE;
/*!40000 ALTER TABLE `gen` DISABLE KEYS */;
INSERT INTO `gen` (`a`, `j`, `p`, `ge`) VALUES (1,NULL,_binary '\0\0\0\0\0\0\0\0\0\0\0\0\0\ð?\0\0\0\0\0\0\0@',NULL);
/*!40000 ALTER TABLE `gen` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `gipk`
--

DROP TABLE IF EXISTS `gipk`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `gipk` (
  `my_row_id` bigint unsigned NOT NULL AUTO_INCREMENT /*!80023 INVISIBLE */,
  `x` int DEFAULT NULL,
  `y` varchar(9) DEFAULT NULL,
  PRIMARY KEY (`my_row_id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `gipk`
--

LOCK TABLES `gipk` WRITE;
/*!40000 ALTER TABLE `gipk` DISABLE KEYS */;
INSERT INTO `gipk` (`my_row_id`, `x`, `y`) VALUES (1,1,'a');
/*!40000 ALTER TABLE `gipk` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `labels`
--

DROP TABLE IF EXISTS `labels`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `labels` (
  `q` int DEFAULT NULL,
  `w` int DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=latin1;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `labels`
--

LOCK TABLES `labels` WRITE;
/*!40000 ALTER TABLE `labels` DISABLE KEYS */;
INSERT INTO `labels` VALUES (1,2);
/*!40000 ALTER TABLE `labels` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `m1`
--

DROP TABLE IF EXISTS `m1`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `m1` (
  `q` int unsigned DEFAULT NULL /*!80023 INVISIBLE */,
  `id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `v` varchar(10) DEFAULT NULL /*!80023 INVISIBLE */,
  `j` json DEFAULT (json_array()),
  `x` int DEFAULT ((1 + 2)),
  `vec` vector(3) DEFAULT NULL,
  `g` geometry NOT NULL /*!80003 SRID 4326 */,
  `arr` json DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `mv2` ((cast(json_extract(`arr`,_utf8mb4'$.a') as unsigned array)))
) ENGINE=InnoDB AUTO_INCREMENT=4 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `m1`
--

LOCK TABLES `m1` WRITE;
/*!40000 ALTER TABLE `m1` DISABLE KEYS */;
INSERT INTO `m1` (`q`, `id`, `v`, `j`, `x`, `vec`, `g`, `arr`) VALUES (NULL,1,NULL,'[]',1,NULL,_binary '\æ\0\0\0\0\0\0\0\0\0\0\0\ð?\0\0\0\0\0\0\0@',NULL),(NULL,2,NULL,'[]',1,NULL,_binary '\æ\0\0\0\0\0\0\0\0\0\0\0\ð?\0\0\0\0\0\0\0@',NULL),(NULL,3,NULL,'[]',1,NULL,_binary '\æ\0\0\0\0\0\0\0\0\0\0\0\ð?\0\0\0\0\0\0\0@',NULL);
/*!40000 ALTER TABLE `m1` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `parts`
--

DROP TABLE IF EXISTS `parts`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `parts` (
  `id` int NOT NULL,
  `k` int NOT NULL,
  `extra` int DEFAULT NULL,
  `n` varchar(5) DEFAULT NULL,
  PRIMARY KEY (`id`,`k`)
) ENGINE=InnoDB DEFAULT CHARSET=latin1;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `parts`
--

LOCK TABLES `parts` WRITE;
/*!40000 ALTER TABLE `parts` DISABLE KEYS */;
INSERT INTO `parts` VALUES (30,2,3,'y');
/*!40000 ALTER TABLE `parts` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `sel`
--

DROP TABLE IF EXISTS `sel`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `sel` (
  `v` varchar(10) DEFAULT NULL,
  `t` text
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `sel`
--

LOCK TABLES `sel` WRITE;
/*!40000 ALTER TABLE `sel` DISABLE KEYS */;
INSERT INTO `sel` VALUES ('Ã©','Ã©'),('Ã©','Ã©');
/*!40000 ALTER TABLE `sel` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `selk`
--

DROP TABLE IF EXISTS `selk`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `selk` (
  `k` int NOT NULL AUTO_INCREMENT,
  `v` varchar(10) DEFAULT NULL,
  `z` int DEFAULT NULL,
  PRIMARY KEY (`k`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `selk`
--

LOCK TABLES `selk` WRITE;
/*!40000 ALTER TABLE `selk` DISABLE KEYS */;
INSERT INTO `selk` VALUES (1,'Ã©',NULL),(2,'x',1);
/*!40000 ALTER TABLE `selk` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `strings`
--

DROP TABLE IF EXISTS `strings`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `strings` (
  `c` char(1) COLLATE utf8mb4_bin DEFAULT NULL,
  `c0` char(0) COLLATE utf8mb4_bin DEFAULT NULL,
  `cu` char(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  `v` varchar(20) COLLATE utf8mb4_bin DEFAULT NULL,
  `vb` varchar(20) COLLATE utf8mb4_bin DEFAULT NULL,
  `va` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `cb` binary(5) DEFAULT NULL,
  `n` char(3) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `nv` varchar(4) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `cv` varchar(7) COLLATE utf8mb4_bin DEFAULT NULL,
  `bi` binary(16) DEFAULT NULL,
  `vbi` varbinary(300) DEFAULT NULL,
  `tt` text COLLATE utf8mb4_bin,
  `t` mediumtext COLLATE utf8mb4_bin,
  `mt` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
  `lt` longtext COLLATE utf8mb4_bin,
  `t100` text COLLATE utf8mb4_bin,
  `t300` text CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
  `t70` longtext COLLATE utf8mb4_bin,
  `b300` blob,
  `bb` blob,
  `lb` longblob,
  `lv` longtext COLLATE utf8mb4_bin,
  `lvb` mediumblob,
  `g` varchar(9) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `u3` varchar(9) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `cbin` varbinary(8) DEFAULT NULL,
  `tbin` blob
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `strings`
--

LOCK TABLES `strings` WRITE;
/*!40000 ALTER TABLE `strings` DISABLE KEYS */;
INSERT INTO `strings` VALUES ('x',NULL,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),('y',NULL,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
/*!40000 ALTER TABLE `strings` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `times`
--

DROP TABLE IF EXISTS `times`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `times` (
  `t` time DEFAULT NULL,
  `t3` time(3) DEFAULT NULL,
  `d` date DEFAULT NULL,
  `dt` datetime DEFAULT NULL,
  `dt6` datetime(6) DEFAULT CURRENT_TIMESTAMP(6) ON UPDATE CURRENT_TIMESTAMP(6),
  `ts` timestamp NULL DEFAULT NULL,
  `after_ts` int DEFAULT NULL,
  `ts2` timestamp(2) NULL DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=latin1;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `times`
--

LOCK TABLES `times` WRITE;
/*!40000 ALTER TABLE `times` DISABLE KEYS */;
INSERT INTO `times` VALUES (NULL,NULL,'2026-01-01',NULL,'2026-11-21 00:37:31.673325',NULL,NULL,NULL),(NULL,NULL,'2026-01-02',NULL,'2026-11-21 00:37:33.214363',NULL,NULL,NULL);
/*!40000 ALTER TABLE `times` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `we``ird```
--

DROP TABLE IF EXISTS `we``ird```;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `we``ird``` (
  `key` int NOT NULL,
  `a b` int DEFAULT NULL,
  `status` int DEFAULT NULL,
  `type` int DEFAULT NULL,
  `value` int DEFAULT NULL,
  `order` int DEFAULT NULL,
  `date` date DEFAULT NULL,
  `time` time DEFAULT NULL,
  `text` text,
  `comment` int DEFAULT NULL,
  `æ—¥æœ¬` int DEFAULT NULL,
  `$x` int DEFAULT NULL,
  `_y` int DEFAULT NULL,
  PRIMARY KEY (`key`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='x';
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `we``ird```
--

LOCK TABLES `we``ird``` WRITE;
/*!40000 ALTER TABLE `we``ird``` DISABLE KEYS */;
INSERT INTO `we``ird``` VALUES (1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
/*!40000 ALTER TABLE `we``ird``` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Dumping events for database 'shop'
--

--
-- Dumping routines for database 'shop'
--

--
-- Current Database: `other`
--

CREATE DATABASE /*!32312 IF NOT EXISTS*/ `other` /*!40100 DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci */ /*!80016 DEFAULT ENCRYPTION='N' */;

USE `other`;

--
-- Table structure for table `numbers`
--

DROP TABLE IF EXISTS `numbers`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `numbers` (
  `one` int DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `numbers`
--

LOCK TABLES `numbers` WRITE;
/*!40000 ALTER TABLE `numbers` DISABLE KEYS */;
INSERT INTO `numbers` VALUES (1);
/*!40000 ALTER TABLE `numbers` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Dumping events for database 'other'
--

--
-- Dumping routines for database 'other'
--

--
-- Current Database: `dumped`
--

CREATE DATABASE /*!32312 IF NOT EXISTS*/ `dumped` /*!40100 DEFAULT CHARACTER SET gbk */ /*!80016 DEFAULT ENCRYPTION='N' */;

USE `dumped`;

--
-- Table structure for table `audit`
--

DROP TABLE IF EXISTS `audit`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `audit` (
  `id` int DEFAULT NULL,
  `note` varchar(100) DEFAULT NULL,
  KEY `note` (`note`)
) ENGINE=InnoDB DEFAULT CHARSET=gbk;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `audit`
--

LOCK TABLES `audit` WRITE;
/*!40000 ALTER TABLE `audit` DISABLE KEYS */;
/*!40000 ALTER TABLE `audit` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `plain`
--

DROP TABLE IF EXISTS `plain`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `plain` (
  `id` int unsigned NOT NULL,
  `v` varchar(40) NOT NULL,
  `e` enum('p;q','`r`','s''t','u''v','w\\x') CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci DEFAULT NULL,
  `b` varbinary(20) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=gbk;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `plain`
--

LOCK TABLES `plain` WRITE;
/*!40000 ALTER TABLE `plain` DISABLE KEYS */;
INSERT INTO `plain` VALUES (1,'a; CREATE TABLE fake (x INT); -- no','p;q',_binary '\0\'\\;\"'),(2,'/* not a comment','s\'t',_binary '`'),(3,'\\','w\\x',NULL);
/*!40000 ALTER TABLE `plain` ENABLE KEYS */;
UNLOCK TABLES;
/*!50003 SET @saved_cs_client      = @@character_set_client */ ;
/*!50003 SET @saved_cs_results     = @@character_set_results */ ;
/*!50003 SET @saved_col_connection = @@collation_connection */ ;
/*!50003 SET character_set_client  = utf8mb4 */ ;
/*!50003 SET character_set_results = utf8mb4 */ ;
/*!50003 SET collation_connection  = utf8mb4_0900_ai_ci */ ;
/*!50003 SET @saved_sql_mode       = @@sql_mode */ ;
/*!50003 SET sql_mode              = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION' */ ;
DELIMITER ;;
/*!50003 CREATE*/ /*!50017 DEFINER=`root`@`localhost`*/ /*!50003 TRIGGER `tr` AFTER INSERT ON `plain` FOR EACH ROW BEGIN INSERT INTO audit VALUES (NEW.id, 'it''s; "new" `row`'); UPDATE audit SET id = 1 WHERE id = 1; END */;;
DELIMITER ;
/*!50003 SET sql_mode              = @saved_sql_mode */ ;
/*!50003 SET character_set_client  = @saved_cs_client */ ;
/*!50003 SET character_set_results = @saved_cs_results */ ;
/*!50003 SET collation_connection  = @saved_col_connection */ ;

--
-- Temporary view structure for view `seen`
--

DROP TABLE IF EXISTS `seen`;
/*!50001 DROP VIEW IF EXISTS `seen`*/;
SET @saved_cs_client     = @@character_set_client;
/*!50503 SET character_set_client = utf8mb4 */;
/*!50001 CREATE VIEW `seen` AS SELECT 
 1 AS `id`,
 1 AS `v`*/;
SET character_set_client = @saved_cs_client;

--
-- Dumping events for database 'dumped'
--
/*!50106 SET @save_time_zone= @@TIME_ZONE */ ;
/*!50106 DROP EVENT IF EXISTS `ev` */;
DELIMITER ;;
/*!50003 SET @saved_cs_client      = @@character_set_client */ ;;
/*!50003 SET @saved_cs_results     = @@character_set_results */ ;;
/*!50003 SET @saved_col_connection = @@collation_connection */ ;;
/*!50003 SET character_set_client  = utf8mb4 */ ;;
/*!50003 SET character_set_results = utf8mb4 */ ;;
/*!50003 SET collation_connection  = utf8mb4_0900_ai_ci */ ;;
/*!50003 SET @saved_sql_mode       = @@sql_mode */ ;;
/*!50003 SET sql_mode              = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION' */ ;;
/*!50003 SET @saved_time_zone      = @@time_zone */ ;;
/*!50003 SET time_zone             = 'SYSTEM' */ ;;
/*!50106 CREATE*/ /*!50117 DEFINER=`root`@`localhost`*/ /*!50106 EVENT `ev` ON SCHEDULE EVERY 1 YEAR STARTS '2026-11-21 00:38:40' ON COMPLETION NOT PRESERVE ENABLE DO BEGIN DELETE FROM audit; DELETE FROM audit; END */ ;;
/*!50003 SET time_zone             = @saved_time_zone */ ;;
/*!50003 SET sql_mode              = @saved_sql_mode */ ;;
/*!50003 SET character_set_client  = @saved_cs_client */ ;;
/*!50003 SET character_set_results = @saved_cs_results */ ;;
/*!50003 SET collation_connection  = @saved_col_connection */ ;;
DELIMITER ;
/*!50106 SET TIME_ZONE= @save_time_zone */ ;

--
-- Dumping routines for database 'dumped'
--
/*!50003 DROP PROCEDURE IF EXISTS `pr` */;
/*!50003 SET @saved_cs_client      = @@character_set_client */ ;
/*!50003 SET @saved_cs_results     = @@character_set_results */ ;
/*!50003 SET @saved_col_connection = @@collation_connection */ ;
/*!50003 SET character_set_client  = utf8mb4 */ ;
/*!50003 SET character_set_results = utf8mb4 */ ;
/*!50003 SET collation_connection  = utf8mb4_0900_ai_ci */ ;
/*!50003 SET @saved_sql_mode       = @@sql_mode */ ;
/*!50003 SET sql_mode              = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION' */ ;
DELIMITER ;;
CREATE DEFINER=`root`@`localhost` PROCEDURE `pr`()
BEGIN CREATE TABLE IF NOT EXISTS made_by_procedure (x INT); DROP TABLE IF EXISTS plain2; END ;;
DELIMITER ;
/*!50003 SET sql_mode              = @saved_sql_mode */ ;
/*!50003 SET character_set_client  = @saved_cs_client */ ;
/*!50003 SET character_set_results = @saved_cs_results */ ;
/*!50003 SET collation_connection  = @saved_col_connection */ ;

--
-- Current Database: `shop`
--

USE `shop`;

--
-- Current Database: `other`
--

USE `other`;

--
-- Current Database: `dumped`
--

USE `dumped`;

--
-- Final view structure for view `seen`
--

/*!50001 DROP VIEW IF EXISTS `seen`*/;
/*!50001 SET @saved_cs_client          = @@character_set_client */;
/*!50001 SET @saved_cs_results         = @@character_set_results */;
/*!50001 SET @saved_col_connection     = @@collation_connection */;
/*!50001 SET character_set_client      = utf8mb4 */;
/*!50001 SET character_set_results     = utf8mb4 */;
/*!50001 SET collation_connection      = utf8mb4_0900_ai_ci */;
/*!50001 CREATE ALGORITHM=UNDEFINED */
/*!50013 DEFINER=`root`@`localhost` SQL SECURITY DEFINER */
/*!50001 VIEW `seen` AS select `plain`.`id` AS `id`,`plain`.`v` AS `v` from `plain` where (`plain`.`v` <> 'x;y') */;
/*!50001 SET character_set_client      = @saved_cs_client */;
/*!50001 SET character_set_results     = @saved_cs_results */;
/*!50001 SET collation_connection      = @saved_col_connection */;
/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;

/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;
/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
/*!40014 SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;

-- Dump completed on 2026-11-21  0:38:40
