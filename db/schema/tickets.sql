-- Tickets: what customers asked, what was said to it and how far it is.

-- What a ticket may be about; one with a parent is a subcategory of it.
create table ticket_category (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  parent_id text references ticket_category,
  sort integer not null,
  names jsonb not null check (is_texts(names) and names ? 'en')
);

create sequence ticket_number start 100001;

create table ticket (
  case_number text primary key,
  company_id text not null,
  ship_to_id text not null,
  uid text not null references app_user,
  -- Ids of categories; of tickets from elsewhere that fit none, their own words.
  category text not null,
  subcategory text not null,
  title text not null check (length(title) between 1 and 40),
  description text not null,
  status text not null check (status in (
    'New', 'In Progress', 'Waiting for Details', 'Researching', 'Information Provided', 'On Hold',
    'Problem Solved', 'Cancelled', 'Merged')),
  opened date not null,
  closed date check (closed >= opened),
  -- Something new came before the portal knew comments.
  is_unread boolean not null,
  -- Empty of tickets from elsewhere: of them the day is known.
  sent_at timestamptz,
  phone text not null default '' check (phone ~ '^(\+42[01][0-9]{9})?$'),
  -- The market of the call that made it.
  market text not null default 'CZ' check (market in ('CZ', 'IT')),
  -- What it is about, as the customer names it.
  order_number text,
  order_line integer check (order_line > 0),
  invoice_number text,
  delivery_number text,
  material text,
  merged_into text references ticket,
  rating smallint check (rating between 1 and 5),
  rating_note text not null default '',
  rated_by text references app_user,
  rated_at timestamptz,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint ticket_rated check ((rating is null) = (rated_at is null))
);

create index ticket_company on ticket (company_id, opened desc);
create index ticket_place on ticket (ship_to_id, opened desc);
-- The page of an order asks for them.
create index ticket_order on ticket (order_number) where order_number is not null;
create index ticket_age on ticket (opened, case_number);
create index ticket_fresh on ticket (case_number) where status = 'New';

create table ticket_comment (
  id bigint generated always as identity primary key,
  case_number text not null references ticket,
  company_id text not null,
  at timestamptz not null,
  -- Who of the customer said it; empty is the brewery.
  uid text references app_user,
  -- Who of the brewery said it.
  author text check (length(author) between 1 and 80),
  -- By itself, not by a person.
  is_automatic boolean not null default false,
  text text not null check (length(text) > 0),
  -- Under which name it was told to us, so that it is told once.
  event_id text unique,
  constraint ticket_comment_speaker check ((uid is null) <> (author is null)),
  constraint ticket_comment_automatic check (not is_automatic or author is not null)
);

create index ticket_comment_case on ticket_comment (case_number, at, id);

create table ticket_change (
  id bigint generated always as identity primary key,
  case_number text not null references ticket,
  company_id text not null,
  at timestamptz not null,
  status text not null,
  -- Who of the customer did it; empty is the brewery.
  uid text references app_user,
  event_id text unique
);

create index ticket_change_case on ticket_change (case_number, at, id);

-- Who of the house works on a ticket (DTICK-01).
create table ticket_assignee (
  case_number text primary key references ticket,
  uid text not null references staff_member,
  at timestamptz not null
);

create index ticket_assignee_person on ticket_assignee (uid);

-- What the house notes of a ticket; no customer reads it (DTICK-01).
create table ticket_note (
  id bigint generated always as identity primary key,
  case_number text not null references ticket,
  company_id text not null,
  at timestamptz not null,
  by_uid text not null references staff_member,
  text text not null check (length(text) between 1 and 2000)
);

create index ticket_note_case on ticket_note (case_number, id);

-- What staff answer again and again, by language (DTICK-02).
create table ticket_template (
  -- Of who makes it and their key, so that a second click is the same one.
  id text primary key check (length(id) between 1 and 64),
  title text not null check (length(title) between 1 and 80),
  -- In each language that has words: {"cs": "Dobrý den, {jméno}…"}.
  texts jsonb not null check (is_texts(texts) and texts <> '{}'),
  changed_by text references staff_member,
  changed_at timestamptz not null,
  version integer not null check (version > 0)
);

-- How long the first answer and the solution may take (DTICK-04).
create table ticket_target (
  category text not null references ticket_category,
  -- For tickets opened from this day on, until the next one of the category.
  valid_from date not null,
  -- In hours of customer service.
  answer_minutes integer not null check (answer_minutes >= 15),
  solution_minutes integer not null check (solution_minutes >= answer_minutes),
  set_at timestamptz not null,
  set_by text not null references staff_member,
  primary key (category, valid_from)
);

-- Up to when somebody has read what the brewery said.
create table ticket_read (
  case_number text not null references ticket,
  uid text not null references app_user,
  read_at timestamptz not null,
  primary key (case_number, uid)
);

-- What somebody began to write: a new ticket, or an answer to one.
create table ticket_draft (
  uid text not null references app_user,
  key text not null check (length(key) between 1 and 200),
  body jsonb not null,
  saved_at timestamptz not null,
  primary key (uid, key)
);

-- A file of a ticket, or of one that is not sent yet; it comes in pieces.
create table ticket_attachment (
  -- Named by who sends it, so that what broke off can go on.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  uid text not null references app_user,
  -- One of the two: the ticket, or the draft of the one who writes it.
  case_number text references ticket,
  draft_key text check (length(draft_key) between 1 and 200),
  name text not null check (length(name) between 1 and 200),
  bytes integer not null check (bytes between 1 and 20971520),
  created_at timestamptz not null,
  -- Known once all of it is here and was found good.
  media_type text,
  file_id text references stored_file,
  constraint ticket_attachment_of check ((case_number is null) <> (draft_key is null)),
  constraint ticket_attachment_whole check ((file_id is null) = (media_type is null))
);

create index ticket_attachment_case on ticket_attachment (case_number) where case_number is not null;
create index ticket_attachment_draft on ticket_attachment (uid, draft_key) where draft_key is not null;

-- Pieces of a file that is on its way, each with the place where it begins.
create table ticket_upload (
  attachment_id text not null references ticket_attachment on delete cascade,
  at_byte integer not null check (at_byte >= 0),
  content bytea not null,
  primary key (attachment_id, at_byte)
);
