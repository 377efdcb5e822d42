create index bank_movement_day on bank_movement (day, amount_minor);
