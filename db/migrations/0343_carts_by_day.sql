-- outside a transaction
create index concurrently if not exists cart_delivery_day on cart (delivery_date) where is_active;
