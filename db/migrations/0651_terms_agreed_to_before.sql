-- Apart from the trigger itself, so that people can agree meanwhile: what it keeps then stays.
update app_user u set terms_versions = array(
  select agreed.version from (
    select unnest(u.terms_versions) union select c.version from terms_consent c where c.uid = u.uid) agreed (version)
  order by agreed.version collate "C")
where exists (select from terms_consent c where c.uid = u.uid);
