-- Whoever looks for a price goes by the key: the overlap's index is worded so that a plain question cannot use it.
-- Related goods are found by their brand.

alter table price drop constraint price_no_overlap;
alter table price add constraint price_no_overlap exclude using gist (
  (sku || ' ' || price_list) with =, daterange(valid_from, valid_to, '[]') with &&);

alter table promo_leaflet drop constraint promo_leaflet_no_overlap;
alter table promo_leaflet add constraint promo_leaflet_no_overlap exclude using gist (
  (sku || ' ' || price_list) with =, daterange(valid_from, valid_to, '[]') with &&);

create index product_brand on product (brand, sub_brand);
