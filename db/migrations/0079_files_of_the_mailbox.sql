-- What went with a mail in the demo's mailbox.
create table mailbox_file (
  message_id text not null references mailbox on delete cascade,
  position integer not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (message_id, position)
);
