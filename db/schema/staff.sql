-- People of the brewery; no row has a company or a ship-to (DSIGN-02).
create table staff_member (
  uid text primary key,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  status text not null check (status in ('invited', 'active', 'suspended')),
  created_at timestamptz not null,
  version integer not null check (version > 0)
);

create unique index staff_member_email on staff_member (lower(email collate "C"));

create trigger staff_member_account before insert on staff_member
  for each row execute function keep_account('staff');
create trigger staff_member_no_account after delete on staff_member
  for each row execute function drop_account();

create table staff_role (
  uid text not null references staff_member on delete cascade,
  role text not null check (role in ('service', 'sales', 'dispatch', 'catalogue', 'content', 'finance', 'driver', 'admin')),
  primary key (uid, role)
);

-- Whose companies sales work for.
create table staff_company (
  uid text not null references staff_member on delete cascade,
  company_id text not null references company,
  primary key (uid, company_id)
);

create index staff_company_company on staff_company (company_id);

-- What each role may do; where nothing stands, nothing is allowed.
create table staff_right (
  role text not null check (role in ('service', 'sales', 'dispatch', 'catalogue', 'content', 'finance', 'driver', 'admin')),
  area text not null,
  power text not null check (power in ('see', 'change', 'approve', 'override')),
  -- In haléře or cents for credits, in per cent for prices; null is without end.
  up_to bigint check (up_to >= 0),
  primary key (role, area, power)
);

-- What somebody looks for again and again in a list of the desk (DLIST-02).
create table desk_view (
  id uuid primary key,
  uid text not null references staff_member on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  -- The query of the list's address, without the place in it.
  query text not null check (length(query) <= 1000),
  is_shared boolean not null,
  created_at timestamptz not null,
  unique (uid, list, name)
);

create index desk_view_shared on desk_view (list) where is_shared;

-- Which columns of a list of the desk somebody sees, in their order (DLIST-02).
create table desk_columns (
  uid text not null references staff_member on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  shown text[] not null check (cardinality(shown) <= 40),
  hidden text[] not null check (cardinality(hidden) <= 40),
  primary key (uid, list)
);

-- One of the staff orders in the name of a customer's user at one place (DORD-06): begun at the desk, opened once by a code.
create table behalf_session (
  id uuid primary key,
  code_hash text not null unique,
  staff_uid text not null references staff_member on delete cascade,
  -- By which the desk's session is known: who signs out there orders no more.
  staff_token_ids text[] not null check (cardinality(staff_token_ids) > 0),
  uid text not null references app_user on delete cascade,
  company_id text not null,
  ship_to_id text not null,
  created_at timestamptz not null,
  code_expires_at timestamptz not null,
  started_at timestamptz,
  expires_at timestamptz not null,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index behalf_session_staff on behalf_session (staff_uid);
create index behalf_session_user on behalf_session (uid);
create index behalf_session_end on behalf_session (expires_at);

-- One of the staff looks at the portal in a frame that can only read (DCONF-02, DEDIT-04): begun at the desk, opened once by a code.
create table preview_session (
  id uuid primary key,
  code_hash text not null unique,
  staff_uid text not null references staff_member on delete cascade,
  -- By which the desk's session is known: who signs out there sees no more.
  staff_token_ids text[] not null check (cardinality(staff_token_ids) > 0),
  market text not null references market,
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
  -- Or settings of the portal as somebody drafted them.
  settings jsonb check (jsonb_typeof(settings) = 'object'),
  check (num_nulls(role_id, role_name, permissions, ship_to_id) in (0, 4)),
  check (num_nulls(content_kind, content_key) in (0, 2)),
  constraint preview_session_seen check (num_nonnulls(role_id, content_kind, settings) = 1)
);

create index preview_session_staff on preview_session (staff_uid);
create index preview_session_place on preview_session (ship_to_id);
create index preview_session_end on preview_session (expires_at);

-- Who of the staff comes by the brewery's own identity provider, and as whom it knows them (DSIGN-04).
create table staff_identity (
  issuer text not null check (char_length(issuer) between 1 and 500),
  subject text not null check (char_length(subject) between 1 and 255),
  uid text not null references staff_member on delete cascade,
  since timestamptz not null,
  primary key (issuer, subject),
  unique (uid, issuer)
);
