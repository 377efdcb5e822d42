-- Files go with tickets: in pieces while they are on their way, then in the house's store.

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
