-- outside a transaction
create index concurrently if not exists order_bundle_sku on order_bundle (bundle_sku, delivery_date) where not is_cancelled;
