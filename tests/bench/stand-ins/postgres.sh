#!/bin/sh
# Does with the settings of deploy/compose.yaml what the official image of PostgreSQL does.
set -eu
PATH=/usr/local/pgsql/bin:$PATH
export PGDATA=/var/lib/postgresql/18/docker
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }

if [ ! -e "$PGDATA/PG_VERSION" ]; then
  chown postgres /var/lib/postgresql
  as_postgres mkdir --parents "$PGDATA"
  printf %s "$POSTGRES_PASSWORD" >/tmp/password && chown postgres /tmp/password
  as_postgres initdb --username="$POSTGRES_USER" --pwfile=/tmp/password \
    --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  sockets="-k /var/run/postgresql"
  as_postgres pg_ctl start --wait --options="$sockets -c listen_addresses=''"
  psql --username "$POSTGRES_USER" --dbname postgres --command "create database $POSTGRES_DB"
  for file in /docker-entrypoint-initdb.d/*.sh; do "$file"; done
  as_postgres pg_ctl stop --wait --mode=fast
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups \
  postgres -k /var/run/postgresql -c "listen_addresses=*"
