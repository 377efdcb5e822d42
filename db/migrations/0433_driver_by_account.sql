-- outside a transaction
create unique index concurrently if not exists driver_uid on driver (uid);
