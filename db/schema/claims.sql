-- Claims of deliveries: each is a ticket, with lines of its own.

-- Until when a delivery may be claimed. Of a contract, of a company (no contract), or of everybody (neither).
create table claim_term (
  company_id text references company,
  days integer not null check (days between 0 and 365),
  spoiled_days integer not null check (spoiled_days between 0 and 365),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  contract_number text references contract,
  constraint claim_term_of_company check (contract_number is null or company_id is not null),
  constraint claim_term_no_overlap exclude using gist (
    coalesce(contract_number, '') with =, coalesce(company_id, '') with =, daterange(valid_from, valid_to, '[]') with &&)
);

create table claim (
  case_number text primary key references ticket,
  order_number text not null references sales_order,
  company_id text not null,
  ship_to_id text not null,
  uid text not null references app_user,
  at timestamptz not null,
  currency text not null references currency,
  -- What the customer was told to expect.
  expected_minor bigint not null check (expected_minor >= 0)
);

create index claim_order on claim (order_number, at, case_number);

create table claim_line (
  case_number text not null references claim,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  reason text not null check (reason in ('short', 'damaged', 'wrong', 'short-dated', 'spoiled')),
  boxes integer not null check (boxes > 0),
  -- By credit notes that answer it.
  credited_boxes integer not null default 0 check (credited_boxes between 0 and boxes),
  -- As it was called then, by language.
  names jsonb not null check (is_texts(names)),
  -- Files of the ticket that show it.
  photos text[] not null,
  primary key (case_number, line_no)
);

-- Of these something is still to come.
create index claim_line_open on claim_line (case_number) where credited_boxes < boxes;

create table claim_credit (
  case_number text not null references claim,
  document_number text not null check (length(document_number) between 1 and 40),
  company_id text not null,
  boxes integer not null check (boxes > 0),
  at timestamptz not null,
  primary key (case_number, document_number)
);

-- What somebody has begun to claim of an order.
create table claim_draft (
  uid text not null references app_user,
  order_number text not null references sales_order,
  company_id text not null,
  ship_to_id text not null,
  body jsonb not null,
  saved_at timestamptz not null,
  -- The first of the days on which something in it can be claimed no more.
  last_day date,
  primary key (uid, order_number)
);

create index claim_draft_due on claim_draft (last_day) where last_day is not null;

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
  currency text not null references currency,
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
