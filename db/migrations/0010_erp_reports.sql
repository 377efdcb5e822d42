-- What the ERP reports back: each event once, what was credited, and why boxes changed.

alter table order_line
  add boxes_credited integer not null default 0 check (boxes_credited >= 0),
  add change_reason text check (length(change_reason) between 1 and 200);

create table erp_report (
  event_id text primary key check (length(event_id) between 8 and 100),
  order_number text not null references sales_order on delete cascade,
  company_id text not null,
  kind text not null check (kind in ('confirmation', 'shipment', 'delivery', 'invoice', 'credit')),
  -- Of an invoice or a credit note.
  document_number text,
  body_hash text not null,
  at timestamptz not null,
  received_at timestamptz not null
);

create index erp_report_order on erp_report (order_number, at);
