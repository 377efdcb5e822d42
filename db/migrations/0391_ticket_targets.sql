-- How long the first answer and the solution of tickets may take holds from a day on, as the desk dates it (DTICK-04).
create table ticket_target (
  category text not null references ticket_category,
  -- For tickets opened from this day on, until the next one of the category.
  valid_from date not null,
  -- In hours of customer service.
  answer_minutes integer not null check (answer_minutes >= 15),
  solution_minutes integer not null check (solution_minutes >= answer_minutes),
  set_at timestamptz not null,
  set_by text not null references staff_member,
  primary key (category, valid_from)
);
