-- What came last is in the index at once: a search need not read through a list of what waits to be put in.

alter index document_orders set (fastupdate = off);
select gin_clean_pending_list('document_orders');
