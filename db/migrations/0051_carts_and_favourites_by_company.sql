-- Somebody of several companies has a cart and favourites in each of them (D47).

drop index cart_one_active;
create unique index cart_one_active on cart (uid, company_id) where is_active;

update wishlist w set company_id = (select min(r.company_id) from ship_to_role r where r.uid = w.uid)
where w.company_id is null;
alter table wishlist drop constraint wishlist_uid_key;
alter table wishlist add unique nulls not distinct (uid, company_id);

-- Who acts for another company hears nothing of the cart of this one.
create or replace function tell_cart_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'cart', 'uid', new.uid, 'company', new.company_id, 'id', new.id, 'version', new.version)::text);
  return null;
end
$$;
