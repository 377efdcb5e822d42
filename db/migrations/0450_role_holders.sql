-- Whom a change of a role touches (DCONF-02).
create index ship_to_role_role on ship_to_role (role_id, uid);
