-- In a transaction of its own, so that nobody waits for it.
alter table company validate constraint company_gln_check;
alter table ship_to validate constraint ship_to_gln_check;
