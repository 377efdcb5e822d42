-- The constraint of 0470 holds for what was there before as well.
alter table content validate constraint content_in_force;
