-- Open pages hear of it when a draft of prices is published or taken back (DPRICE-02).
create function tell_prices_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'place', 'company', id)::text)
  from company where price_list in (select price_list from price_draft_line where draft_id = new.id);
  return null;
end
$$;

create trigger prices_changed
  after update on price_draft
  for each row when (old.state is distinct from new.state and new.state in ('published', 'taken_back'))
  execute function tell_prices_changed();
