-- Of somebody new nothing is looked up. Where ten thousand came in one file, each was looked for in a plan made when there were few
-- accounts: all of them were read for each.
create or replace function keep_account() returns trigger
  language plpgsql as $$
begin
  insert into account (uid, realm) values (new.uid, tg_argv[0]) on conflict (uid) do nothing;
  if not found and (select realm from account where uid = new.uid) <> tg_argv[0] then
    raise exception 'the id % belongs to the other side', new.uid using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
