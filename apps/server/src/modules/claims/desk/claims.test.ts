import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { afterHouseReport } from "../../../app/after-house-report.ts";
import { startOrder } from "../../../testing/ask-cart.ts";
import { askTickets } from "../../../testing/ask-tickets.ts";
import {
  actOnClaim,
  askClaim,
  type Boxes,
  claimDelivery,
  claimFields,
  worthOf,
} from "../../../testing/desk/ask-claims.ts";
import { laterInOutbox } from "../../../testing/later-outbox.ts";
import { waitingMails } from "../../../testing/mails-of.ts";
import { orderOfGoods } from "../../../testing/past-orders.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { moveOrders } from "../../erp/erp-worker.ts";
import { houseErp } from "../../erp/house-erp.ts";
import { deliverOutbox } from "../../erp/outbox.ts";
import { orderDesk } from "../../orders/order-desk.ts";
import { settleClaims } from "../settle-claims.ts";

let server: TestServer;
let service: StaffCaller;
let finance: StaffCaller;
let sales: StaffCaller;
/** Thirty boxes of one product, eight kegs of another, billed. */
let order: string;
const photo = "a".repeat(32);

beforeAll(async () => {
  server = await startTestServer();
  const jana = await server.as("U001");
  order = await orderOfGoods(jana, await startOrder(jana), [
    { sku: "100107", quantity: 30 },
    { sku: "100112", quantity: 8 },
  ]);
  await laterInOutbox(server.deps.db, 3000);
  await deliverOutbox(worker());
  server.clock.set("2026-11-26T17:00:00");
  await moveOrders(worker());
  server.clock.set("2026-11-26T18:00:00");
  service = await server.asStaff("S02");
  finance = await server.asStaff("S07");
  sales = await server.asStaff("S03");
});
afterAll(() => server.stop());

function worker() {
  const { db, clock, log } = server.deps;
  const erp = houseErp(() => Promise.resolve([]));
  return { db, clock, log, erp, pricing: server.pricing, desk: orderDesk({ db, clock }, afterHouseReport) };
}

const ask = (number: string, caller = service) => askClaim(number, caller);
const act = (name: string, input: object, caller = service) => actOnClaim(name, input, caller);

const claimed = (boxes: Boxes, photos: readonly string[] = []) =>
  claimDelivery(server, { order, boxes, photos });

/** A credit as the screen sends it: of what was just seen. */
async function wanted(number: string, boxes: Boxes, more: object = {}) {
  const claim = await ask(number);
  const lines = Object.entries(boxes).map(([lineNo, count]) => ({ lineNo: Number(lineNo), boxes: count }));
  const totalMinor = claim === null ? 0 : worthOf(claim, boxes);
  return { number, version: claim?.version ?? 0, lines, totalMinor, words: "", isSolving: false, ...more };
}

const invoiced = async () =>
  (
    await sql<{ credited: number; papers: number }>`
      select (select sum(boxes_credited)::int from order_line where order_number = ${order}) as credited,
        (select count(*)::int from invoice join invoice_order using (number)
          where order_number = ${order} and type = 'Credit note') as papers`.execute(server.deps.db)
  ).rows[0];

describe("DTICK-03 a claim at the desk", () => {
  test("is no stranger's, nor theirs who may not see tickets, nor of companies that sales do not have", async () => {
    const number = await claimed({ 1: 1 });
    const call = {
      method: "POST" as const,
      url: "/desk/graphql",
      payload: { query: '{ claim(number: "x") { state } }' },
    };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const content = await server.asStaff("S06");
    expect((await content.desk(`{ claim(number: "${number}") { state } }`)).errors[0]?.extensions.code).toBe(
      "not-your-area",
    );
    await sql`delete from staff_company where uid = 'S03' and company_id = 'C1'`.execute(server.deps.db);
    const foreign = await server.asStaff("S03");
    expect(await ask(number, foreign)).toBeNull();
    const refused = await act("proposeCredit", { ...(await wanted(number, { 1: 1 })) }, foreign);
    expect(refused).toMatchObject({ claim: null, refusal: { code: "claim-unknown" } });
    await sql`insert into staff_company (uid, company_id) values ('S03', 'C1')`.execute(server.deps.db);
    expect(await ask("CS0010021")).toBeNull();
    await act("proposeCredit", await wanted(number, { 1: 1 }));
  });

  test("shows lines with what came and was claimed, and photos that only those read who see the ticket", async () => {
    await server.as("U001").then((jana) =>
      jana.request({
        method: "POST",
        url: `${SERVICE_BASE.general}/tickets/UploadAttachmentsByTicketId?${new URLSearchParams({
          ...{ draft: `claim ${order}`, upload: photo, name: "keg.png", size: "1016", offset: "0" },
        })}`,
        headers: { "content-type": "application/octet-stream" },
        payload: Buffer.concat([
          Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
          Buffer.alloc(1000, 7),
        ]),
      }),
    );
    const number = await claimed({ 2: 1 }, [photo]);
    const claim = await ask(number);
    expect(claim?.lines).toMatchObject([
      { lineNo: 2, claimed: 1, credited: 0, delivered: 8, most: 1, photos: [photo] },
    ]);
    expect(claim?.invoice).toMatch(/\d/);
    expect(claim?.aloneUpToMinor).toBe(500_000);
    const read = (caller: StaffCaller) => caller.request({ url: `/desk/ticket-files/${photo}` });
    expect((await read(service)).headers["content-type"]).toBe("image/png");
    expect((await read(await server.asStaff("S06"))).statusCode).toBe(403);
    expect((await server.stranger.request({ url: `/desk/ticket-files/${photo}` })).statusCode).toBe(401);
    await sql`delete from staff_company where uid = 'S03' and company_id = 'C1'`.execute(server.deps.db);
    expect((await read(await server.asStaff("S03"))).statusCode).toBe(404);
    await sql`insert into staff_company (uid, company_id) values ('S03', 'C1')`.execute(server.deps.db);
    await act("proposeCredit", await wanted(number, { 2: 1 }));
  });
});

describe("DTICK-03 a credit", () => {
  test.each<[string, Boxes, object, string]>([
    ["of nothing", {}, {}, "nothing-credited"],
    ["of a line that was not claimed", { 2: 1 }, {}, "credit-line-unknown"],
    ["of more than was claimed", { 1: 3 }, {}, "more-than-claimed"],
    ["of another sum than was seen", { 1: 1 }, { totalMinor: 1 }, "credit-differs"],
    ["of a claim as it was", { 1: 1 }, { version: 7 }, "changed-meanwhile"],
    ["with too many words", { 1: 1 }, { words: "x".repeat(1501) }, "words-too-long"],
  ])("%s is refused and leaves nothing", async (_what, boxes, more, code) => {
    const number = await claimed({ 1: 2 });
    const before = await invoiced();
    expect((await act("proposeCredit", await wanted(number, boxes, more))).refusal?.code).toBe(code);
    expect(await invoiced()).toEqual(before);
    expect((await ask(number))?.proposals).toEqual([]);
    await sql`update ticket set status = 'Cancelled', closed = opened where case_number = ${number}`.execute(
      server.deps.db,
    );
    const closed = await act("proposeCredit", await wanted(number, { 1: 1 }));
    expect(closed.refusal?.code).toBe("ticket-closed");
  });

  test("within the limit is made at once and once: paper, claim, ticket, bell and mail point to each other", async () => {
    // An older claim of the same line must not take what is for this one.
    const older = await claimed({ 1: 1 });
    const number = await claimed({ 1: 2 });
    const before = await invoiced();
    const input = await wanted(number, { 1: 2 }, { words: "Obě přepravky uznáváme.", isSolving: true });
    const headers = { "idempotency-key": "credit-1" };
    const query = `mutation ($input: DeskProposeCreditInput!) { proposeCredit(input: $input) { claim { ${claimFields} } refusal { code } } }`;
    const twice = await Promise.all(
      [1, 2].map(() =>
        service.request({
          method: "POST",
          url: "/desk/graphql?lang=cs",
          headers,
          payload: { query, variables: { input } },
        }),
      ),
    );
    const document = `R${number.slice(2)}`;
    for (const answer of twice) {
      expect(answer.json().data.proposeCredit).toMatchObject({
        refusal: null,
        claim: { state: "credited", credits: [{ number: document, totalMinor: -input.totalMinor }] },
      });
    }
    expect(await invoiced()).toEqual({
      credited: (before?.credited ?? 0) + 2,
      papers: (before?.papers ?? 0) + 1,
    });
    expect((await ask(older))?.lines).toMatchObject([{ credited: 0 }]);
    const ticket = await askTickets(server, "U001", { path: `GetTicketById/${number}` });
    expect(ticket.body.status).toBe("Problem Solved");
    const said = await askTickets(server, "U001", { path: `GetCommentsByTicketId/${number}` });
    expect(said.body).toMatchObject([{ person: "Tereza Malá" }]);
    expect(said.body[0].text).toContain("Obě přepravky uznáváme.\n\n");
    expect(said.body[0].text).toContain(document);
    const { rows: notices } = await sql<{ facts: unknown }>`
      select facts from notice where kind = 'claim-credited' and subject = ${number}`.execute(server.deps.db);
    expect(notices).toEqual([{ facts: { kind: "claim-credited", order, document } }]);
    const kinds = (await waitingMails(server))
      .filter(({ facts }) => "number" in facts && facts.number === number)
      .map(({ facts }) => facts.kind);
    expect(kinds.toSorted()).toEqual(["ticket-answered", "ticket-changed", "ticket-opened"]);
    // The paper at the desk leads to the ticket, the ticket to the order.
    const papers = await service.desk(`{ order(number: "${order}") { papers { number ticket } } }`);
    expect((papers.data as { order: { papers: object[] } }).order.papers).toContainEqual({
      ...{ number: document, ticket: number },
    });
    const { rows: audit } = await sql<{ action: string }>`
      select action from audit_entry where actor_uid = 'S02' and detail->>'document' = ${document}
      order by action`.execute(server.deps.db);
    expect(audit.map(({ action }) => action)).toEqual(["order.credited", "ticket.credited"]);
    // The customer finds the claim on the credit note, and nobody else does.
    const ofDocument = async (uid: string) => {
      const url = `${SERVICE_BASE.general}/claims/GetClaimByDocument/${document}`;
      return (await (await server.as(uid)).request({ url })).json();
    };
    expect(await ofDocument("U001")).toMatchObject({ claim: { caseNumber: number } });
    expect(await ofDocument("U012")).toEqual({ claim: null });
    expect((await act("proposeCredit", await wanted(number, { 1: 1 }))).refusal?.code).toBe(
      "more-than-claimed",
    );
  });

  test("above the limit waits for another: not for who proposed it, not for who may not approve so much", async () => {
    const number = await claimed({ 2: 4 });
    const before = await invoiced();
    const proposed = await act("proposeCredit", await wanted(number, { 2: 3 }, { words: "Uznáváme tři." }));
    const [waiting] = proposed.claim?.proposals ?? [];
    expect(proposed).toMatchObject({ refusal: null, claim: { state: "sent", credits: [] } });
    expect(waiting).toMatchObject({ state: "waiting", by: "Tereza Malá", may: ["withdraw"] });
    expect(await invoiced()).toEqual(before);
    expect((await askTickets(server, "U001", { path: `GetCommentsByTicketId/${number}` })).body).toEqual([]);
    expect((await act("proposeCredit", await wanted(number, { 2: 1 }))).refusal?.code).toBe("credit-waits");
    const id = waiting?.id ?? "";
    expect((await act("approveCredit", { number, id })).refusal?.code).toBe("own-credit");
    const listed = async (caller: StaffCaller) => {
      const query = `{ tickets(filter: { isCreditToDecide: true }) { items { number creditWaiting { minor currency } } } }`;
      return ((await caller.desk(query)).data as { tickets: { items: object[] } }).tickets.items;
    };
    expect(await listed(service)).toEqual([]);
    expect(await listed(finance)).toEqual([
      { number, creditWaiting: { minor: waiting?.totalMinor, currency: "CZK" } },
    ]);
    expect(
      (
        await sales.desk(
          `mutation { approveCredit(input: { number: "${number}", id: "${id}" }) { refusal { code } } }`,
        )
      ).errors[0]?.extensions.code,
    ).toBe("not-your-area");
    // The demo does not settle what a person decides.
    server.clock.set("2026-11-26T18:30:00");
    await settleClaims(server.deps, worker().desk.report);
    expect((await ask(number))?.credits).toEqual([]);
    const settled = await invoiced();

    const silent = await act("declineCredit", { number, id, why: " " }, finance);
    expect(silent.refusal?.code).toBe("why-missing");
    const declined = await act("declineCredit", { number, id, why: "Chybí fotka." }, finance);
    expect(declined.claim?.proposals).toMatchObject([{ state: "declined", why: "Chybí fotka.", may: [] }]);
    expect((await act("approveCredit", { number, id }, finance)).refusal?.code).toBe("credit-not-waiting");

    const again = await act("proposeCredit", await wanted(number, { 2: 3 }, { words: "Uznáváme tři." }));
    const next = again.claim?.proposals.find(({ state }) => state === "waiting")?.id ?? "";
    const agreed = await Promise.all([1, 2].map(() => act("approveCredit", { number, id: next }, finance)));
    expect(agreed.map(({ refusal }) => refusal?.code ?? "done").sort()).toEqual([
      "credit-not-waiting",
      "done",
    ]);
    const document = `R${number.slice(2)}`;
    expect(await ask(number)).toMatchObject({ state: "partly-credited", credits: [{ number: document }] });
    expect(await invoiced()).toEqual({
      credited: (settled?.credited ?? 0) + 3,
      papers: (settled?.papers ?? 0) + 1,
    });
    const said = await askTickets(server, "U001", { path: `GetCommentsByTicketId/${number}` });
    expect(said.body).toMatchObject([{ person: "Tereza Malá" }]);

    const rest = await act("proposeCredit", await wanted(number, { 2: 1 }, { isSolving: true }));
    expect(rest.claim).toMatchObject({
      state: "credited",
      credits: [{ number: document }, { number: `${document}-2` }],
    });
  });

  test("of who approves nothing always waits; taken back by its own alone, it can be proposed anew", async () => {
    const number = await claimed({ 1: 1 });
    const proposed = await act("proposeCredit", await wanted(number, { 1: 1 }), sales);
    const id = proposed.claim?.proposals[0]?.id ?? "";
    expect(proposed.claim).toMatchObject({ aloneUpToMinor: 0, proposals: [{ state: "waiting" }] });
    expect((await act("withdrawCredit", { number, id })).refusal?.code).toBe("not-own-credit");
    const back = await act("withdrawCredit", { number, id }, sales);
    expect(back.claim?.proposals).toMatchObject([{ state: "withdrawn" }]);
    await act("proposeCredit", await wanted(number, { 1: 1 }), sales);
    const waiting = (await ask(number))?.proposals.find(({ state }) => state === "waiting");
    // Within the limit of service a colleague agrees.
    expect(waiting?.may).toEqual(["approve", "decline"]);
    const agreed = await act("approveCredit", { number, id: waiting?.id ?? "" });
    expect(agreed.claim?.state).toBe("credited");
  });
});
