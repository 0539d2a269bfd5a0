-- The hash of a link's token, base64url.
create or replace function link_hash(token text) returns text language sql immutable parallel safe as $$
  select translate(rtrim(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '='), '+/', '-_')
$$;
