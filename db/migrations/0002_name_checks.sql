-- Checks over several columns get names, so that a refusal says which one it was.

alter table delivery_exception rename constraint delivery_exception_check1 to delivery_exception_complete;
alter table product rename constraint product_check1 to product_pallet;
