-- Two who change a limit at once see it (DEDIT-01, DGOOD-04).
alter table product_limit add column version integer not null default 1 check (version > 0);
