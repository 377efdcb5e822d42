-- One of the staff looks at the portal in a frame that can only read (DCONF-02, DEDIT-04): begun at the desk, opened once by a code.
create table preview_session (
  id uuid primary key,
  code_hash text not null unique,
  staff_uid text not null references staff_member on delete cascade,
  -- By which the desk's session is known: who signs out there sees no more.
  staff_token_ids text[] not null check (cardinality(staff_token_ids) > 0),
  market text not null check (market in ('CZ', 'SK')),
  language text not null check (language in ('cs', 'sk', 'en')),
  -- As a role, with what it opens, at a place.
  role_id text,
  role_name text,
  permissions text,
  ship_to_id text references ship_to on delete cascade,
  -- Or a text as it stands at the desk.
  content_kind text,
  content_key text,
  created_at timestamptz not null,
  code_expires_at timestamptz not null,
  started_at timestamptz,
  expires_at timestamptz not null,
  check (num_nulls(role_id, role_name, permissions, ship_to_id) in (0, 4)),
  check (num_nulls(content_kind, content_key) in (0, 2)),
  check ((role_id is null) <> (content_kind is null))
);

create index preview_session_staff on preview_session (staff_uid);
create index preview_session_place on preview_session (ship_to_id);
create index preview_session_end on preview_session (expires_at);
