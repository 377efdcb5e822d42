-- Who gave a draft of prices back and when, and why one was taken back: until now the log alone told (DPRICE-02).
alter table price_draft
  add column returned_by text,
  add column returned_at timestamptz,
  add column taken_back_reason text not null default '';

update price_draft draft
set returned_by = entry.actor_uid, returned_at = entry.at
from (
  select distinct on (subject_id) subject_id, actor_uid, at from audit_entry
  where subject_kind = 'price-draft' and action in ('price-draft.returned', 'price-draft.stopped')
  order by subject_id, at desc, id desc) entry
where draft.returned_reason <> '' and entry.subject_id = draft.id::text;

update price_draft draft
set taken_back_reason = entry.detail ->> 'reason'
from audit_entry entry
where draft.state = 'taken_back' and entry.subject_kind = 'price-draft' and entry.subject_id = draft.id::text
  and entry.action = 'price-draft.taken-back' and entry.detail ->> 'reason' is not null;
