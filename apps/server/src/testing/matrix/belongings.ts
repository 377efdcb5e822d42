import { sql } from "kysely";
import type { TestServer } from "../test-server.ts";

/** All that a customer has, as one text: equal before and after means that nobody touched it. */
export async function belongingsOf(server: TestServer, uid: string): Promise<string> {
  const { rows } = await sql<{ all: unknown }>`
    select json_build_object(
      'user', (select to_json(u) from app_user u where u.uid = ${uid}),
      'carts', (select json_agg(c order by c.id) from cart c where c.uid = ${uid}),
      'lines', (select json_agg(l order by l.uid) from cart_line l join cart c on c.id = l.cart_id where c.uid = ${uid}),
      'saved', (select json_agg(s order by s.id) from saved_order s where s.uid = ${uid}),
      'savedLines', (select json_agg(l order by l.saved_order_id, l.line_no) from saved_order_line l
        join saved_order s on s.id = l.saved_order_id where s.uid = ${uid}),
      'favourites', (select json_agg(i order by i.id) from wishlist_item i
        join wishlist w on w.id = i.wishlist_id where w.uid = ${uid}),
      'tickets', (select json_agg(t order by t.case_number) from ticket t where t.uid = ${uid}),
      'said', (select json_agg(c order by c.id) from ticket_comment c join ticket t on t.case_number = c.case_number
        where t.uid = ${uid}),
      'drafts', (select json_agg(d order by d.key) from ticket_draft d where d.uid = ${uid}),
      'sessions', (select json_agg(d order by d.id) from user_session d where d.uid = ${uid}),
      'passkeys', (select json_agg(k order by k.id) from passkey k where k.uid = ${uid}),
      'orders', (select count(*) from sales_order o where o.created_by = ${uid}),
      'states', (select json_agg(o.state order by o.order_number) from sales_order o
        join ship_to_role r on r.ship_to_id = o.ship_to_id where r.uid = ${uid})) as all`.execute(
    server.deps.db,
  );
  return JSON.stringify(rows[0]?.all);
}
