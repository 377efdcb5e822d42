-- From where something was done (DAUD-01); nothing where the brewery's own programs did it, or it was done before.
alter table audit_entry add column address text, add column user_agent text;
