-- No order from before is a replacement delivery.

alter table sales_order validate constraint sales_order_replaces_fkey, validate constraint sales_order_replaces_other;
