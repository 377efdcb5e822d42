-- In a transaction of its own, so that nobody waits for it.
alter table driver validate constraint driver_uid_fkey;
