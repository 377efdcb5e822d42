-- Contracts name the brands whose beer counts and the bonus above their volume, and say what they are about.

alter table contract
  add column brands text[] not null default '{}',
  add column bonus_percent numeric(5, 2) check (bonus_percent between 0 and 100),
  add column bodies jsonb not null default '{}' check (is_texts(bodies));
