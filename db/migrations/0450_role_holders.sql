-- outside a transaction
-- Whom a change of a role touches (DCONF-02).
create index concurrently if not exists ship_to_role_role on ship_to_role (role_id, uid);
