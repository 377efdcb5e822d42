-- Who takes personal data along, and who makes somebody anonymous (DCUST-05): administrators alone.
insert into staff_right (role, area, power, up_to) values ('admin', 'customer-users', 'override', null)
on conflict (role, area, power) do nothing;
