-- Where goods lie in the warehouse, for lists by which they are picked (DORD-07).
alter table product add column warehouse_place text check (char_length(warehouse_place) between 1 and 20);
