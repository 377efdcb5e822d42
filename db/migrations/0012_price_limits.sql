-- How much an order with provisional prices may come to, and what else of an order is told to whoever listens.

alter table sales_order
  add price_limit_minor bigint,
  add price_kept_at timestamptz,
  add price_kept_by text,
  add constraint sales_order_price_limit check (
    price_limit_minor is null or is_provisional or prices_settled_at is not null),
  add constraint sales_order_price_kept check (
    (price_kept_at is null) = (price_kept_by is null)
    and (price_kept_at is null or (price_limit_minor is not null and prices_settled_at is not null)));

create or replace function tell_order_moved() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'news', 'moved', 'place', new.ship_to_id, 'number', new.order_number, 'state', new.state)::text);
  return null;
end
$$;

create function tell_order_priced() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'news', case when new.price_kept_at is null then 'priced' else 'kept' end,
    'place', new.ship_to_id, 'number', new.order_number, 'state', new.state)::text);
  return null;
end
$$;

create trigger order_priced
  after update of prices_settled_at, price_kept_at on sales_order
  for each row when ((old.prices_settled_at, old.price_kept_at)
    is distinct from (new.prices_settled_at, new.price_kept_at))
  execute function tell_order_priced();

create function tell_order_billed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'news', 'billed', 'place', o.ship_to_id, 'number', o.order_number, 'state', o.state)::text)
  from sales_order o where o.order_number = new.order_number;
  return null;
end
$$;

create trigger order_billed
  after insert on erp_report
  for each row when (new.kind in ('invoice', 'credit')) execute function tell_order_billed();
