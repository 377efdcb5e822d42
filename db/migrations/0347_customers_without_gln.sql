-- A customer written down at the desk may have no global location number (DCUST-01); empty is none, as of the other numbers.
alter table company
  drop constraint company_gln_check,
  add constraint company_gln_check check (gln ~ '^([0-9]{13})?$') not valid;

alter table ship_to
  drop constraint ship_to_gln_check,
  add constraint ship_to_gln_check check (gln ~ '^([0-9]{13})?$') not valid;
