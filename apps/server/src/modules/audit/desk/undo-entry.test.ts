import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.asStaff("S01");
});
afterAll(() => server.stop());

const undoing = `mutation ($input: UndoAuditEntryInput!) { undoAuditEntry(input: $input) {
  refusal { code } changes { what before after } } }`;

type Undone = {
  readonly refusal: { readonly code: string } | null;
  readonly changes: readonly {
    readonly what: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
};

async function undo(id: string, caller = admin): Promise<Undone> {
  const { data, errors } = await caller.desk(undoing, { input: { id } });
  expect(errors).toEqual([]);
  return data?.["undoAuditEntry"] as Undone;
}

type Entry = { readonly id: string; readonly detail: Readonly<Record<string, unknown>> };

/** The newest entry of this action. */
async function newest(action: string): Promise<Entry> {
  const { rows } = await sql<Entry>`
    select id::text as id, detail from audit_entry where action = ${action} order by audit_entry.id desc limit 1`.execute(
    server.deps.db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`no ${action}`);
  return row;
}

async function change(query: string, input: object): Promise<void> {
  const { data, errors } = await admin.desk(query, { input });
  expect(errors).toEqual([]);
  expect(Object.values(data ?? {})).toMatchObject([{ refusal: null }]);
}

async function company() {
  const { rows } = await sql<{ version: number; name: string; zip: string }>`
    select version, name, street, city, zip, price_list as "priceList", invoice_email as "invoiceEmail"
    from company where id = 'C1'`.execute(server.deps.db);
  const [row] = rows;
  if (row === undefined) throw new Error("no company");
  return row;
}
const rename = async (name: string) =>
  change("mutation ($input: DeskCompanyInput!) { changeCompany(input: $input) { refusal { code } } }", {
    ...{ id: "C1", ...(await company()), name },
  });

describe("DEDIT-03 a change is taken back as a new change", () => {
  test("a stranger, and whoever may not see the log", async () => {
    const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: undoing } };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const { errors } = await (await server.asStaff("S02")).desk(undoing, { input: { id: "1" } });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each(["0", "none", "999999999"])("an entry %s there is not", async (id) => {
    expect(await undo(id)).toMatchObject({ refusal: { code: "entry-unknown" } });
  });

  test("a company gets its name back by its own command, and that can be taken back as well", async () => {
    const { name: before } = await company();
    await rename("Jiné jméno s.r.o.");
    const changed = await newest("company.changed");
    expect(await undo(changed.id)).toEqual({ refusal: null, changes: [] });
    expect((await company()).name).toBe(before);
    const back = await newest("company.changed");
    expect(back.detail).toEqual({ name: before, nameBefore: "Jiné jméno s.r.o.", undoes: changed.id });
    expect(await undo(back.id)).toMatchObject({ refusal: null });
    expect((await company()).name).toBe("Jiné jméno s.r.o.");
  });

  test("what was changed again since is refused, with the difference; other fields may be others", async () => {
    await rename("První");
    const first = await newest("company.changed");
    await rename("Druhé");
    expect(await undo(first.id)).toEqual({
      refusal: { code: "changed-since" },
      changes: [{ what: "name", before: "Druhé", after: "Jiné jméno s.r.o." }],
    });
    await sql`update company set zip = '111 50' where id = 'C1'`.execute(server.deps.db);
    expect(await undo((await newest("company.changed")).id)).toMatchObject({ refusal: null });
    expect(await company()).toMatchObject({ name: "První", zip: "111 50" });
  });

  test("how a company pays comes back by the command of terms", async () => {
    const setting =
      "mutation ($input: DeskTermsInput!) { setCompanyTerms(input: $input) { refusal { code } } }";
    const terms = async () => {
      const { rows } = await sql<{ dueDays: number; creditLimit: number | null }>`
        select due_days as "dueDays", credit_limit_minor as "creditLimit" from company where id = 'C1'`.execute(
        server.deps.db,
      );
      return rows[0];
    };
    const before = await terms();
    const { version } = await company();
    await change(setting, {
      id: "C1",
      version,
      dueDays: 21,
      paymentMethod: "transfer",
      creditLimitMinor: 5_000_000,
    });
    const { id } = await newest("company.changed");
    expect(await undo(id)).toMatchObject({ refusal: null });
    expect(await terms()).toEqual(before);
  });

  test("a place gets its days, its flags and its texts back", async () => {
    const place = async () => {
      const { rows } = await sql<Readonly<Record<string, unknown>>>`
        select name, types, is_tank_enabled, tank_litres_installed, weekdays_type1, weekdays_pd from ship_to where id = '500101'`.execute(
        server.deps.db,
      );
      return rows[0];
    };
    const before = await place();
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select version, name, street, city, zip, kind, delivery_window as "deliveryWindow" from ship_to where id = '500101'`.execute(
      server.deps.db,
    );
    await change("mutation ($input: DeskShipToInput!) { changeShipTo(input: $input) { refusal { code } } }", {
      ...{
        ...rows[0],
        id: "500101",
        name: "Jinde",
        types: ["1", "PD"],
        isTankEnabled: true,
        tankLitres: 500,
      },
      ...{ isUnfilteredEnabled: true, isSmallTruckAllowed: false },
      weekdays: { standard: [1, 5], truck: [3], tank: [2], unfiltered: [] },
    });
    expect(await place()).not.toEqual(before);
    expect(await undo((await newest("ship-to.changed")).id)).toMatchObject({ refusal: null });
    expect(await place()).toEqual(before);
  });

  test("a product gets its fields back, judged by the importer; the command's own rules refuse", async () => {
    const asked = await admin.desk(`{ product(sku: "100101") { version } }`);
    const version = (asked.data?.["product"] as { version: string } | undefined)?.version;
    const saving =
      "mutation ($input: DeskSaveProductInput!) { saveProduct(input: $input) { refusal { code } } }";
    const fields = [
      { name: "name_cs", value: "Jiné pivo" },
      { name: "abv", value: "9.5" },
    ];
    await change(saving, { sku: "100101", version, fields });
    const changed = await newest("product.changed");
    expect(await undo(changed.id)).toMatchObject({ refusal: null });
    const { detail } = await newest("product.changed");
    expect(detail).toMatchObject({ name_csBefore: "Jiné pivo", abvBefore: "9.5", undoes: changed.id });
    expect(await undo(changed.id)).toMatchObject({ refusal: { code: "changed-since" } });
  });

  test("a limit is as it was before; one that was made goes, unless it has begun", async () => {
    const setting =
      "mutation ($input: SetProductLimitInput!) { setProductLimit(input: $input) { refusal { code } } }";
    const { date } = server.clock.now();
    const of = { shipToId: "500102", sku: "100201", validTo: "2027-12-31" };
    const limits = async () => {
      const { rows } = await sql<{ max: number; version: number }>`
        select max_boxes as max, version from product_limit where ship_to_id = '500102' and sku = '100201'`.execute(
        server.deps.db,
      );
      return rows;
    };
    await change(setting, { ...of, maxBoxes: 10, validFrom: "2027-01-01", version: 1 });
    const made = await newest("product-limit.set");
    await change(setting, { ...of, maxBoxes: 5, validFrom: "2027-01-01", was: "2027-01-01", version: 1 });
    expect(await undo(made.id)).toMatchObject({ refusal: { code: "changed-since" } });
    expect(await undo((await newest("product-limit.set")).id)).toMatchObject({ refusal: null });
    expect(await limits()).toMatchObject([{ max: 10 }]);
    expect(await undo(made.id)).toMatchObject({ refusal: null });
    expect(await limits()).toEqual([]);
    await change(setting, { ...of, maxBoxes: 10, validFrom: date, version: 1 });
    expect(await undo((await newest("product-limit.set")).id)).toMatchObject({
      refusal: { code: "not-ahead" },
    });
  });

  test("what cannot be taken back says why, in the list and when it is asked for", async () => {
    await admin.desk(`{ auditEntries(first: 1) { total } }`);
    await sql`
      insert into audit_entry (at, actor_uid, action, subject_kind, subject_id, detail)
      values (now() + interval '1 day', 'S01', 'user.looked-at', 'user', 'U001', '{}')`.execute(
      server.deps.db,
    );
    const { data } = await admin.desk(
      `{ auditEntries(first: 1) { items { id notUndone { code message } } } }`,
      {},
      {
        lang: "cs",
      },
    );
    const entries = data?.["auditEntries"] as
      | { items: readonly { id: string; notUndone: object }[] }
      | undefined;
    expect(entries?.items[0]?.notUndone).toEqual({
      ...{ code: "seen-alone", message: "Tady se nic nezměnilo, není co vracet." },
    });
    expect(await undo(entries?.items[0]?.id ?? "")).toMatchObject({ refusal: { code: "seen-alone" } });
  });
});
