-- Papers are changed many at once as well (DLIST-03).
alter table bulk_batch drop constraint bulk_batch_list_check;
alter table bulk_batch add constraint bulk_batch_list_check check (
  list in ('contents', 'materials', 'bundles', 'leaflets', 'tickets', 'users', 'limits', 'companies', 'staff', 'papers')
) not valid;
