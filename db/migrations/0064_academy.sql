-- Progress in the courses of e-learning (D45).

create table course_progress (
  uid text not null references app_user on delete cascade,
  course_id text not null,
  -- Its place in the report.
  position smallint not null,
  -- By language.
  names jsonb not null,
  lessons integer not null check (lessons > 0),
  lessons_done integer not null check (lessons_done between 0 and lessons),
  minutes integer check (minutes > 0),
  completed_on date,
  primary key (uid, course_id)
);

-- When e-learning last said how somebody stands; what is older changes nothing.
create table course_report (
  uid text primary key references app_user on delete cascade,
  reported_at timestamptz not null
);
