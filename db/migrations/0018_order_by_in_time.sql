-- An order-by is a minute of a clock and not later than the day of the delivery itself.
-- Rows that say otherwise keep their delivery: hours 24 to 29 become the last minute of their day, and what lies after
-- the new day its last minute, which is when ordering ended for such a row all along.

update delivery_exception set order_by_time = '23:59' where order_by_time >= '24:00';

update delivery_exception set order_by_date = scheduled_date, order_by_time = '23:59'
where order_by_date > scheduled_date;

alter table delivery_exception drop constraint delivery_exception_order_by_time_check;
alter table delivery_exception add constraint delivery_exception_order_by_time_check
  check (order_by_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
alter table delivery_exception add constraint delivery_exception_order_by_in_time check (order_by_date <= scheduled_date);
