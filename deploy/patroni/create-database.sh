#!/bin/sh
# /etc/patroni/create-database.sh: Patroni runs it once, on the first primary, with the address of the database.
exec psql --no-psqlrc --set ON_ERROR_STOP=1 "$1" <<'SQL'
\getenv password DRAGOMAN_PASSWORD
CREATE ROLE dragoman LOGIN PASSWORD :'password';
CREATE DATABASE dragoman OWNER dragoman;
SQL
