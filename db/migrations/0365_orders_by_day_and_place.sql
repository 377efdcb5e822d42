-- outside a transaction
create index concurrently if not exists sales_order_regular on sales_order (delivery_date, ship_to_id, delivery_method) where state <> 'cancelled';
