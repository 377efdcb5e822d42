-- Batches that were begun before are of a list that is known.
alter table bulk_batch validate constraint bulk_batch_list_check;
