import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { placeSomeOrder } from "../../testing/ask-cart.ts";
import { waitingMails } from "../../testing/mails-of.ts";
import { oneClickPath, sentMails } from "../../testing/sent-mails.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { contentOf } from "../mail/mail-content.ts";
import { type NewNotice, tellNotice } from "../notices/notices.commands.ts";
import { orderDesk } from "../orders/order-desk.ts";
import { carryNotices } from "./carry-notices.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql`delete from notice`.execute(server.deps.db);
  await sql`delete from notice_setting`.execute(server.deps.db);
  await sql`delete from mail`.execute(server.deps.db);
});

const jana = "jana.novotna@modrahvezda.example";
const lucie = "lucie.simova@modrahvezda.example";
const carry = () => carryNotices(server.deps, 0);
const kindsOf = async () => (await waitingMails(server)).map(({ to, facts }) => `${facts.kind} ${to}`).sort();

async function lettersTo(to: string) {
  return (await waitingMails(server)).flatMap((mail) =>
    mail.to === to && "letter" in mail.facts ? [mail.facts] : [],
  );
}

async function tell(
  news: Partial<NewNotice> & Pick<NewNotice, "facts" | "subject">,
  uids: readonly string[],
) {
  const notice = { companyId: "C1", shipToId: "500101", at: new Date(), cause: news.subject, ...news };
  await inTransaction(server.deps.db, (tx) =>
    tellNotice(tx, [notice], sql`(select unnest(${[...uids]}::text[]))`),
  );
}

function reporting(number: string) {
  const desk = orderDesk(server.deps);
  const orderNumber = toId<OrderNumber>(number);
  return (id: string, report: ErpReport) =>
    desk.report({ id: `${id}-${number}`, orderNumber, bodyHash: id, at: undefined, report });
}

const newInvoice = {
  facts: { kind: "new-document", documentKind: "invoice", due: "2026-12-07" },
  subject: "2026100135",
} as const;

describe("mails of orders", () => {
  it("MAIL-05 who ordered has the confirmation with goods, day and until when it can change; nobody else by default", async () => {
    const number = await placeSomeOrder(await server.as("U001"));
    expect(await carryNotices(server.deps)).toBe(0);
    await carry();
    expect(await carry()).toBe(0);
    expect(await kindsOf()).toEqual([`order-taken ${jana}`]);
    const [mail] = await lettersTo(jana);
    expect(mail).toMatchObject({
      leads: `/orders/history/${number}`,
      letter: { number, lines: [{ before: null }], earlier: [] },
    });
    expect(mail?.letter).toHaveProperty("changeUntil.minutes");
    const inBell = await sql`select 1 from notice where uid = 'U001' and in_bell`.execute(server.deps.db);
    expect(inBell.rows).toEqual([]);
  });

  it("MAIL-05 what happens to an order within a minute is one mail, the newest first, with counted empties", async () => {
    const number = await placeSomeOrder(await server.as("U001"));
    const report = reporting(number);
    await report("confirmed", { kind: "confirmation", sapId: number, lines: [{ lineNo: 1, boxes: 1 }] });
    await report("loaded", { kind: "shipment", step: "loaded" });
    await report("left", { kind: "shipment", step: "on-the-way" });
    await report("brought", {
      kind: "delivery",
      lines: [{ lineNo: 1, boxes: 1 }],
      empties: [{ code: "KEG50", units: 3 }],
    });
    await carry();
    const [mail, ...more] = await lettersTo(jana);
    expect(more).toEqual([]);
    expect(mail?.kind).toBe("order-delivered");
    expect(mail?.letter).toMatchObject({
      earlier: ["order-on-the-way", "order-confirmed-differently", "order-taken"],
      lines: [{ boxes: 1, before: 3 }],
      empties: [{ name: "Sud KEG 50 l", units: 3 }],
    });
    const addressed = { to: jana, language: "cs", origin: "https://portal.example" } as const;
    expect(mail && contentOf(mail, addressed).facts).toContainEqual({
      label: "Vráceno: Sud KEG 50 l",
      value: "3 ×",
    });
  });

  it("MAIL-05 DORD-03 what the brewery offers in place of what does not come stands below it", async () => {
    const number = await placeSomeOrder(await server.as("U001"));
    await carry();
    await sql`delete from mail`.execute(server.deps.db);
    const short = { lineNo: 1, boxes: 1, reason: "Vyprodáno", substitutes: ["100101"] };
    await reporting(number)("offered", { kind: "confirmation", sapId: number, lines: [short] });
    await carry();
    const [mail] = (await waitingMails(server)).filter(({ to }) => to === jana);
    if (mail === undefined) throw new Error("no mail");
    const { facts } = contentOf(mail.facts, { to: mail.to, language: "cs", origin: "https://portal.test" });
    const at = facts.findIndex(({ label }) => label === "Místo toho nabízíme");
    expect(facts[at - 1]?.value).toBe("1 × (objednáno 3 ×)");
    expect(facts[at]?.value).toMatch(/^Lipovrch 10 světlé výčepní/);
  });

  it("MAIL-05 an order that the brewery takes back is told to everybody who may order there", async () => {
    const number = await placeSomeOrder(await server.as("U001"));
    await carry();
    await sql`delete from mail`.execute(server.deps.db);
    await reporting(number)("none", {
      kind: "confirmation",
      sapId: number,
      lines: [{ lineNo: 1, boxes: 0 }],
    });
    await carry();
    const kinds = await kindsOf();
    expect(kinds).toContain(`order-cancelled ${jana}`);
    expect(kinds).toContain("order-cancelled petr.dvorak@modrahvezda.example");
    expect(kinds.join()).not.toContain(lucie);
  });

  it("BELL-03 a switch that was turned off stops the mail and not the bell, at its place alone", async () => {
    const off = sql`insert into notice_setting values ('U006', '500101', 'new-document', 'mail', false)`;
    await off.execute(server.deps.db);
    await tell(newInvoice, ["U001", "U006"]);
    await tell({ ...newInvoice, cause: "elsewhere", subject: "2026100136", shipToId: "500102" }, ["U006"]);
    await carry();
    expect(await kindsOf()).toEqual([`new-invoice ${jana}`, `new-invoice ${lucie}`]);
    const inBell = await sql`select 1 from notice where uid = 'U006' and in_bell`.execute(server.deps.db);
    expect(inBell.rows).toHaveLength(2);
  });

  it("BELL-03 a bell that was turned off has nothing, and the mail comes all the same", async () => {
    const off = sql`insert into notice_setting values ('U001', '500101', 'new-document', 'bell', false)`;
    await off.execute(server.deps.db);
    await tell(newInvoice, ["U001"]);
    await carry();
    expect(await kindsOf()).toEqual([`new-invoice ${jana}`]);
    const inBell = await sql`select 1 from notice where in_bell`.execute(server.deps.db);
    expect(inBell.rows).toEqual([]);
  });

  it("MAIL-05 two workers write one mail, and one that dies leaves it to the other", async () => {
    await tell(newInvoice, ["U001"]);
    const dying = inTransaction(server.deps.db, async (tx) => {
      await carryNotices({ ...server.deps, db: tx }, 0).catch(() => undefined);
      throw new Error("killed");
    });
    await dying.catch(() => undefined);
    await Promise.all([carry(), carry()]);
    expect(await kindsOf()).toEqual([`new-invoice ${jana}`]);
  });
});

describe("on its way to the receiver", () => {
  const sent = async () => (await sentMails(server)).join("\n\n");

  it("MAIL-06 an invoice comes with its PDF, its ISDOC and the code to pay it", async () => {
    const { rows } = await sql<{ number: string }>`
      select number from invoice where type = 'Invoice' and company_id = 'C1' and payment <> 'direct debit'
      order by issued desc, number limit 1`.execute(server.deps.db);
    const subject = rows[0]?.number ?? "";
    await tell({ ...newInvoice, subject }, ["U001"]);
    await carry();
    const mail = await sent();
    expect(mail).toContain(`${subject}.pdf`);
    expect(mail).toContain(`${subject}.isdoc`);
    expect(mail).toContain("Content-Type: application/pdf");
    expect(mail).toMatch(/^Content-ID: <qr@vycep>/im);
  });

  it("MAIL-10 the mail program's own button stops the kind, our page takes it back, and nobody is signed in", async () => {
    await tell(newInvoice, ["U001"]);
    await carry();
    const url = oneClickPath(await sent()) ?? "";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const isOff = async () =>
      (await sql`select 1 from notice_setting where uid = 'U001' and way = 'mail'`.execute(server.deps.db))
        .rows.length > 0;
    const looked = await server.stranger.request({ url });
    expect([looked.statusCode, await isOff()]).toEqual([200, false]);
    const click = { method: "POST", payload: "List-Unsubscribe=One-Click", headers } as const;
    const stopped = await server.stranger.request({ url, ...click });
    expect([stopped.statusCode, await isOff()]).toEqual([200, true]);
    expect(stopped.body).toContain("Hotovo. E-maily „Nový doklad“ vám už neposíláme.");
    expect(stopped.headers["set-cookie"]).toBeUndefined();
    await tell({ ...newInvoice, cause: "next" }, ["U001"]);
    await carry();
    expect(await kindsOf()).toEqual([]);
    await server.stranger.request({ url: `${url}?again=yes`, ...click });
    expect(await isOff()).toBe(false);
    expect((await server.stranger.request({ url: "/stop-notices/v1.a.b.c.d", ...click })).statusCode).toBe(
      404,
    );
  });
});
