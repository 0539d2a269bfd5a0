-- How many of the rows that wait for a vehicle of a model a change looks at.
create or replace function waiting_limit() returns integer
  language sql immutable parallel safe as $$ select 20 $$;
