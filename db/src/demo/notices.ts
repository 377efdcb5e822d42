import type { ClientBase } from "pg";
import type { Day } from "../days.ts";

/** How far back the bell of a demo account goes, how much it holds of each kind, and how much of it is still unread. */
const daysBack = 30;
const mostOfKind = 3;
const unread = 3;

/**
 * Gives everybody's bell what happened last to the demo's orders, invoices and tickets at the places where they may see
 * it (BELL-01), under the causes that it has when it happens here. Nothing of it is mailed: it was told long ago.
 */
export async function tellDemoNotices(client: ClientBase, today: Day): Promise<void> {
  await client.query(
    `
    with happened as (
      select 'order-delivered' as kind, 'My Orders' as permission, order_number as subject, order_number as cause,
        company_id, ship_to_id, created_by as owner, null::text[] as people,
        (delivery_date + time '09:40') at time zone 'Europe/Prague' as at,
        jsonb_build_object('isPartial', state = 'partially-delivered') as facts
      from sales_order where state in ('delivered', 'partially-delivered')
      union all
      select 'new-document', 'My Documents', number, number, company_id, ship_to_id, null, null,
        (issued + time '15:20') at time zone 'Europe/Prague',
        jsonb_build_object(
          'documentKind', case type when 'Invoice' then 'invoice' else 'credit-note' end,
          'due', case type when 'Invoice' then due end)
      from invoice
      union all
      select 'ticket-answered', 'Support', t.case_number, t.case_number || ' ' || answer.id, t.company_id, t.ship_to_id,
        null, array(select t.uid union select c.uid from ticket_comment c where c.case_number = t.case_number),
        answer.at, jsonb_build_object('title', t.title)
      from ticket t join ticket_comment answer using (case_number) where answer.uid is null),
    told as (
      select h.*, u.uid, row_number() over (partition by u.uid, h.company_id, h.kind order by h.at desc, h.subject desc) as nth
      from happened h
      join ship_to_role r using (ship_to_id)
      join app_user u on u.uid = r.uid and u.status = 'Active' and u.is_validated
      where h.at >= $1::date - $2::integer and h.at < $1::date
        and h.permission = any(regexp_split_to_array(trim(r.permissions), '\\s*,\\s*'))
        and (h.people is null or u.uid = any(h.people))),
    bell as (
      select *, row_number() over (partition by uid, company_id order by at desc, subject desc) as place
      from told where nth <= $3)
    insert into notice (uid, company_id, ship_to_id, kind, subject, facts, cause, at, read_at, is_own, told_at, carried_at)
    select uid, company_id, ship_to_id, kind, subject, facts || jsonb_build_object('kind', kind), kind || ' ' || cause,
      at, case when place > $4 then at + interval '2 hours' end, coalesce(uid = owner, false), at, at
    from bell order by at, subject`,
    [today, daysBack, mostOfKind, unread],
  );
}
