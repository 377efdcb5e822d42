-- Which versions of the terms somebody agreed to when asked, beside the person: who has not is found by it (DCONF-03, DLIST-08).
alter table app_user add column terms_versions text[] collate "C" not null default '{}';

-- Made of the row alone as it stands when its turn comes, so that of two at once both are kept.
create function keep_terms_versions() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update app_user set terms_versions = array_remove(terms_versions, old.version)
    where uid = old.uid and old.version = any(terms_versions);
  end if;
  if tg_op <> 'DELETE' then
    update app_user set terms_versions = array(
      select version from unnest(terms_versions || new.version) kept (version) order by version collate "C")
    where uid = new.uid and new.version <> all(terms_versions);
  end if;
  return null;
end
$$;

create trigger terms_consent_kept after insert or update or delete on terms_consent
  for each row execute function keep_terms_versions();
