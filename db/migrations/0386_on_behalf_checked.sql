-- In a transaction of its own, so that nobody waits for it.
alter table sales_order
  validate constraint sales_order_source_check,
  validate constraint sales_order_overridden_check;
