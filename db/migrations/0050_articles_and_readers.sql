-- Articles may be for visitors as well; what a person has seen and found helpful is kept.

alter table content add column is_public boolean not null default false;

create table content_reader (
  uid text not null references app_user on delete cascade,
  kind text not null,
  key text not null,
  seen_at timestamptz not null,
  is_helpful boolean,
  primary key (uid, kind, key),
  constraint content_reader_content foreign key (kind, key) references content on delete cascade
);
