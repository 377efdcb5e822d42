import { DOCUMENT_KINDS, FORMAT_TYPES } from "@vycep/domain/documents/document";
import { ORDER_STATES } from "@vycep/domain/orders/order-states";
import { SAVED_ORDER_TITLE_MAX } from "@vycep/domain/orders/saved-order";
import { describe, expect, test } from "vitest";
import { useDemo } from "./testing/use-database.ts";

const database = useDemo("2026-11-20");

const cart = (
  id: string,
  uid: string,
) => `insert into cart (id, uid, company_id, ship_to_id, created_at, updated_at)
  values ('${id.repeat(32)}', '${uid}', 'C1', '500101', '2026-11-20', '2026-11-20')`;
const line = (
  id: string,
  amounts: string,
) => `insert into cart_line (cart_id, company_id, sku, packages, layers, pallets,
  position) values ('${id.repeat(32)}', 'C1', '100101', ${amounts}, 1)`;

/** Runs statements in a transaction that is always rolled back. Answers the constraint that the last one broke. */
async function broken(...statements: string[]): Promise<string> {
  await database.client.query("begin");
  try {
    for (const statement of statements) await database.client.query(statement);
    return "";
  } catch (error) {
    return error instanceof Error && "constraint" in error && error.constraint
      ? String(error.constraint)
      : String(error);
  } finally {
    await database.client.query("rollback");
  }
}

describe("texts by language", () => {
  test.each([
    ["{}", true],
    ['{"cs":"Ležák"}', true],
    ['{"cs":"Ležák \\"12\\" \\\\ světlý\\nv sudu","sk":", ","en":"{\\"cs\\": \\"\\"}"}', true],
    ['{"cs":""}', false],
    ['{"cs":"Ležák","en":null}', false],
    ['{"cs":["Ležák"]}', false],
    ['{"cs":{"cs":"Ležák"}}', false],
    ['{"CS":"Ležák"}', false],
    ['{"c":"Ležák"}', false],
    ['{"ces":"Ležák"}', false],
    ['{"cs\\n":"Ležák"}', false],
    ['["cs"]', false],
    ['"cs"', false],
    ["null", false],
  ])("%s are such: %s", async (value, are) => {
    const { rows } = await database.client.query("select is_texts($1::jsonb) as are", [value]);
    expect(rows).toEqual([{ are }]);
  });
});

describe("a cart", () => {
  test("is active once per user", async () => {
    expect(await broken(cart("a", "U001"), cart("b", "U002"))).toBe("");
    expect(await broken(cart("a", "U001"), cart("b", "U001"))).toBe("cart_one_active");
    expect(await broken(cart("a", "U001"), "update cart set is_active = false", cart("b", "U001"))).toBe("");
  });

  test("belongs to the company of its ship-to", async () => {
    const foreign = cart("a", "U001").replace("'C1'", "'C2'");
    expect(await broken(foreign)).toBe("cart_ship_to_id_company_id_fkey");
  });

  test("has one line per product, and no line of nothing", async () => {
    expect(await broken(cart("a", "U001"), line("a", "0, 2, 0"))).toBe("");
    expect(await broken(cart("a", "U001"), line("a", "1, 0, 0"), line("a", "1, 0, 0"))).toBe(
      "cart_line_cart_id_sku_key",
    );
    expect(await broken(cart("a", "U001"), line("a", "0, 0, 0"))).toBe("cart_line_not_empty");
    expect(await broken(cart("a", "U001"), line("a", "2, -1, 0"))).toBe("cart_line_layers_check");
  });
});

describe("a saved order", () => {
  const saved = (said: Record<string, string> = {}) => {
    const row: Record<string, string> = {
      cart_id: `'${"a".repeat(32)}'`,
      uid: "'U001'",
      company_id: "'C1'",
      ship_to_id: "'500101'",
      title: "''",
      customer_order_number: "''",
      note_for_driver: "''",
      currency: "'CZK'",
      net_minor: "1",
      total_minor: "1",
      boxes: "1",
      line_count: "1",
      created_at: "'2026-11-20'",
      updated_at: "'2026-11-20'",
      ...said,
    };
    return `insert into saved_order (${Object.keys(row).join(", ")}) values (${Object.values(row).join(", ")})`;
  };

  test("SAVED-08 is one cart, put aside once", async () => {
    expect(await broken(cart("a", "U001"), saved())).toBe("");
    expect(await broken(cart("a", "U001"), saved(), saved())).toBe("saved_order_cart_id_key");
  });

  test("belongs to the company of its ship-to", async () => {
    expect(await broken(cart("a", "U001"), saved({ company_id: "'C2'" }))).toBe(
      "saved_order_ship_to_id_company_id_fkey",
    );
  });

  test("SAVED-11 has a name of as many characters as the rule says, and holds something", async () => {
    const name = (length: number) => saved({ title: `'${"ř".repeat(length)}'` });
    expect(await broken(cart("a", "U001"), name(SAVED_ORDER_TITLE_MAX))).toBe("");
    expect(await broken(cart("a", "U001"), name(SAVED_ORDER_TITLE_MAX + 1))).toBe("saved_order_title_check");
    expect(await broken(cart("a", "U001"), saved({ line_count: "0" }))).toBe("saved_order_line_count_check");
  });
});

describe("an order", () => {
  const copy = (columns: string, values: string) => `insert into sales_order
    select (jsonb_populate_record(o, jsonb_build_object(${values}))).* from sales_order o
    where ${columns} limit 1`;
  const some = "order_number = '4700100001'";

  test("comes from a cart once", async () => {
    const fromCart = (number: string) =>
      copy(some, `'order_number', '${number}', 'cart_id', '${"a".repeat(32)}', 'sap_id', null`);
    expect(await broken(cart("a", "U001"), fromCart("4700300001"), fromCart("4700300002"))).toBe(
      "sales_order_cart_id_key",
    );
  });

  test("D08 adds up", async () => {
    expect(await broken(`update sales_order set gross_minor = gross_minor + 1 where ${some}`)).toBe(
      "sales_order_gross",
    );
    expect(await broken(`update sales_order set total_minor = total_minor + 1 where ${some}`)).toBe(
      "sales_order_total",
    );
    expect(await broken(`update order_line set net_minor = net_minor + 1 where ${some}`)).toBe(
      "order_line_net",
    );
  });

  test("gets a number of ten digits beyond all imported ones", async () => {
    const { rows } = await database.client.query<{ next: string; highest: string }>(
      "select nextval('order_number_seq')::text as next, max(order_number) as highest from sales_order",
    );
    expect(rows[0]?.next).toMatch(/^\d{10}$/);
    expect(Number(rows[0]?.next)).toBeGreaterThan(Number(rows[0]?.highest));
  });

  test.each(["sales_order", "order_event"])(
    "%s knows the states of the rules and no others",
    async (table) => {
      const { rows } = await database.client.query<{ words: string[] }>(
        `select array(select word[1] from regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g') as word) as words
       from pg_constraint where conname = $1`,
        [`${table}_state_check`],
      );
      expect(rows[0]?.words.sort()).toEqual(Object.keys(ORDER_STATES).sort());
    },
  );

  test("that may still move is found along its own index", async () => {
    const moving = Object.entries(ORDER_STATES).flatMap(([state, { next }]) =>
      next[0] ? [`'${state}'`] : [],
    );
    await database.client.query("set enable_seqscan = off");
    const { rows } = await database.client.query<{ "QUERY PLAN": string }>(
      `explain select order_number from sales_order where state in (${moving.join(", ")})
       and delivery_date <= '2026-11-20'::date order by delivery_date, order_number limit 500`,
    );
    await database.client.query("reset enable_seqscan");
    expect(rows.map((row) => row["QUERY PLAN"]).join()).toContain("sales_order_underway");
  });

  test("leaves the house once per topic", async () => {
    const message = `insert into outbox (topic, company_id, order_number, payload, created_at, next_attempt_at)
      values ('order.placed', 'C1', '4700100001', '{}', '2026-11-20', '2026-11-20')`;
    expect(await broken(message)).toBe("");
    expect(await broken(message, message)).toBe("outbox_topic_order_number_key");
  });

  test("is answered once per key of a user", async () => {
    const call = (
      uid: string,
    ) => `insert into idempotency (uid, company_id, key, operation, body_hash, created_at)
      values ('${uid}', 'C1', 'k1', 'placeOrder', 'h', '2026-11-20')`;
    expect(await broken(call("U001"), call("U002"))).toBe("");
    expect(await broken(call("U001"), call("U001"))).toBe("idempotency_pkey");
  });
});

describe("D08 what is dated never overlaps", () => {
  const again = (table: string) =>
    `insert into ${table} select (jsonb_populate_record(t, '{"valid_from": "2026-11-20"}')).*
     from ${table} t where valid_from < '2026-11-20' and coalesce(valid_to, 'infinity') > '2026-11-20' limit 1`;
  test.each([
    "vat_rate",
    "portal_config",
    "empties_deposit",
    "product_tax",
    "price",
    "promo_leaflet",
    "capacity_rule",
  ])("%s", async (table) => expect(await broken(again(table))).toBe(`${table}_no_overlap`));

  test.each(["price", "promo_leaflet"])(
    "performance.md who looks for a %s by list and product never goes by the index of overlaps",
    async (table) => {
      await database.client.query("begin");
      try {
        await database.client.query(`alter table ${table} drop constraint ${table}_pkey`);
        if (table === "price") await database.client.query("drop index price_sku");
        await database.client.query("set local enable_seqscan = off");
        const { rows } = await database.client.query<{ "QUERY PLAN": string }>(
          `explain select from ${table} where price_list = 'CZ-HORECA' and sku = '100101'`,
        );
        expect(rows[0]?.["QUERY PLAN"]).toContain(`Seq Scan on ${table}`);
      } finally {
        await database.client.query("rollback");
      }
    },
  );

  test("a price is in its list's currency", async () => {
    expect(await broken("update price set currency = 'EUR' where price_list = 'CZ-HORECA'")).toBe(
      "price_price_list_currency_fkey",
    );
  });
});

test("D09 a pallet holds whole layers", async () => {
  expect(await broken("update product set boxes_per_pallet = 41 where sku = '100101'")).toBe(
    "product_pallet",
  );
});

describe("people", () => {
  test("AUTH one e-mail, however it is written", async () => {
    expect(
      await broken("update app_user set email = 'JANA.novotna@modrahvezda.example' where uid = 'U002'"),
    ).toBe("app_user_email");
  });

  test("many who are new come in without a look through all accounts for each", async () => {
    await database.client.query("begin");
    await database.client.query(`
    insert into app_user (uid, company_id, first_name, last_name, email, phone, country, language, status, is_first_login, is_validated,
      is_key_account, terms_agreed, created_at)
    select 'Q' || no, company_id, first_name, last_name, 'q' || no || '@many.example', phone, country, language, status, is_first_login,
      is_validated, false, terms_agreed, created_at
    from app_user, generate_series(1, 50) no where uid = 'U001'`);
    const { rows } = await database.client.query(
      "select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'account'",
    );
    await database.client.query("rollback");
    expect(rows).toEqual([{ scans: 0 }]);
  });

  test("one current password, and only argon2id", async () => {
    const password = (hash: string) => `insert into user_password (uid, changed_at, hash, is_current)
      values ('U001', '2026-11-21', '${hash}', true)`;
    expect(await broken(password("$argon2id$x"))).toBe("user_password_current");
    expect(await broken("delete from user_password", password("secret"))).toBe("user_password_hash_check");
  });

  test("the audit is added to and never changed", async () => {
    const entry = `insert into audit_entry (at, action, subject_kind, subject_id, detail)
      values ('2026-11-20', 'order.placed', 'order', '1', '{}')`;
    expect(await broken(entry)).toBe("");
    for (const change of ["update audit_entry set action = 'x'", "truncate audit_entry"]) {
      expect(await broken(entry, change)).toContain("added and never changed");
    }
    const recent = entry.replace("'2026-11-20'", "now() - interval '364 days'");
    expect(await broken(recent, "delete from audit_entry")).toContain("kept for a year at least");
  });
});

test("CALENDAR-22 a moved delivery has a new date, a cancelled one has none", async () => {
  const moved = "type_of_change = 'moved'";
  expect(await broken(`update delivery_exception set scheduled_date = null where ${moved}`)).toBe(
    "delivery_exception_complete",
  );
  expect(await broken(`update delivery_exception set type_of_change = 'cancelled' where ${moved}`)).toBe(
    "delivery_exception_complete",
  );
});

describe("a document", () => {
  const document = (kind: string, more = "") =>
    `insert into document (kind, number, company_id, issued${more && ", due, amount_minor, currency, state"})
     values ('${kind}', '1', 'C1', '2026-11-20'${more})`;
  const file = (format: string) => `with kept as (
      insert into stored_file (id, name, type, begun_at) values ('${"a".repeat(32)}', 'a', 'text/plain', now()) returning id)
    insert into document_file (document_id, format, file_id)
    select (select min(id) from document), '${format}', id from kept`;

  test("is of the kinds and in the formats that the domain knows", async () => {
    for (const kind of Object.keys(DOCUMENT_KINDS)) expect(await broken(document(kind))).toBe("");
    for (const format of Object.keys(FORMAT_TYPES)) expect(await broken(file(format))).toBe("");
    expect(await broken(document("letter"))).toBe("document_kind_check");
    expect(await broken(file("exe"))).toBe("document_file_format_check");
  });

  test("has an amount in a currency, and waits for money only with one", async () => {
    expect(await broken(document("invoice", ", '2026-11-30', 1, 'CZK', 'open'"))).toBe("");
    expect(await broken(document("invoice", ", '2026-11-30', null, null, 'open'"))).toBe("document_payable");
    expect(await broken(document("invoice", ", '2026-11-30', 1, null, null"))).toBe("document_amount");
    expect(await broken(document("invoice", ", '2026-11-19', 1, 'CZK', 'open'"))).toBe("document_due");
  });
});
