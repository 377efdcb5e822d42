-- outside a transaction
-- Packagings in use are told one after another, without reading all goods.
create index concurrently if not exists product_packaging on product (packaging_code, sku);
