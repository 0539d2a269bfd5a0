#!/bin/sh
# The image of PostgreSQL runs it once, on an empty volume: the role that the site works with. The site
# grants it its rights when it migrates.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$APP_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role mgzavri_app login password :'password';
SQL
