import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderOf } from "../../testing/ask-orders.ts";
import { ediFolder } from "../../testing/edi/edi-folder.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { folderCarrier } from "./carrier.ts";
import { sendOutgoing, takeInbox } from "./edi-worker.ts";

let server: TestServer;
let files: Awaited<ReturnType<typeof ediFolder>>;
let edifact: string;
let ubl: string;
beforeAll(async () => {
  server = await startTestServer();
  const sample = (name: string) =>
    readFile(new URL(`../../../../../docs/api/edi/${name}`, import.meta.url), "utf8");
  edifact = await sample("order.edi");
  ubl = await sample("order.xml");
});
afterAll(() => server.stop());
beforeEach(async () => {
  files = await ediFolder();
  return files.remove;
});

let number = 0;
/** The sample as another message with another order, changed where a test wants it. */
function another(change: (text: string) => string = (text) => text): string {
  number += 1;
  const text = edifact.replaceAll("KLASEK0001", `K${number}`).replace("OBJ-2026-0471", `OBJ-${number}`);
  return change(text);
}

/** The same with so many segments as there are. */
function counted(text: string): string {
  const segments = text.slice(text.indexOf("UNH")).split("'\n");
  const count = segments.findIndex((one) => one.startsWith("UNT")) + 1;
  return text.replace(/UNT\+\d+/, `UNT+${count}`);
}

async function exchange(): Promise<void> {
  const carrier = folderCarrier(files.folder);
  await takeInbox(server.deps, carrier);
  await sendOutgoing(server.deps, carrier);
}

async function answerTo(text: string, name = "a.edi"): Promise<string> {
  await files.bring(name, counted(text));
  await exchange();
  return (await files.out("order-response")).at(-1) ?? "";
}

const orderCount = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sales_order where source = 'edi'`.execute(server.deps.db);
  return rows[0]?.count ?? 0;
};

/** Codes of the lines in an answer: what became of each, how much, and why. */
function linesOf(answer: string): readonly string[] {
  return answer
    .split(/\n(?=LIN\+)/)
    .slice(1)
    .map((line) => {
      const [, action] = /^LIN\+\d+\+(\d)/.exec(line) ?? [];
      const [, amount] = /QTY\+113:([\d.]+:\w+)/.exec(line) ?? [];
      const [, reason] = /FTX\+LIN\+\+([\w-]+)/.exec(line) ?? [];
      return [action, amount, reason].filter((part) => part !== undefined).join(" ");
    });
}

describe("a stranger", () => {
  test("a partner that nobody knows is parked with the reason beside it", async () => {
    await files.bring(
      "x.edi",
      another((text) => text.replaceAll("2909900000036", "2909900000043")),
    );
    await exchange();
    expect(await files.names("failed")).toEqual(["x.edi", "x.edi.reason.txt"]);
    expect(await files.text("failed", "x.edi.reason.txt")).toContain(
      "no trading partner has the GLN 2909900000043",
    );
    expect(await files.names("in")).toEqual([]);
  });

  test("files of one name that nobody could take lie there all, each with its own reason", async () => {
    for (const text of ["hello", "<Invoice/>"]) {
      await files.bring("same.edi", text);
      await exchange();
    }
    const names = (await files.names("failed")).filter((name) => name.includes("same.edi"));
    const reasons = names.filter((name) => name.endsWith(".reason.txt"));
    expect(names).toEqual(
      expect.arrayContaining(reasons.map((name) => name.slice(0, -".reason.txt".length))),
    );
    const texts = await Promise.all(reasons.map((name) => files.text("failed", name)));
    expect(texts.toSorted()).toEqual([
      expect.stringContaining("no UBL Order"),
      expect.stringContaining("neither EDIFACT nor XML"),
    ]);
  });

  test("what lies in a partner's own folder is that partner's alone", async () => {
    const before = await orderCount();
    await files.bring("2909900000050/x.edi", another());
    await exchange();
    expect(await files.text("failed", "2909900000050-x.edi.reason.txt")).toContain(
      "says it is from 2909900000036",
    );
    await files.bring("2909900000036/y.edi", another());
    await exchange();
    expect(await orderCount()).toBe(before + 1);
  });
});

describe("bad input", () => {
  test.each([
    ["no EDI", "hello", "neither EDIFACT nor XML"],
    ["a letter that no database keeps", "UNB+UNOC:3\0'", "zero"],
    ["half a file", "UNB+UNOC:3+2909900000036:14+29", "incomplete message"],
    ["no foot", "UNB+UNOC:3+2909900000036:14+2909999000009:14+261123:0900+A1'", "UNZ"],
    ["XML of something else", "<Invoice/>", "no UBL Order"],
    ["XML that does not end", "<Order><a>", "unclosed"],
    ["entities of its own", '<!DOCTYPE Order [<!ENTITY a "b">]><Order>&a;</Order>', "entity"],
  ])("%s is parked with the reason", async (_what, text, reason) => {
    await files.bring("bad.edi", text);
    await exchange();
    expect(await files.names("failed")).toEqual(["bad.edi", "bad.edi.reason.txt"]);
    expect(await files.text("failed", "bad.edi.reason.txt")).toContain(reason);
    expect(await folderCarrier(files.folder).failedCount()).toBe(1);
  });

  test("a message that does not count its segments is parked, and the others in its file are taken", async () => {
    const before = await orderCount();
    const good = counted(another());
    const message = good.slice(good.indexOf("UNH"), good.indexOf("UNZ"));
    const broken = message.replaceAll("UNH+1+", "UNH+2+").replace(/UNT\+\d+\+1/, "UNT+99+2");
    await files.bring("two.edi", good.replace(message, message + broken).replace("UNZ+1", "UNZ+2"));
    await exchange();
    expect(await orderCount()).toBe(before + 1);
    expect(await files.text("failed", "two.edi.reason.txt")).toContain("another number of segments");
  });

  test("an order number that is longer than any is parked, and is not tried for ever", async () => {
    const long = "X".repeat(41);
    await files.bring(
      "long.edi",
      another((text) => text.replace(`OBJ-${number}`, long)),
    );
    await exchange();
    expect(await files.text("failed", "long.edi.reason.txt")).toContain("longer than 40 letters");
    expect(await files.names("in")).toEqual([]);
  });

  test("files under way are left alone", async () => {
    await files.bring(".later.edi", another());
    await files.bring("later.edi.part", another());
    await exchange();
    expect(await files.names("in")).toEqual(["later.edi.part"]);
    expect(await files.names("failed")).toEqual([]);
  });
});

describe("forbidden", () => {
  test("a place of another company is as unknown as one that does not exist (C16)", async () => {
    for (const place of ["2909805001015", "2909805009998"]) {
      const answer = await answerTo(another((text) => text.replace("2909805003026", place)));
      expect(answer).toMatch(/BGM\+231\+R\d+\+27'/);
      expect(linesOf(answer)).toEqual([
        "7 0:CT place-unknown",
        "7 0:PCE place-unknown",
        "7 0:LAY place-unknown",
        "7 0:CT AB",
      ]);
    }
  });

  test("one partner's numbers are nothing to another's: the same order and message number orders for each (C16)", async () => {
    const before = await orderCount();
    const same = ubl.replace("PO-2026-118", "SAME-1");
    await files.bring(
      "both.edi",
      counted(edifact.replaceAll("KLASEK0001", "SAME-1").replace("OBJ-2026-0471", "SAME-1")),
    );
    await files.bring("both.xml", same);
    await exchange();
    expect(await orderCount()).toBe(before + 2);
    for (const [gln, other] of [
      ["2909900000036", "2909900000050"],
      ["2909900000050", "2909900000036"],
    ]) {
      const own = (await files.names("out")).filter((name) => name.startsWith(`${gln}-`));
      expect(own).toHaveLength(1);
      expect(await files.text("out", own[0] ?? "")).not.toContain(other);
    }
    const { rows } = await sql<{ company: string; numbers: number }>`
      select company_id as company, count(*)::int as numbers from sales_order
      where customer_order_number = 'SAME-1' group by 1 order by 1`.execute(server.deps.db);
    expect(rows).toEqual([
      { company: "C3", numbers: 1 },
      { company: "C5", numbers: 1 },
    ]);
  });

  test("whose rights ended orders no more (C14)", async () => {
    const { db } = server.deps;
    await sql`update app_user set status = 'Suspended' where uid = 'U019'`.execute(db);
    const answer = await answerTo(another());
    await sql`update app_user set status = 'Active' where uid = 'U019'`.execute(db);
    expect(linesOf(answer)[0]).toBe("7 0:CT not-allowed");
  });
});

describe("refused", () => {
  test.each([
    ["below the minimum", (text: string) => text.replace("21:10:CT", "21:1:CT"), "AM"],
    [
      "on a Sunday",
      (text: string) => text.replace("DTM+137:20261123:102'", "DTM+137:20261123:102'\nDTM+2:20261129:102'"),
      "AD",
    ],
    [
      "a change of an order",
      (text: string) => text.replace(/(BGM\+220\+[\w-]+)\+9/, "$1+4"),
      "only-new-orders",
    ],
    [
      "to a suspended place",
      (text: string) => text.replace("2909805003026", "2909805003040"),
      "place-suspended",
    ],
  ])("an order %s", async (_what, change, reason) => {
    const before = await orderCount();
    const answer = await answerTo(another(change));
    expect(answer).toMatch(/BGM\+231\+R\d+\+27'/);
    expect(linesOf(answer)[0]).toBe(`7 0:CT ${reason}`);
    expect(await orderCount()).toBe(before);
  });

  test("a partner's order number orders once", async () => {
    const first = another();
    await answerTo(first);
    const before = await orderCount();
    const answer = await answerTo(first.replaceAll(`K${number}'`, `L${number}'`));
    expect(linesOf(answer)[0]).toBe("7 0:CT order-number-used");
    expect(await orderCount()).toBe(before);
  });

  test("a change of what was ordered is none, however well its number is known", async () => {
    const first = another();
    await answerTo(first);
    const before = await orderCount();
    const change = first.replaceAll(`K${number}'`, `M${number}'`).replace(/(BGM\+220\+[\w-]+)\+9/, "$1+4");
    expect(linesOf(await answerTo(change))[0]).toBe("7 0:CT only-new-orders");
    expect(await orderCount()).toBe(before);
  });

  test("part of a box, an unknown unit, goods of another market and more than the limit, each line by itself (C1)", async () => {
    const answer = await answerTo(
      another((text) =>
        text
          .replace("QTY+21:40:PCE", "QTY+21:45:PCE")
          .replace("QTY+21:1:LAY", "QTY+21:1:XYZ")
          .replace("LIN+1++2901001011010:EN'\nQTY+21:10:CT", "LIN+1++2901001011010:EN'\nQTY+21:30:CT"),
      ),
    );
    expect(linesOf(answer)).toEqual(["5 30:CT", "7 0:PCE part-box", "7 0:CT unit-unknown", "7 0:CT AB"]);
  });
});

describe("done", () => {
  test("the sample of the documents becomes an order, and is answered line by line in the partner's codes", async () => {
    const answer = await answerTo(edifact, "order.edi");
    expect(linesOf(answer)).toEqual(["5 10:CT", "5 40:PCE", "5 1:LAY", "7 0:CT AB"]);
    expect(answer).toMatch(/BGM\+231\+R\d+\+4'/);
    expect(answer).toContain("RFF+ON:OBJ-2026-0471'");
    expect(answer).toContain("DTM+2:20261124:102'");
    expect(await files.names("done")).toEqual(["order.edi"]);
    const [, ours = ""] = /RFF\+VN:(\d+)/.exec(answer) ?? [];
    expect(await orderOf(await server.as("U019"), ours)).toMatchObject({ number: ours });
    // Of another company it does not exist (C16).
    expect(await orderOf(await server.as("U001"), ours)).toBeUndefined();
    const { rows } = await sql<{ sku: string; boxes: number; source: string }>`
      select sku, boxes_ordered as boxes, source from order_line join sales_order using (order_number)
      where order_number = ${ours} order by line_no`.execute(server.deps.db);
    expect(rows).toEqual([
      { sku: "100101", boxes: 12, source: "edi" },
      { sku: "100107", boxes: 9, source: "edi" },
    ]);
  });

  test("an order in UBL by pallets and our numbers is answered in UBL", async () => {
    await files.bring("order.xml", ubl);
    await exchange();
    const [answer = ""] = await files.out("order-response");
    expect(answer).toContain("<cbc:OrderResponseCode>");
    expect([...answer.matchAll(/LineStatusCode>(\d)</g)].map(([, code]) => code)).toEqual(["5", "5"]);
    expect(answer).toContain('<cbc:Quantity unitCode="XPX">2</cbc:Quantity>');
  });

  test("whoever is being tried out is judged and answered, and orders nothing", async () => {
    const before = await orderCount();
    const answer = await answerTo(another((text) => text.replace(/(UNB.*)'/, "$1++++++1'")));
    expect(answer).toMatch(/UNB\+.*\+1'/);
    expect(linesOf(answer)[0]).toBe("5 10:CT");
    expect(await orderCount()).toBe(before);
  });
});
