-- Help pages say under which heading they stand, which picture they show and when they last changed (TUTOR-20).

alter table content
  add column sections jsonb not null default '{}' check (is_texts(sections)),
  add column file_link text check (file_link ~ '^/[a-z0-9/._-]+$'),
  add column modified_at timestamptz;
alter table content alter column sections drop default;
