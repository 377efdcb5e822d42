-- outside a transaction
create index concurrently if not exists sales_order_delivery on sales_order (delivery_date desc, order_number desc);
