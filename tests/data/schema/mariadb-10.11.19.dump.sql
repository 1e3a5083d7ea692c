/*M!999999\- enable the sandbox mode */ 
-- MariaDB dump 10.19  Distrib 10.11.19-MariaDB, for debian-linux-gnu (x86_64)
--
-- Host: localhost    Database: shop
-- ------------------------------------------------------
-- Server version	10.11.19-MariaDB-0+deb12u1-log

/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8mb4 */;
/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;
/*!40103 SET TIME_ZONE='+00:00' */;
/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;
/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;

--
-- Current Database: `shop`
--

CREATE DATABASE /*!32312 IF NOT EXISTS*/ `shop` /*!40100 DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci */;

USE `shop`;

--
-- Table structure for table `after_db`
--

DROP TABLE IF EXISTS `after_db`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `after_db` (
  `v` varchar(10) DEFAULT NULL,
  `t` text DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `after_db`
--

LOCK TABLES `after_db` WRITE;
/*!40000 ALTER TABLE `after_db` DISABLE KEYS */;
INSERT INTO `after_db` VALUES
('é','é');
/*!40000 ALTER TABLE `after_db` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `b`
--

DROP TABLE IF EXISTS `b`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `b` (
  `id` int(10) unsigned NOT NULL AUTO_INCREMENT,
  `ti` tinyint(3) unsigned DEFAULT NULL,
  `b` tinyint(1) DEFAULT NULL,
  `si` smallint(5) unsigned zerofill DEFAULT NULL,
  `mi` mediumint(8) unsigned DEFAULT NULL,
  `bi` bigint(20) unsigned DEFAULT NULL,
  `sr` int(11) DEFAULT NULL,
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
  `y` year(4) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=latin1 COLLATE=latin1_swedish_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `b`
--

LOCK TABLES `b` WRITE;
/*!40000 ALTER TABLE `b` DISABLE KEYS */;
INSERT INTO `b` VALUES
(1,255,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
(2,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
/*!40000 ALTER TABLE `b` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `coll`
--

DROP TABLE IF EXISTS `coll`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `coll` (
  `a` varchar(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_uca1400_ai_ci DEFAULT NULL,
  `b` varchar(10) CHARACTER SET utf8mb3 COLLATE utf8mb3_uca1400_as_cs DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `coll`
--

LOCK TABLES `coll` WRITE;
/*!40000 ALTER TABLE `coll` DISABLE KEYS */;
INSERT INTO `coll` VALUES
('é','é');
/*!40000 ALTER TABLE `coll` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `copied`
--

DROP TABLE IF EXISTS `copied`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `copied` (
  `c` char(1) DEFAULT NULL,
  `c0` char(0) DEFAULT NULL,
  `cu` char(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  `v` varchar(20) DEFAULT NULL,
  `vb` varchar(20) CHARACTER SET latin1 COLLATE latin1_bin DEFAULT NULL,
  `va` varchar(20) CHARACTER SET latin1 COLLATE latin1_swedish_ci DEFAULT NULL,
  `cb` binary(5) DEFAULT NULL,
  `n` char(3) CHARACTER SET utf8mb3 COLLATE utf8mb3_general_ci DEFAULT NULL,
  `nv` varchar(4) CHARACTER SET utf8mb3 COLLATE utf8mb3_general_ci DEFAULT NULL,
  `cv` varchar(7) DEFAULT NULL,
  `bi` binary(16) DEFAULT NULL,
  `vbi` varbinary(300) DEFAULT NULL,
  `tt` tinytext DEFAULT NULL,
  `t` text DEFAULT NULL,
  `mt` mediumtext CHARACTER SET ucs2 COLLATE ucs2_general_ci DEFAULT NULL,
  `lt` longtext DEFAULT NULL,
  `t100` tinytext DEFAULT NULL,
  `t300` text CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci DEFAULT NULL,
  `t70` mediumtext DEFAULT NULL,
  `b300` blob DEFAULT NULL,
  `bb` blob DEFAULT NULL,
  `lb` longblob DEFAULT NULL,
  `lv` mediumtext DEFAULT NULL,
  `lvb` mediumblob DEFAULT NULL,
  `g` varchar(9) CHARACTER SET gbk COLLATE gbk_bin DEFAULT NULL,
  `u3` varchar(9) CHARACTER SET utf8mb3 COLLATE utf8mb3_general_ci DEFAULT NULL,
  `cbin` varbinary(8) DEFAULT NULL,
  `tbin` blob DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=latin1 COLLATE=latin1_german1_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `copied`
--

LOCK TABLES `copied` WRITE;
/*!40000 ALTER TABLE `copied` DISABLE KEYS */;
INSERT INTO `copied` VALUES
('x',NULL,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
/*!40000 ALTER TABLE `copied` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `gen`
--

DROP TABLE IF EXISTS `gen`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `gen` (
  `a` int(11) DEFAULT NULL CHECK (`a` > 0),
  `v` int(11) GENERATED ALWAYS AS (`a` + 1) VIRTUAL COMMENT 'v',
  `s` varchar(20) GENERATED ALWAYS AS (concat(`a`,',)')) STORED,
  `j` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL CHECK (json_valid(`j`)),
  `p` point NOT NULL,
  `ge` geometry DEFAULT NULL,
  UNIQUE KEY `uk` (`a`),
  SPATIAL KEY `p` (`p`),
  CONSTRAINT `ck` CHECK (`a` <> 7)
) ENGINE=InnoDB DEFAULT CHARSET=latin1 COLLATE=latin1_swedish_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `gen`
--

LOCK TABLES `gen` WRITE;
/*!40000 ALTER TABLE `gen` DISABLE KEYS */;
INSERT INTO `gen` VALUES
(1,2,'1,)',NULL,'\0\0\0\0\0\0\0\0\0\0\0\0\0�?\0\0\0\0\0\0\0@',NULL);
/*!40000 ALTER TABLE `gen` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `hashed`
--

DROP TABLE IF EXISTS `hashed`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `hashed` (
  `a` text DEFAULT NULL,
  `b` int(11) DEFAULT NULL,
  `c` int(11) DEFAULT NULL,
  UNIQUE KEY `a` (`a`) USING HASH
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `hashed`
--

LOCK TABLES `hashed` WRITE;
/*!40000 ALTER TABLE `hashed` DISABLE KEYS */;
INSERT INTO `hashed` VALUES
('x',1,NULL),
('y',1,2);
/*!40000 ALTER TABLE `hashed` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `labels`
--

DROP TABLE IF EXISTS `labels`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `labels` (
  `q` int(11) DEFAULT NULL,
  `w` int(11) DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=latin1 COLLATE=latin1_swedish_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `labels`
--

LOCK TABLES `labels` WRITE;
/*!40000 ALTER TABLE `labels` DISABLE KEYS */;
INSERT INTO `labels` VALUES
(1,2);
/*!40000 ALTER TABLE `labels` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `m1`
--

DROP TABLE IF EXISTS `m1`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `m1` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `i6` inet6 DEFAULT NULL,
  `u` uuid DEFAULT uuid(),
  `i4` inet4 DEFAULT NULL,
  `c` varchar(100) /*M!100301 COMPRESSED*/ DEFAULT NULL,
  `b` blob /*M!100301 COMPRESSED*/ DEFAULT NULL,
  `j` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL CHECK (json_valid(`j`)),
  `n` int(11) INVISIBLE DEFAULT (1 + 2),
  `p` int(11) GENERATED ALWAYS AS (`n` + 1) STORED,
  `r` point DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci PAGE_CHECKSUM=1 `ENCRYPTED`='NO';
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `m1`
--

LOCK TABLES `m1` WRITE;
/*!40000 ALTER TABLE `m1` DISABLE KEYS */;
INSERT INTO `m1` (`id`, `i6`, `u`, `i4`, `c`, `b`, `j`, `n`, `p`, `r`) VALUES (1,NULL,'bbb2b7a7-e543-11f1-8119-02fc00000001',NULL,'x',NULL,NULL,3,4,NULL);
/*!40000 ALTER TABLE `m1` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `parts`
--

DROP TABLE IF EXISTS `parts`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `parts` (
  `id` int(11) NOT NULL,
  `k` int(11) NOT NULL,
  `extra` int(11) DEFAULT NULL,
  `n` varchar(5) DEFAULT NULL,
  PRIMARY KEY (`id`,`k`)
) ENGINE=InnoDB DEFAULT CHARSET=latin1 COLLATE=latin1_swedish_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `parts`
--

LOCK TABLES `parts` WRITE;
/*!40000 ALTER TABLE `parts` DISABLE KEYS */;
INSERT INTO `parts` VALUES
(30,2,3,'y');
/*!40000 ALTER TABLE `parts` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `per`
--

DROP TABLE IF EXISTS `per`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `per` (
  `id` int(11) DEFAULT NULL,
  `q` int(11) DEFAULT NULL,
  `s` date NOT NULL,
  `e` date NOT NULL,
  PERIOD FOR `ap` (`s`, `e`),
  UNIQUE KEY `id` (`id`,`ap` WITHOUT OVERLAPS)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `per`
--

LOCK TABLES `per` WRITE;
/*!40000 ALTER TABLE `per` DISABLE KEYS */;
INSERT INTO `per` VALUES
(1,NULL,'2026-01-01','2026-01-02'),
(2,3,'2026-01-01','2026-01-02');
/*!40000 ALTER TABLE `per` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `sel`
--

DROP TABLE IF EXISTS `sel`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `sel` (
  `v` varchar(10) DEFAULT NULL,
  `t` text DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `sel`
--

LOCK TABLES `sel` WRITE;
/*!40000 ALTER TABLE `sel` DISABLE KEYS */;
INSERT INTO `sel` VALUES
('é','é'),
('é','é');
/*!40000 ALTER TABLE `sel` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `selk`
--

DROP TABLE IF EXISTS `selk`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `selk` (
  `k` int(11) NOT NULL AUTO_INCREMENT,
  `v` varchar(10) DEFAULT NULL,
  `z` int(11) DEFAULT NULL,
  PRIMARY KEY (`k`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `selk`
--

LOCK TABLES `selk` WRITE;
/*!40000 ALTER TABLE `selk` DISABLE KEYS */;
INSERT INTO `selk` VALUES
(1,'é',NULL),
(2,'x',1);
/*!40000 ALTER TABLE `selk` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `strings`
--

DROP TABLE IF EXISTS `strings`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `strings` (
  `c` char(1) DEFAULT NULL,
  `c0` char(0) DEFAULT NULL,
  `cu` char(10) NOT NULL DEFAULT '',
  `v` varchar(20) DEFAULT NULL,
  `vb` varchar(20) DEFAULT NULL,
  `va` varchar(20) DEFAULT NULL,
  `cb` binary(5) DEFAULT NULL,
  `n` char(3) DEFAULT NULL,
  `nv` varchar(4) DEFAULT NULL,
  `cv` varchar(7) DEFAULT NULL,
  `bi` binary(16) DEFAULT NULL,
  `vbi` varbinary(300) DEFAULT NULL,
  `tt` text DEFAULT NULL,
  `t` mediumtext DEFAULT NULL,
  `mt` longtext DEFAULT NULL,
  `lt` longtext DEFAULT NULL,
  `t100` text DEFAULT NULL,
  `t300` text DEFAULT NULL,
  `t70` longtext DEFAULT NULL,
  `b300` blob DEFAULT NULL,
  `bb` blob DEFAULT NULL,
  `lb` longblob DEFAULT NULL,
  `lv` longtext DEFAULT NULL,
  `lvb` mediumblob DEFAULT NULL,
  `g` varchar(9) DEFAULT NULL,
  `u3` varchar(9) DEFAULT NULL,
  `cbin` varbinary(8) DEFAULT NULL,
  `tbin` blob DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `strings`
--

LOCK TABLES `strings` WRITE;
/*!40000 ALTER TABLE `strings` DISABLE KEYS */;
INSERT INTO `strings` VALUES
('x',NULL,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('y',NULL,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
/*!40000 ALTER TABLE `strings` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `sv`
--

DROP TABLE IF EXISTS `sv`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `sv` (
  `fst` int(11) DEFAULT NULL,
  `x` int(11) DEFAULT NULL,
  `z` int(11) DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci WITH SYSTEM VERSIONING;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `sv`
--

LOCK TABLES `sv` WRITE;
/*!40000 ALTER TABLE `sv` DISABLE KEYS */;
INSERT INTO `sv` VALUES
(NULL,1,NULL),
(NULL,1,2),
(0,1,2),
(0,1,2),
(0,1,2);
/*!40000 ALTER TABLE `sv` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `sve`
--

DROP TABLE IF EXISTS `sve`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `sve` (
  `x` int(11) DEFAULT NULL,
  `rs` timestamp(6) GENERATED ALWAYS AS ROW START,
  `re` timestamp(6) GENERATED ALWAYS AS ROW END,
  PERIOD FOR SYSTEM_TIME (`rs`, `re`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci WITH SYSTEM VERSIONING;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `sve`
--

LOCK TABLES `sve` WRITE;
/*!40000 ALTER TABLE `sve` DISABLE KEYS */;
INSERT INTO `sve` VALUES
(1,'2026-11-21 00:37:30.518505','2038-01-19 03:14:07.999999');
/*!40000 ALTER TABLE `sve` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `times`
--

DROP TABLE IF EXISTS `times`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `times` (
  `t` time DEFAULT NULL,
  `t3` time(3) DEFAULT NULL,
  `d` date DEFAULT NULL,
  `dt` datetime DEFAULT NULL,
  `dt6` datetime(6) DEFAULT current_timestamp(6) ON UPDATE current_timestamp(6),
  `ts` timestamp NULL DEFAULT NULL,
  `after_ts` int(11) DEFAULT NULL,
  `ts2` timestamp(2) NULL DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=latin1 COLLATE=latin1_swedish_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `times`
--

LOCK TABLES `times` WRITE;
/*!40000 ALTER TABLE `times` DISABLE KEYS */;
INSERT INTO `times` VALUES
(NULL,NULL,'2026-01-01',NULL,'2026-11-21 00:37:28.583442',NULL,NULL,NULL),
(NULL,NULL,'2026-01-02',NULL,'2026-11-21 00:37:29.922289',NULL,NULL,NULL);
/*!40000 ALTER TABLE `times` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `we``ird```
--

DROP TABLE IF EXISTS `we``ird```;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `we``ird``` (
  `key` int(11) NOT NULL,
  `a b` int(11) DEFAULT NULL,
  `status` int(11) DEFAULT NULL,
  `type` int(11) DEFAULT NULL,
  `value` int(11) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `date` date DEFAULT NULL,
  `time` time DEFAULT NULL,
  `text` text DEFAULT NULL,
  `comment` int(11) DEFAULT NULL,
  `日本` int(11) DEFAULT NULL,
  `$x` int(11) DEFAULT NULL,
  `_y` int(11) DEFAULT NULL,
  PRIMARY KEY (`key`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci COMMENT='x';
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `we``ird```
--

LOCK TABLES `we``ird``` WRITE;
/*!40000 ALTER TABLE `we``ird``` DISABLE KEYS */;
INSERT INTO `we``ird``` VALUES
(1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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

CREATE DATABASE /*!32312 IF NOT EXISTS*/ `other` /*!40100 DEFAULT CHARACTER SET latin1 COLLATE latin1_swedish_ci */;

USE `other`;

--
-- Table structure for table `numbers`
--

DROP TABLE IF EXISTS `numbers`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `numbers` (
  `one` int(11) DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=latin1 COLLATE=latin1_swedish_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `numbers`
--

LOCK TABLES `numbers` WRITE;
/*!40000 ALTER TABLE `numbers` DISABLE KEYS */;
INSERT INTO `numbers` VALUES
(1);
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

CREATE DATABASE /*!32312 IF NOT EXISTS*/ `dumped` /*!40100 DEFAULT CHARACTER SET gbk COLLATE gbk_chinese_ci */;

USE `dumped`;

--
-- Table structure for table `audit`
--

DROP TABLE IF EXISTS `audit`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `audit` (
  `id` int(11) DEFAULT NULL,
  `note` varchar(100) DEFAULT NULL,
  KEY `note` (`note`)
) ENGINE=InnoDB DEFAULT CHARSET=gbk COLLATE=gbk_chinese_ci;
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
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `plain` (
  `id` int(10) unsigned NOT NULL,
  `v` varchar(40) NOT NULL,
  `e` enum('p;q','`r`','s''t','u''v','w\\x') CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci DEFAULT NULL,
  `b` varbinary(20) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=gbk COLLATE=gbk_chinese_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `plain`
--

LOCK TABLES `plain` WRITE;
/*!40000 ALTER TABLE `plain` DISABLE KEYS */;
INSERT INTO `plain` VALUES
(1,'a; CREATE TABLE fake (x INT); -- no','p;q','\0\'\\;\"'),
(2,'/* not a comment','s\'t','`'),
(3,'\\','w\\x',NULL);
/*!40000 ALTER TABLE `plain` ENABLE KEYS */;
UNLOCK TABLES;
/*!50003 SET @saved_cs_client      = @@character_set_client */ ;
/*!50003 SET @saved_cs_results     = @@character_set_results */ ;
/*!50003 SET @saved_col_connection = @@collation_connection */ ;
/*!50003 SET character_set_client  = utf8mb4 */ ;
/*!50003 SET character_set_results = utf8mb4 */ ;
/*!50003 SET collation_connection  = utf8mb4_general_ci */ ;
/*!50003 SET @saved_sql_mode       = @@sql_mode */ ;
/*!50003 SET sql_mode              = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_AUTO_CREATE_USER,NO_ENGINE_SUBSTITUTION' */ ;
DELIMITER ;;
/*!50003 CREATE*/ /*!50017 DEFINER=`root`@`localhost`*/ /*!50003 TRIGGER tr AFTER INSERT ON plain FOR EACH ROW BEGIN INSERT INTO audit VALUES (NEW.id, 'it''s; "new" `row`'); UPDATE audit SET id = 1 WHERE id = 1; END 
*/;;
DELIMITER ;
/*!50003 SET sql_mode              = @saved_sql_mode */ ;
/*!50003 SET character_set_client  = @saved_cs_client */ ;
/*!50003 SET character_set_results = @saved_cs_results */ ;
/*!50003 SET collation_connection  = @saved_col_connection */ ;

--
-- Temporary table structure for view `seen`
--

DROP TABLE IF EXISTS `seen`;
/*!50001 DROP VIEW IF EXISTS `seen`*/;
SET @saved_cs_client     = @@character_set_client;
SET character_set_client = utf8mb4;
/*!50001 CREATE VIEW `seen` AS SELECT
 NULL AS `id`,
 NULL AS `v` */;
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
/*!50003 SET collation_connection  = utf8mb4_general_ci */ ;;
/*!50003 SET @saved_sql_mode       = @@sql_mode */ ;;
/*!50003 SET sql_mode              = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_AUTO_CREATE_USER,NO_ENGINE_SUBSTITUTION' */ ;;
/*!50003 SET @saved_time_zone      = @@time_zone */ ;;
/*!50003 SET time_zone             = 'SYSTEM' */ ;;
/*!50106 CREATE*/ /*!50117 DEFINER=`root`@`localhost`*/ /*!50106 EVENT `ev` ON SCHEDULE EVERY 1 YEAR STARTS '2026-11-21 00:38:39' ON COMPLETION NOT PRESERVE ENABLE DO BEGIN DELETE FROM audit; DELETE FROM audit; END 
*/ ;;
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
/*!50003 SET @saved_sql_mode       = @@sql_mode */ ;
/*!50003 SET sql_mode              = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_AUTO_CREATE_USER,NO_ENGINE_SUBSTITUTION' */ ;
/*!50003 DROP PROCEDURE IF EXISTS `pr` */;
/*!50003 SET @saved_cs_client      = @@character_set_client */ ;
/*!50003 SET @saved_cs_results     = @@character_set_results */ ;
/*!50003 SET @saved_col_connection = @@collation_connection */ ;
/*!50003 SET character_set_client  = utf8mb4 */ ;
/*!50003 SET character_set_results = utf8mb4 */ ;
/*!50003 SET collation_connection  = utf8mb4_general_ci */ ;
DELIMITER ;;
CREATE DEFINER=`root`@`localhost` PROCEDURE `pr`()
BEGIN CREATE TABLE IF NOT EXISTS made_by_procedure (x INT); DROP TABLE IF EXISTS plain2; END
;;
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
/*!50001 SET collation_connection      = utf8mb4_general_ci */;
/*!50001 CREATE ALGORITHM=UNDEFINED */
/*!50013 DEFINER=`root`@`localhost` SQL SECURITY DEFINER */
/*!50001 VIEW `seen` AS select `plain`.`id` AS `id`,`plain`.`v` AS `v` from `plain` where `plain`.`v` <> 'x;y' */;
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
