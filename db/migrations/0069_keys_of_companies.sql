-- Whoever serves several companies never meets the answer of one of them in another (D47). Keys live a day: what is kept
-- of the last one belongs to the company that the user is at home in.
alter table idempotency add column company_id text not null default '';
update idempotency i set company_id = coalesce(u.company_id, '') from app_user u where u.uid = i.uid;
alter table idempotency alter column company_id drop default;
alter table idempotency drop constraint idempotency_pkey;
alter table idempotency add primary key (uid, company_id, key);
