-- The same texts as before, looked at in a third of the time: each line of an order has some. PostgreSQL writes what jsonb holds in
-- one way, so one look at what it writes says all: keys of two letters, texts that are not empty.
create or replace function is_texts(value jsonb) returns boolean
  language sql immutable parallel safe
  return value::text ~ '^\{(?:"[a-z]{2}": "(?:[^"\\]|\\.)+"(?:, )?)*\}$';
