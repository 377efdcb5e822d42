alter table sales_order add column source text not null default 'portal' check (source in ('portal', 'edi'));

create table edi_partner (
  -- The global location number under which it sends.
  gln text primary key check (gln ~ '^[0-9]{13}$'),
  company_id text not null references company,
  -- In whose name it orders: that person's rights hold, at the places where they hold.
  uid text not null references app_user,
  -- Under which it knows the brewery.
  our_gln text not null check (our_gln ~ '^[0-9]{13}$'),
  syntax text not null check (syntax in ('edifact', 'ubl')),
  -- Its orders are judged and answered, and nothing is ordered.
  is_test boolean not null,
  -- What amounts in pieces count, and what becomes of one that is no whole box.
  pieces text not null check (pieces in ('named', 'bottles')),
  part_boxes text not null check (part_boxes in ('up', 'down', 'refuse')),
  -- By which code our messages name goods.
  product_code text not null check (product_code in ('box', 'piece', 'ours')),
  -- The partner's codes for our reasons.
  reason_codes jsonb not null check (jsonb_typeof(reason_codes) = 'object')
);

-- What came: each message once, by its partner and its reference, with the answer to each of its lines.
create table edi_message (
  id bigint generated always as identity primary key,
  partner_gln text not null references edi_partner,
  company_id text not null,
  reference text not null check (length(reference) between 1 and 100),
  body_hash text not null,
  order_reference text not null,
  place_gln text,
  received_at timestamptz not null,
  -- Null where nothing was ordered.
  order_number text unique references sales_order,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- How far its order was when it was last looked at.
  seen text not null default '',
  unique (partner_gln, reference)
);

-- A partner's order number orders once.
create unique index edi_message_ordered on edi_message (partner_gln, order_reference) where order_number is not null;

create sequence edi_reference_seq as bigint start 1 maxvalue 99999999999999 no cycle;

-- What goes to partners, whole as it goes: each subject once, sent until it is taken.
create table edi_outgoing (
  reference bigint primary key,
  partner_gln text not null references edi_partner,
  company_id text not null,
  message_id bigint not null references edi_message,
  kind text not null check (kind in ('order-response', 'despatch-advice', 'invoice')),
  subject text not null,
  file_name text not null,
  body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  last_error text,
  sent_at timestamptz,
  unique (partner_gln, subject)
);

create index edi_outgoing_waiting on edi_outgoing (next_attempt_at, reference) where sent_at is null;
