-- outside a transaction
-- What a place still owes is summed for each row of a page of ship-tos (DCUST-01, DLIST-08).
create index concurrently if not exists document_open_place on document (ship_to_id)
  where kind = 'invoice' and state = 'open';
