-- Price updates: how the last one of a cart ended, and orders that were taken with provisional prices.

create table cart_pricing (
  cart_id text primary key references cart on delete cascade,
  company_id text not null,
  asked_at timestamptz not null,
  outcome text not null check (outcome in ('updated', 'failed', 'cannot-proceed', 'delivery-date-expired')),
  status_message text not null default '',
  basis text not null,
  contents text not null,
  prices jsonb not null check (jsonb_typeof(prices) = 'array')
);

alter table sales_order
  add is_provisional boolean not null default false,
  add provisional_total_minor bigint,
  add prices_settled_at timestamptz,
  add constraint sales_order_settled check (
    (provisional_total_minor is null) = (prices_settled_at is null)
    and not (is_provisional and prices_settled_at is not null));

alter table order_line
  add provisional_price_minor bigint check (provisional_price_minor >= 0);
