-- What the driver really took over: null until the ERP has reported it. A type that was not planned is planned with nought.

alter table order_empties_line
  add units_returned integer check (units_returned >= 0),
  drop constraint order_empties_line_units_check,
  add constraint order_empties_line_units_check check (units >= 0),
  add constraint order_empties_line_something check (units > 0 or coalesce(units_returned, 0) > 0);
