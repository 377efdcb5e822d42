-- Lists of documents that stay quick with a million of them: counted as they come and go, and found without reading all
-- of a company's.

create table document_count (
  company_id text not null references company,
  -- Empty of what concerns the whole company.
  place text not null,
  kind text not null,
  -- Empty of what nobody pays.
  state text not null,
  count integer not null,
  primary key (company_id, place, kind, state)
);

insert into document_count (company_id, place, kind, state, count)
select company_id, coalesce(ship_to_id, ''), kind, coalesce(state, ''), count(*) from document group by 1, 2, 3, 4;

create function count_document_changes() returns trigger
  language plpgsql as $$
begin
  -- In one order, so that two who count never wait for each other.
  if tg_op = 'INSERT' then
    insert into document_count as known (company_id, place, kind, state, count)
    select company_id, coalesce(ship_to_id, ''), kind, coalesce(state, ''), count(*) from came
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, place, kind, state) do update set count = known.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into document_count as known (company_id, place, kind, state, count)
    select company_id, coalesce(ship_to_id, ''), kind, coalesce(state, ''), -count(*) from went
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, place, kind, state) do update set count = known.count + excluded.count;
  else
    insert into document_count as known (company_id, place, kind, state, count)
    select company_id, coalesce(ship_to_id, ''), kind, coalesce(state, ''), sum(by) from (
      select company_id, ship_to_id, kind, state, 1 as by from came
      union all select company_id, ship_to_id, kind, state, -1 from went) moved
    group by 1, 2, 3, 4 having sum(by) <> 0 order by 1, 2, 3, 4
    on conflict (company_id, place, kind, state) do update set count = known.count + excluded.count;
  end if;
  return null;
end
$$;

create trigger document_came after insert on document
  referencing new table as came for each statement execute function count_document_changes();
create trigger document_went after delete on document
  referencing old table as went for each statement execute function count_document_changes();
create trigger document_moved after update on document
  referencing old table as went new table as came for each statement execute function count_document_changes();

-- What waits for money; a tab by itself; a period; the beginning of a number, and its end.
create index document_open on document (company_id, list_key, id) where state = 'open';
create index document_kind on document (company_id, kind, list_key, id);
create index document_issued on document (company_id, issued, id) include (ship_to_id, kind, state, due);
create index document_number on document (company_id, number text_pattern_ops);
create index document_number_end on document (company_id, reverse(number) text_pattern_ops);
