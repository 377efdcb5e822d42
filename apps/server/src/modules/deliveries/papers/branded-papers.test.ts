import { sql } from "kysely";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { writeTaxPaper } from "../../invoices/papers/write-paper.ts";

let server: TestServer;
let lenka: StaffCaller;
let numbers: readonly string[];
const day = "2026-11-24";

beforeAll(async () => {
  server = await startTestServer();
  lenka = await server.asStaff("S04");
  const { db } = server.deps;
  const { rows } = await sql<{ number: string }>`
    select order_number as number from sales_order o where company_id = 'C1'
      and exists (select from order_line l where l.order_number = o.order_number)
    order by created_at desc, order_number desc limit 2`.execute(db);
  numbers = rows.map(({ number }) => number);
  await sql`update sales_order set delivery_date = ${day}, state = 'confirmed' where order_number = any(${[...numbers]})`.execute(
    db,
  );
  await sql`insert into delivery_plan (day, version) values (${day}, 1)`.execute(db);
  await sql`insert into delivery_round (day, vehicle_id, departs_at) values (${day}, 'V2', '05:40')`.execute(
    db,
  );
  for (const [position, number] of numbers.entries())
    await sql`insert into round_stop (order_number, company_id, day, vehicle_id, position)
      values (${number}, 'C1', ${day}, 'V2', ${position})`.execute(db);
});
afterAll(() => server.stop());

const look = { name: "Pivovar Modrý", main: "#0b3d6b", deep: "#072a4a", accent: "#ffb703" };
const shapes = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 28">
  <defs><linearGradient id="g"><stop offset="0" stop-color="#0b3d6b"/><stop offset="1" stop-color="#ffb703"/></linearGradient></defs>
  <rect width="60" height="28" rx="6" fill="url(#g)"/><circle cx="14" cy="14" r="8" fill="#fff"/></svg>`;

async function setBrand(input: object): Promise<string | null> {
  const milos = await server.asStaff("S01");
  const { data } = await milos.desk("{ brand { seen } }");
  const { seen } = (data?.["brand"] ?? {}) as { readonly seen?: string };
  const answer = await milos.desk(
    "mutation ($input: SetBrandInput!) { setBrand(input: $input) { refusal { code } } }",
    { input: { ...look, seen, dropsLogo: false, ...input } },
  );
  const done = answer.data?.["setBrand"] as { readonly refusal: { readonly code: string } | null };
  return done.refusal?.code ?? null;
}

async function printed(paper: string): Promise<Buffer> {
  const payload = { numbers };
  const answer = await lenka.request({ method: "POST", url: `/desk/papers/${paper}?lang=cs`, payload });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.rawPayload;
}

async function invoice(): Promise<Buffer> {
  const { rows } = await sql<{ number: string }>`
    select number from invoice where company_id = 'C1' order by number desc limit 1`.execute(server.deps.db);
  const asked = { number: rows[0]?.number ?? "", companyId: "C1", format: "pdf" } as const;
  return Buffer.from((await writeTaxPaper(server.deps, asked)) ?? []);
}

/** How often a file shows pictures, and how many it holds. */
async function picturesOf(pdf: Buffer) {
  const held = pdf.toString("latin1").match(/\/Subtype \/Image\b/g)?.length ?? 0;
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(file);
  const withMark = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { fnArray } = await (await file.getPage(page)).getOperatorList();
    if (fnArray.includes(paintImage)) withMark.push(page);
  }
  return { held, withMark, text: text.join("\n") };
}

/** PDF.js' own number of what draws a picture. */
const paintImage = 85;

const papers = ["order", "delivery-note", "picking-list", "loading-list", "round"] as const;

describe("DCONF-04 the brewery's logo on papers", () => {
  test("stands on each of them once it was set, once in a file however often it is drawn", async () => {
    expect((await picturesOf(await invoice())).held).toBe(0);
    expect(await setBrand({ logo: Buffer.from(shapes).toString("base64") })).toBeNull();
    for (const paper of papers) {
      const pdf = await printed(paper);
      const { held, withMark, text } = await picturesOf(pdf);
      expect.soft(held, paper).toBe(1);
      expect.soft(withMark[0], paper).toBe(1);
      if (paper === "order") expect.soft(withMark.length).toBe(numbers.length);
      expect.soft(text, paper).toContain("Pivovar Modrý");
    }
    const pdf = await invoice();
    expect(await picturesOf(pdf)).toMatchObject({ held: 1, withMark: [1] });
  });

  test("goes from them with it, and the sign of the house stands there again", async () => {
    expect(await setBrand({ dropsLogo: true })).toBeNull();
    expect((await picturesOf(await invoice())).held).toBe(0);
    expect((await picturesOf(await printed("order"))).held).toBe(0);
  });

  test("that begins as a picture and is none is refused, and nothing changes", async () => {
    const broken = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(64)]);
    expect(await setBrand({ logo: broken.toString("base64") })).toBe("logo-unknown");
    expect((await picturesOf(await invoice())).held).toBe(0);
  });
});
