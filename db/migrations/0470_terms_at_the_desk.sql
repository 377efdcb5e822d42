-- Terms of use are written at the desk: a draft of each market, the moment from which a version is in force, and words that stay as
-- customers were asked about them.
alter table content
  add column in_force_at timestamptz,
  add constraint content_in_force check (in_force_at is null or kind = 'terms') not valid;

create function keep_terms() returns trigger
  language plpgsql as $$
begin
  if new.kind <> old.kind or new.key <> old.key
    or not (new.titles @> old.titles and new.bodies @> old.bodies) then
    raise exception 'terms % stay as they were once said', old.key using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger terms_kept
  before update on content
  for each row when (old.kind = 'terms') execute function keep_terms();

create table terms_draft (
  market text primary key check (market in ('CZ', 'SK')),
  titles jsonb not null check (is_texts(titles)),
  bodies jsonb not null check (is_texts(bodies)),
  changed_at timestamptz not null,
  -- When it shall come into force by itself, and who said so.
  publish_at timestamptz,
  publish_by text,
  constraint terms_draft_planned check ((publish_at is null) = (publish_by is null))
);

create function tell_terms() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'terms')::text);
  return null;
end
$$;

create trigger terms_published
  after insert on content
  for each row when (new.kind = 'terms') execute function tell_terms();
