-- Open pages hear of holidays that the desk confirms (DCAL-01).
create trigger holidays_changed after insert or update or delete on holiday
  for each statement execute function tell_days_changed();
