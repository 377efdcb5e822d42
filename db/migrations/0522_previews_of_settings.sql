-- Settings of the portal are looked at before they hold (DEDIT-04): what was drafted of them, beside a role and a text.
alter table preview_session add column settings jsonb check (jsonb_typeof(settings) = 'object');
alter table preview_session drop constraint preview_session_check2;
alter table preview_session add constraint preview_session_seen check (num_nonnulls(role_id, content_kind, settings) = 1) not valid;
