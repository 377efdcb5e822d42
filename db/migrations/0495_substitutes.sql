-- What a brewery offers in place of goods that it cannot confirm (DORD-03).
alter table order_line
  add column substitutes text[] not null default '{}' check (cardinality(substitutes) <= 3);
