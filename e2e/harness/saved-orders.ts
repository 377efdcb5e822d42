import type { Page } from "@playwright/test";
import { withConnection } from "../../db/src/connection.ts";
import { signIn } from "./ordering.ts";
import { expect, type Product } from "./product.ts";

// Carts that Jana put aside, made behind the product's back.

export const jana = "jana.novotna@modrahvezda.example";

export const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Košík/ });

export const rows = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });

export const preview = (page: Page) => page.getByRole("dialog", { name: /^Vložit do košíku: / });

/** Nothing is put aside, and Jana's cart is as it is before the first order. */
export async function forgetSaved(product: Product): Promise<void> {
  await sql(product, "delete from saved_order");
  await sql(
    product,
    "update cart set ship_to_id = '500101', delivery_method = null, delivery_date = null where uid = 'U001' and is_active",
  );
}

/** What Jana put aside: four kegs, or two kinds of them, for Monday. */
export async function putAside(product: Product, skus: readonly string[] = ["100212"]): Promise<void> {
  await sql(
    product,
    `with put_aside as (
        insert into cart (id, uid, company_id, ship_to_id, is_active, created_at, updated_at)
        select md5(random()::text), 'U001', company_id, id, false, '2026-11-20 08:40Z', '2026-11-20 08:40Z'
        from ship_to where id = '500101' returning *),
      saved as (
        insert into saved_order (cart_id, uid, company_id, ship_to_id, title, customer_order_number, note_for_driver,
          delivery_method, delivery_date, currency, net_minor, total_minor, boxes, line_count, created_at, updated_at)
        select id, uid, company_id, ship_to_id, 'Zahrádka', '', 'Zvonit u vrat', 'selfpickup_selfpickup', '2026-11-23',
          'CZK', 776000, 1500000, 4, ${skus.length}, created_at, updated_at
        from put_aside returning *)
    insert into saved_order_line (saved_order_id, line_no, company_id, sku, names, packages, layers, pallets, boxes,
      unit_price_minor, net_minor)
    select s.id, row_number() over (order by p.sku desc), s.company_id, p.sku, p.names, 4, 0, 0, 4,
      case p.sku when '100212' then 194000 else 164900 end, 776000
    from saved s, product p where p.sku = any('{${skus.join(",")}}')`,
  );
}

/** Signs Jana in with two other kegs in her cart; going on with them is what she answers. */
export async function signInWithGoods(page: Page, product: Product): Promise<void> {
  await sql(
    product,
    `insert into cart (id, uid, company_id, ship_to_id, created_at, updated_at)
    select md5(random()::text), 'U001', company_id, id, '2026-11-20 08:00Z', '2026-11-20 08:00Z' from ship_to
    where id = '500101' and not exists (select from cart where uid = 'U001' and is_active)`,
  );
  await sql(
    product,
    `with changed as (
      update cart set version = version + 1, updated_at = now() where uid = 'U001' and is_active returning id, company_id)
    insert into cart_line (cart_id, company_id, sku, packages, layers, pallets, position)
    select id, company_id, '100112', 2, 0, 0, 1 from changed`,
  );
  await signIn(page, jana);
  const question = page.getByRole("dialog", { name: "Máte rozpracovanou objednávku" });
  await question.getByRole("button", { name: "Pokračovat" }).click();
  await expect(question).toBeHidden();
}

export async function sql(product: Product, text: string): Promise<void> {
  await withConnection(product.databaseUrl, (client) => client.query(text));
}

/** As many more saved orders like the one that is there, each a day older and dearer than the one before. */
export async function multiply(product: Product, times: number): Promise<void> {
  await sql(
    product,
    `with wanted as (select n, md5(n::text || random()::text) as cart_id from generate_series(1, ${times}) n),
      carts as (
        insert into cart select (jsonb_populate_record(c, jsonb_build_object('id', w.cart_id))).*
        from wanted w, saved_order o join cart c on c.id = o.cart_id returning id),
      copies as (
        insert into saved_order (cart_id, uid, company_id, ship_to_id, title, customer_order_number, note_for_driver,
          delivery_method, delivery_date, currency, net_minor, total_minor, boxes, line_count, created_at, updated_at)
        select carts.id, o.uid, o.company_id, case when w.n % 2 = 0 then '500102' else o.ship_to_id end,
          'Akce ' || lpad(w.n::text, 2, '0'), 'PO-' || w.n, o.note_for_driver, o.delivery_method, o.delivery_date,
          o.currency, o.net_minor, o.total_minor + w.n * 100, o.boxes, o.line_count, o.created_at - w.n * interval '1 day',
          o.updated_at
        from wanted w join carts on carts.id = w.cart_id, saved_order o
        returning id)
    insert into saved_order_line
    select (jsonb_populate_record(l, jsonb_build_object('saved_order_id', copies.id))).* from copies, saved_order_line l`,
  );
}
