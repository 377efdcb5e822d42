import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askImports } from "../../testing/desk/ask-imports.ts";
import { ediFolder } from "../../testing/edi/edi-folder.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { folderCarrier } from "./carrier.ts";
import { sendOutgoing, takeInbox } from "./edi-worker.ts";

let server: TestServer;
let admin: StaffCaller;
let files: Awaited<ReturnType<typeof ediFolder>>;
let sample: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.asStaff("S01");
  sample = await readFile(new URL("../../../../../docs/api/edi/order.edi", import.meta.url), "utf8");
});
afterAll(() => server.stop());
beforeEach(async () => {
  files = await ediFolder();
  return files.remove;
});

const { tried, write, rows } = askImports(() => admin);
const head = "gln,company,user,our_gln,syntax,test,pieces,part_boxes,product_code,reason_codes";
const gln = "2909900000104";
const partner = ({ user = "U001", isTest = true } = {}) =>
  `${gln},C1,${user},2909999000009,edifact,${isTest ? 1 : 0},named,refuse,box,product-unknown=AB`;

/** The partner's system orders for a place; what is answered. */
async function orders(number: string): Promise<string> {
  const text = sample
    .replaceAll("KLASEK0001", number)
    .replace("OBJ-2026-0471", number)
    .replaceAll("2909900000036", gln)
    .replace("2909805003026", "2909805001015");
  await files.bring(`${gln}/order.edi`, text);
  const carrier = folderCarrier(files.folder);
  await takeInbox(server.deps, carrier);
  await sendOutgoing(server.deps, carrier);
  return (await files.out("order-response")).at(-1) ?? "";
}

async function ordered(number: string): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`select count(*)::int as count from sales_order
    where customer_order_number = ${number} and company_id = 'C1'`.execute(server.deps.db);
  return found[0]?.count ?? 0;
}

describe("DINT-03 a chain's system is let in at the desk, without the server's machine", () => {
  test("in the name of somebody of another company, or of nobody: refused by its row, and nothing is written", async () => {
    for (const [user, message] of [
      ["U012", "mismatch"],
      ["U999", "unknown_reference"],
    ] as const) {
      const made = await tried("edi-partners", head, partner({ user }));
      expect(made).toMatchObject({ created: 0, refused: 1 });
      const [row] = await rows(made.id, "refused");
      expect(JSON.stringify(row), message).toContain("user");
    }
    expect(await orders("SET-0")).toBe("");
    expect(await files.text("failed", `${gln}-order.edi.reason.txt`)).toContain(
      "no trading partner has the GLN",
    );
  });

  test("first to try, answered and nothing ordered; then for good, by the same row", async () => {
    const made = await tried("edi-partners", head, partner());
    expect(made).toMatchObject({ created: 1, refused: 0 });
    await write({ id: made.id, version: made.version });
    expect(await orders("SET-1")).toContain("BGM+231");
    expect(await ordered("SET-1")).toBe(0);
    const again = await tried("edi-partners", head, partner({ isTest: false }));
    expect(again).toMatchObject({ changed: 1, refused: 0 });
    expect(await rows(again.id)).toMatchObject([{ key: gln, state: "changed" }]);
    await write({ id: again.id, version: again.version });
    expect(await orders("SET-2")).toContain("FTX+LIN++AB");
    expect(await ordered("SET-2")).toBe(1);
  });
});
