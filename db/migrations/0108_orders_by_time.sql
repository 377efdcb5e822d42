-- outside a transaction
create index concurrently if not exists sales_order_created on sales_order (created_at desc, order_number desc);
