-- Capacity rules hold from a day on, as the desk dates them, and open pages hear of it (DCAL-04).
alter table capacity_rule add column set_at timestamptz, add column set_by text;

create trigger capacity_rules_changed after insert or update or delete on capacity_rule
  for each statement execute function tell_days_changed();
