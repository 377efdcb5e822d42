-- Signed messages to customers' own systems (B16): where to, what of, and each that was sent or waits.

create table webhook_endpoint (
  id uuid primary key,
  company_id text not null references company,
  -- Whose rights bound it: nothing is sent that they may not see.
  made_by text not null references app_user on delete cascade,
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  topics text[] not null check (cardinality(topics) > 0 and topics <@ array['order', 'delivery', 'document', 'ticket']),
  ship_to_ids text[] not null check (cardinality(ship_to_ids) > 0),
  -- Sealed with VYCEP_SECRET; for a while after it was changed, the one before signs as well.
  sealed_secret text not null,
  sealed_old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  -- Since when it has taken nothing, and when it was switched off: by its people, or because it failed for days.
  failing_since timestamptz,
  switched_off_at timestamptz,
  constraint webhook_endpoint_old_secret check ((sealed_old_secret is null) = (old_secret_until is null))
);

create index webhook_endpoint_company on webhook_endpoint (company_id, created_at);

create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  company_id text not null,
  -- Empty of what concerns the whole company.
  ship_to_id text,
  topic text not null,
  -- What happened, by a name of its own, the same for every repeat.
  event_id text not null,
  type text not null,
  facts jsonb not null,
  happened_at timestamptz not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  attempted_at timestamptz,
  status_code integer,
  last_error text,
  delivered_at timestamptz,
  given_up_at timestamptz,
  unique (endpoint_id, event_id),
  check (delivered_at is null or given_up_at is null)
);

create index webhook_delivery_due on webhook_delivery (next_attempt_at, id) where delivered_at is null and given_up_at is null;
create index webhook_delivery_newest on webhook_delivery (endpoint_id, created_at desc, id);
create index webhook_delivery_old on webhook_delivery (created_at);

-- Written with its cause, by the database: whatever changes an order, a paper or a ticket tells of it, and pays no statement.
create function webhook_of_order() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, o.company_id, o.ship_to_id, t.topic, 'order-event-' || e.id, t.topic || '.' || e.state,
    json_build_object('order_number', o.order_number, 'state', e.state, 'delivery_date', o.delivery_date), e.at, now(), now()
  from came e join sales_order o on o.order_number = e.order_number
    cross join lateral (select case when e.state in ('received', 'confirmed', 'cancelled') then 'order' else 'delivery' end) t (topic)
    join webhook_endpoint w on w.company_id = o.company_id and w.switched_off_at is null
      and t.topic = any(w.topics) and o.ship_to_id = any(w.ship_to_ids);
  return null;
end
$$;

create trigger webhook_of_order after insert on order_event
  referencing new table as came for each statement execute function webhook_of_order();

-- Staff changed what was sent (DORD-04), or the prices came that it was sent without (PRICE-06). No step of the order, so no event of it.
create function webhook_of_changed_order() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, new.company_id, new.ship_to_id, 'order', 'order-' || tg_argv[0] || '-' || new.order_number || '-' || new.version,
    'order.' || tg_argv[0],
    json_build_object('order_number', new.order_number, 'state', new.state, 'delivery_date', new.delivery_date),
    case tg_argv[0] when 'changed' then new.changed_at else new.prices_settled_at end, now(), now()
  from webhook_endpoint w
  where w.company_id = new.company_id and w.switched_off_at is null and 'order' = any(w.topics) and new.ship_to_id = any(w.ship_to_ids);
  return null;
end
$$;

create trigger webhook_of_changed_order after update of changed_at on sales_order
  for each row when (new.changed_at is not null) execute function webhook_of_changed_order('changed');
create trigger webhook_of_priced_order after update of prices_settled_at on sales_order
  for each row when (old.prices_settled_at is null and new.prices_settled_at is not null)
  execute function webhook_of_changed_order('priced');

-- What concerns the whole company goes to those alone who have all its places.
create function webhook_of_document() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, d.company_id, d.ship_to_id, 'document', 'document-' || d.id, 'document.issued',
    json_build_object('kind', d.kind, 'number', d.number, 'issued', d.issued, 'order_numbers', d.order_numbers), now(), now(), now()
  from came d join webhook_endpoint w on w.company_id = d.company_id and w.switched_off_at is null
    and 'document' = any(w.topics) and (d.ship_to_id = any(w.ship_to_ids) or (d.ship_to_id is null and not exists (
      select from ship_to s where s.company_id = d.company_id and s.id <> all(w.ship_to_ids))));
  return null;
end
$$;

create trigger webhook_of_document after insert on document
  referencing new table as came for each statement execute function webhook_of_document();

create function webhook_of_ticket() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, t.company_id, t.ship_to_id, 'ticket', 'ticket-' || t.case_number, 'ticket.opened',
    json_build_object('case_number', t.case_number, 'status', t.status), coalesce(t.sent_at, now()), now(), now()
  from came t join webhook_endpoint w on w.company_id = t.company_id and w.switched_off_at is null
    and 'ticket' = any(w.topics) and t.ship_to_id = any(w.ship_to_ids);
  return null;
end
$$;

create trigger webhook_of_ticket after insert on ticket
  referencing new table as came for each statement execute function webhook_of_ticket();

create function webhook_of_ticket_comment() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, t.company_id, t.ship_to_id, 'ticket', 'ticket-comment-' || c.id, 'ticket.answered',
    json_build_object('case_number', t.case_number, 'by', case when c.uid is null then 'brewery' else 'customer' end), c.at, now(), now()
  from came c join ticket t on t.case_number = c.case_number
    join webhook_endpoint w on w.company_id = t.company_id and w.switched_off_at is null
      and 'ticket' = any(w.topics) and t.ship_to_id = any(w.ship_to_ids);
  return null;
end
$$;

create trigger webhook_of_ticket_comment after insert on ticket_comment
  referencing new table as came for each statement execute function webhook_of_ticket_comment();

create function webhook_of_ticket_change() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, t.company_id, t.ship_to_id, 'ticket', 'ticket-change-' || c.id, 'ticket.changed',
    json_build_object('case_number', t.case_number, 'status', c.status), c.at, now(), now()
  from came c join ticket t on t.case_number = c.case_number
    join webhook_endpoint w on w.company_id = t.company_id and w.switched_off_at is null
      and 'ticket' = any(w.topics) and t.ship_to_id = any(w.ship_to_ids);
  return null;
end
$$;

create trigger webhook_of_ticket_change after insert on ticket_change
  referencing new table as came for each statement execute function webhook_of_ticket_change();
