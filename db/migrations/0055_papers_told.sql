-- What a connected ERP told of papers, each event once.

create table paper_told (
  event_id text primary key check (length(event_id) between 8 and 100),
  kind text not null,
  number text not null,
  company_id text not null,
  body_hash text not null,
  received_at timestamptz not null
);
