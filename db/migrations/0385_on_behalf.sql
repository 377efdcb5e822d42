-- One of the staff orders in the name of a customer's user at one place (DORD-06): begun at the desk, opened once by a code.
create table behalf_session (
  id uuid primary key,
  code_hash text not null unique,
  staff_uid text not null references staff_member on delete cascade,
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

-- In whose name it was done.
alter table audit_entry add column as_uid text;

-- Who of the staff sent an order, and which rules were set aside for it.
alter table sales_order
  add column placed_by text,
  add column overridden jsonb,
  add constraint sales_order_overridden_check check (jsonb_typeof(overridden) = 'object') not valid,
  drop constraint sales_order_source_check,
  add constraint sales_order_source_check check (source in ('portal', 'edi', 'desk')) not valid;
