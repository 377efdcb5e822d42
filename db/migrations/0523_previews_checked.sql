-- Whatever stood there was of a role or of a text.
alter table preview_session validate constraint preview_session_seen;
