-- What staff want to give back for a claim (DTICK-03). Above the proposer's limit it waits for a second person.
create table credit_proposal (
  -- Of who sends it and their key, so that a second click is the same one.
  id text primary key check (length(id) between 1 and 64),
  case_number text not null references claim,
  company_id text not null,
  state text not null check (state in ('waiting', 'credited', 'declined', 'withdrawn')),
  by_uid text not null references staff_member,
  at timestamptz not null,
  -- Boxes by line: [{"lineNo": 1, "boxes": 2}].
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  currency text not null check (currency in ('CZK', 'EUR')),
  total_minor bigint not null check (total_minor > 0),
  -- Against limits of rights, in haléře.
  weight_minor bigint not null check (weight_minor > 0),
  -- What the customer reads when it is made.
  words text not null check (length(words) <= 1500),
  -- Whether the ticket is solved with it.
  is_solving boolean not null,
  decided_by text references staff_member,
  decided_at timestamptz,
  decided_why text not null default '' check (length(decided_why) <= 500),
  document_number text check (length(document_number) between 1 and 40),
  constraint credit_proposal_decided check ((state = 'waiting') = (decided_at is null)),
  constraint credit_proposal_credited check ((state = 'credited') = (document_number is not null))
);

create index credit_proposal_case on credit_proposal (case_number, at);
create unique index credit_proposal_waiting on credit_proposal (case_number) where state = 'waiting';
create unique index credit_proposal_document on credit_proposal (document_number) where document_number is not null;
