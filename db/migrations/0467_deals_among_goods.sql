-- outside a transaction
create index concurrently if not exists product_is_bundle on product (sku) where is_bundle;
