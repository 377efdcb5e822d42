import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clockFrom } from "../platform/clock.ts";
import { type ForgetRule, forget, removal, rowsAtOnce } from "../platform/jobs/forget.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { forgetRules } from "./growth.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_ROLE: "web" } });
}, 180_000);
afterAll(() => server.stop());

/** Why nothing is forgotten of a table by a rule. */
const reasons: readonly (readonly [because: string, ...tables: string[]])[] = [
  [
    "papers of trade, which the law wants for ten years; read by keys and by place alone, through indexes",
    ...[
      "sales_order",
      "order_line",
      "order_vat",
      "order_empties_line",
      "order_bundle",
      "order_event",
      "order_note",
    ],
    ...["erp_report", "invoice", "invoice_vat", "invoice_line", "invoice_order", "payment", "paper_told"],
    ...["bank_statement", "bank_movement", "delivery_plan", "delivery_round", "round_stop"],
    ...["stop_report", "stop_photo"],
    ...["structured_invoice", "document", "document_file", "claim", "claim_line", "claim_credit"],
    "credit_proposal",
    ...["edi_message", "edi_outgoing", "contract", "contract_term", "contract_paper", "terms_consent"],
  ],
  ["one for each order, which names it as where it came from", "cart", "cart_line", "cart_pricing"],
  [
    "what customers and brewery told each other",
    "ticket",
    "ticket_comment",
    "ticket_change",
    "ticket_read",
    "ticket_attachment",
    "call_note",
    "ticket_note",
    "ticket_assignee",
  ],
  [
    "tells why prices were what the papers of trade say; a handful of drafts a year, read by keys alone",
    ...["price_draft", "price_draft_line"],
  ],
  [
    "offers that customers do not see; a handful at a time, read whole",
    "promo_leaflet_draft",
    "bundle_draft",
  ],
  [
    "tells why deliveries changed, and when; a few dozen a year, read by key and day alone",
    "delivery_change",
  ],
  ["tells how long a ticket might take; a handful of changes a year, read whole", "ticket_target"],
  ["tells by when was ordered; a handful of changes a year, read whole", "lead_time"],
  [
    "goes with the row that it belongs to",
    ...[
      "bulk_batch_row",
      "order_batch_row",
      "weekday_batch_row",
      "mailbox",
      "mailbox_file",
      "ticket_upload",
      "document_package_item",
    ],
    ...["cart_aside", "cart_move", "saved_order_line", "wishlist_item", "announcement_dismissal"],
  ],
  [
    "removed by work that knows when it is done with",
    ...["cart_removal", "document_package", "ticket_draft", "claim_draft", "stored_file", "cellar_count"],
    ...["punch_out_visit", "change_waiting", "bought_together"],
  ],
  [
    "as many as there are people, browsers or programs",
    ...[
      "account",
      "app_user",
      "company_standing",
      "default_ship_to",
      "ship_to_role",
      "user_password",
      "session_end",
    ],
    ...[
      "authenticator",
      "recovery_code",
      "passkey",
      "push_device",
      "notice_setting",
      "staff_member",
      "staff_identity",
      "driver",
      "driver_passkey",
      "vehicle",
      "staff_role",
    ],
    ...[
      "staff_company",
      "desk_view",
      "desk_columns",
      "api_key",
      "service_key",
      "webhook_endpoint",
      "punch_out",
      "edi_partner",
    ],
    ...["mail_bounce", "course_progress", "course_report", "wishlist", "saved_order", "cellar_shelf"],
  ],
  [
    "as many as there are places, goods and texts",
    ...[
      "company",
      "ship_to",
      "order_count",
      "document_count",
      "empties_count",
      "product",
      "product_vat",
      "product_tax",
    ],
    ...[
      "product_deposit",
      "product_photo",
      "product_photo_file",
      "product_limit",
      "category",
      "empties_type",
    ],
    ...["empties_deposit", "bundle", "bundle_item", "search_synonym", "price_list", "price", "promo_leaflet"],
    ...[
      "content",
      "content_draft",
      "text_picture",
      "content_reader",
      "terms_draft",
      "announcement",
      "marketing_material",
      "material_download",
      "marketing_material_file",
      "change_told",
    ],
    ...[
      "consumption_month",
      "consumption_of_place",
      "consumption_of_company",
      "consumption_state",
      "claim_term",
      "ticket_category",
      "ticket_template",
    ],
    ...["delivery_exception", "house_shortage"],
  ],
  [
    "set by the brewery",
    ...[
      "capacity_rule",
      "country",
      "currency",
      "market",
      "holiday",
      "holiday_year",
      "vat_rate",
      "portal_config",
      "seller",
      "billing_period",
      "role",
    ],
    ...["role_permission", "staff_right", "range_version", "rules_version", "change_feed", "push_key"],
  ],
];

describe("what grows without end", () => {
  test("OPS-14 every table has a rule by which it is forgotten, or a reason why not", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'`.execute(
      server.deps.db,
    );
    const told = [...new Set(forgetRules.map(({ table }) => table)), ...reasons.flatMap(([, ...of]) => of)];
    expect(told.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test("what is due is found by an index, but where there are few", async () => {
    const { db } = server.deps;
    for (const rule of forgetRules.filter(({ few }) => few === undefined)) {
      const { rows } = await db.connection().execute(async (one) => {
        await sql`set enable_seqscan = off`.execute(one);
        await sql`set enable_sort = off`.execute(one);
        const plan = await sql<{ "QUERY PLAN": string }>`explain ${removal(rule, sql`now()`)}`.execute(one);
        await sql`reset enable_seqscan`.execute(one);
        await sql`reset enable_sort`.execute(one);
        return plan;
      });
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect.soft(plan, rule.table).toMatch(/Index (Only )?Scan/);
      expect.soft(plan, rule.table).not.toMatch(/Seq Scan|Sort/);
    }
  });

  const day = 24 * 60 * 60 * 1000;
  const at = (clock: string) => clockFrom(() => new Date(clock));
  const rules = (table: string): readonly ForgetRule[] => forgetRules.filter((rule) => rule.table === table);
  const ids = async (table: "audit_entry" | "outbox", mark: string) => {
    const column = table === "audit_entry" ? sql`subject_id` : sql`topic`;
    const { rows } = await sql<{ name: string; count: number }>`
      select ${column} as name, count(*)::int as count from ${sql.table(table)}
      where ${column} like ${`${mark}%`} group by 1 order by 1`.execute(server.deps.db);
    return Object.fromEntries(rows.map(({ name, count }) => [name.slice(mark.length), count]));
  };

  test("DAUD-01 the log of changes is kept as long as configured, and removed at night in parts", async () => {
    const { db, config } = server.deps;
    const audit = async (days: number, id: string, rows = 1) =>
      sql`insert into audit_entry (at, action, subject_kind, subject_id, detail)
        select ${new Date(Date.parse("2026-11-24T01:30:00Z") - days * day)}, 'order.placed', 'order', ${id}, '{}'
        from generate_series(1, ${rows}::int)`.execute(db);
    await audit(801, "kept-old", rowsAtOnce * 2 + 1);
    await audit(799, "kept-young");
    const deps = { ...server.deps, config: { ...config, kept: { audit: 800, outbox: 400 } } };
    await forget({ ...deps, clock: at("2026-11-24T11:30:00Z") }, rules("audit_entry"));
    expect(await ids("audit_entry", "kept-")).toEqual({ old: rowsAtOnce * 2 + 1, young: 1 });
    await forget({ ...deps, clock: at("2026-11-24T01:30:00Z") }, rules("audit_entry"));
    expect(await ids("audit_entry", "kept-")).toEqual({ young: 1 });
  });

  test("messages that the ERP took or that were dropped go; those that wait, are parked or held stay", async () => {
    const { db } = server.deps;
    const message = (topic: string, ends: Readonly<Record<string, number>>) => {
      const ago = (end: string) =>
        ends[end] === undefined ? sql`null` : sql`now() - make_interval(days => ${ends[end]})`;
      return sql`insert into outbox (topic, company_id, payload, created_at, next_attempt_at, delivered_at, parked_at, dropped_at)
        values (${topic}, 'C001', '{}', now() - interval '900 days', now() + interval '1 day', ${ago("delivered")}, ${ago("parked")}, ${ago("dropped")})`.execute(
        db,
      );
    };
    await message("kept-taken", { delivered: 401 });
    await message("kept-taken-lately", { delivered: 399 });
    await message("kept-dropped", { dropped: 401 });
    await message("kept-parked", { parked: 800 });
    await message("kept-waiting", {});
    await message("kept-held", { delivered: 500 });
    const night = { ...server.deps, clock: at("2026-11-24T01:30:00Z") };
    await db.transaction().execute(async (tx) => {
      await sql`select 1 from outbox where topic = 'kept-held' for update`.execute(tx);
      await forget(night, rules("outbox"));
    });
    expect(Object.keys(await ids("outbox", "kept-"))).toEqual(["held", "parked", "taken-lately", "waiting"]);
    await forget(night, rules("outbox"));
    expect(Object.keys(await ids("outbox", "kept-"))).toEqual(["parked", "taken-lately", "waiting"]);
  });

  test("a table that refuses leaves the others nothing to wait for", async () => {
    const { db } = server.deps;
    await sql`insert into revoked_token values ('kept-old', now() - interval '2 days')`.execute(db);
    const broken: ForgetRule = { table: "audit_entry", since: "no_such_column", days: 1, clock: "database" };
    await expect(forget(server.deps, [broken, ...rules("revoked_token")])).rejects.toThrow(
      "could not be removed",
    );
    const left = await db.selectFrom("revoked_token").select("jti").where("jti", "=", "kept-old").execute();
    expect(left).toEqual([]);
  });

  test("a stop breaks it off between two parts", async () => {
    const { db } = server.deps;
    await sql`insert into revoked_token select 'kept-' || n, now() - interval '2 days' from generate_series(1, 3) n`.execute(
      db,
    );
    await forget(server.deps, rules("revoked_token"), AbortSignal.abort());
    const { rows } = await sql`select from revoked_token where jti like 'kept-%'`.execute(db);
    expect(rows).toHaveLength(3);
  });
});
