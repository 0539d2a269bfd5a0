-- The words of a folded text (`fold_text`). Also the signs of other scripts part words, and very long words, such as a
-- note without spaces, are cut: no index takes them.
create or replace function word_vector(folded text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(distinct left(word, 60))), '')
  from regexp_split_to_table(
    folded, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f\u00a1\u00ab\u00b7\u00bb\u00bf\u2010-\u206f\u3001\u3002]+'
  ) as word
  where word <> ''
$$;
