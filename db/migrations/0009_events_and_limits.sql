-- What happens is told at once to whoever listens, and how much of a product a place may order.

create table product_limit (
  ship_to_id text not null,
  company_id text not null,
  sku text not null references product,
  max_boxes integer not null check (max_boxes >= 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (ship_to_id, sku, valid_from),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint product_limit_no_overlap exclude using gist (
    sku with =, ship_to_id with =, daterange(valid_from, valid_to, '[]') with &&)
);

create function tell_cart_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'cart', 'uid', new.uid, 'id', new.id, 'version', new.version)::text);
  return null;
end
$$;

create trigger cart_changed
  after update of version on cart
  for each row when (old.version is distinct from new.version) execute function tell_cart_changed();

create function tell_order_moved() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'place', new.ship_to_id, 'number', new.order_number, 'state', new.state)::text);
  return null;
end
$$;

create trigger order_moved
  after update of state on sales_order
  for each row when (old.state is distinct from new.state) execute function tell_order_moved();

create function tell_rights_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'rights', 'uid', case when tg_op = 'DELETE' then old.uid else new.uid end)::text);
  return null;
end
$$;

create trigger user_changed
  after update of status on app_user
  for each row when (old.status is distinct from new.status) execute function tell_rights_changed();

create trigger place_of_user_changed
  after insert or update or delete on ship_to_role
  for each row execute function tell_rights_changed();

create trigger session_ended
  after insert or update on session_end
  for each row execute function tell_rights_changed();

create function tell_token_revoked() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'token', 'id', new.jti)::text);
  return null;
end
$$;

create trigger token_revoked
  after insert on revoked_token
  for each row execute function tell_token_revoked();
