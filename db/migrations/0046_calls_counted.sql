-- What processes counted of one caller within a minute. It is of no use after a crash, so nothing of it is logged.
create unlogged table call_count (
  counter text not null,
  subject text not null,
  window_start timestamptz not null,
  taken integer not null,
  primary key (counter, subject, window_start)
);
