import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askTickets, someTicket } from "../testing/ask-tickets.ts";
import { actionsOf, type Batch, begin, beginning, doneInBulk } from "../testing/desk/ask-bulk.ts";
import { waitingMails } from "../testing/mails-of.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
let sales: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [service, sales] = [await server.asStaff("S02"), await server.asStaff("S03")];
});
afterAll(() => server.stop());

const codesOf = ({ refusals }: Batch) => Object.fromEntries(refusals.map(({ id, code }) => [id, code]));

describe("DLIST-03 tickets in bulk", () => {
  const mutation = "changeTickets";
  async function opened(): Promise<string> {
    const call = { method: "POST", path: "CreateTicket?market=CZ", payload: someTicket } as const;
    return (await askTickets(server, "U001", call)).body.caseNumber;
  }
  async function standing(number: string) {
    const { rows } = await sql<{ status: string; uid: string | null }>`
      select t.status, a.uid from ticket t left join ticket_assignee a on a.case_number = t.case_number
      where t.case_number = ${number}`.execute(server.deps.db);
    return rows[0];
  }
  const mailsOf = async (number: string) =>
    (await waitingMails(server)).filter(({ facts }) => "number" in facts && facts.number === number).length;

  test("is no stranger's, nor whoever's that may not change a ticket alone", async () => {
    const variables = { input: { key: "x", ids: ["CS0010022"], act: "letGo" } };
    const payload = { query: beginning(mutation), variables };
    const { statusCode } = await server.stranger.request({ method: "POST", url: "/desk/graphql", payload });
    expect(statusCode).toBe(401);
    const content = await server.asStaff("S06");
    const { errors } = await content.desk(beginning(mutation), variables);
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    ["a state that is none", { act: "setStatus", status: "Lost" }, "invalid-input"],
    ["an act that is none", { act: "burn" }, "invalid-document"],
  ])("bad input: %s", async (_case, input, code) => {
    const { errors } = await service.desk(beginning(mutation), { input: { key: "x", ids: ["x"], ...input } });
    expect(errors[0]?.extensions.code).toBe(code);
  });

  test.each([
    ["nobody named", { act: "letGo" }, "nothing-chosen", null],
    ["nobody to have them", { ids: ["CS0010022"], act: "assign" }, "person-unknown", "person"],
    [
      "one who does not work on them",
      { ids: ["x"], act: "assign", person: "S06" },
      "person-unknown",
      "person",
    ],
  ])("refused before it begins: %s", async (_case, input, code, field) => {
    expect(await begin(service, mutation, input)).toMatchObject({ batch: null, refusal: { code, field } });
  });

  test("are handed over and let go; whom their new owner may not see, and what is gone, is left and said why", async () => {
    const ids = [await opened(), await opened(), "CS0010023", "CS9999999"];
    const [first = "", second = ""] = ids;
    const handed = await doneInBulk(server, service, { mutation, ids, act: "assign", person: "S03" });
    expect(handed).toMatchObject({ total: 4, done: 2, refused: 2 });
    expect(codesOf(handed)).toEqual({ CS0010023: "person-unknown", CS9999999: "ticket-unknown" });
    expect(handed.refusals[0]).toMatchObject({ message: "Tomuto člověku požadavek předat nejde." });
    expect(handed.refusals[0]?.name).toMatch(/^CS0010023 · ./);
    expect(await standing(first)).toEqual({ status: "In Progress", uid: "S03" });
    expect(await actionsOf(server, handed.id)).toEqual(["ticket.assigned", "ticket.assigned"]);
    await doneInBulk(server, service, { mutation, ids: [first], act: "letGo" });
    expect([await standing(first), await standing(second)]).toMatchObject([{ uid: null }, { uid: "S03" }]);
  });

  test("all that a list finds are set to a state, of which each customer hears; what cannot be says why", async () => {
    const [open, over] = [await opened(), await opened()];
    await doneInBulk(server, service, { mutation, ids: [over], act: "setStatus", status: "Cancelled" });
    const mails = await mailsOf(open);
    const filter = { text: someTicket.title, shipTos: [someTicket.shipTo] };
    const solved = await doneInBulk(server, service, {
      mutation,
      filter,
      act: "setStatus",
      status: "Problem Solved",
    });
    expect(codesOf(solved)).toEqual({ [over]: "step-not-allowed" });
    expect(solved.done).toBeGreaterThanOrEqual(3);
    expect(await standing(open)).toMatchObject({ status: "Problem Solved" });
    expect(await mailsOf(open)).toBe(mails + 1);
  });

  test("sales change those of their own companies alone", async () => {
    const filter = {};
    const mine = await doneInBulk(server, sales, { mutation, filter, act: "assign", person: "S03" });
    expect(mine.refused).toBe(0);
    expect(await standing("CS0010021")).toMatchObject({ uid: "S03" });
    expect(await standing("CS0010023")).not.toMatchObject({ uid: "S03" });
    const foreign = await doneInBulk(server, sales, { mutation, ids: ["CS0010023"], act: "letGo" });
    expect(codesOf(foreign)).toEqual({ CS0010023: "ticket-unknown" });
    expect(foreign.refusals[0]?.name).toBeNull();
  });
});

describe("DLIST-03 people of customers in bulk", () => {
  const mutation = "changeCustomerUsers";
  type Standing = { readonly companyId: string; readonly status: string };
  const statusOf = async (uid: string, company: string) => {
    const query = `query ($uid: ID!) { customerUser(uid: $uid) { row { companies { companyId status } } } }`;
    const { data } = await service.desk(query, { uid });
    const user = data?.["customerUser"] as {
      readonly row: { readonly companies: readonly Standing[] };
    } | null;
    return user?.row.companies.find(({ companyId }) => companyId === company)?.status;
  };
  const mailsOf = async (kind: string) => {
    const { rows } = await sql<{ recipient: string }>`
      select recipient from mail where kind = ${kind} order by recipient`.execute(server.deps.db);
    return rows.map(({ recipient }) => recipient.split("@")[0]);
  };

  test("whoever may not change one of them alone changes none", async () => {
    const variables = { input: { key: "x", ids: ["U003"], act: "suspend" } };
    const { errors } = await sales.desk(beginning(mutation), variables);
    expect(errors[0]?.extensions.code).toBe("not-your-area");
    const burn = { input: { ...variables.input, act: "burn" } };
    expect((await service.desk(beginning(mutation), burn)).errors[0]?.extensions.code).toBe(
      "invalid-document",
    );
    const none = await begin(service, mutation, { ids: [], act: "suspend" });
    expect(none).toMatchObject({ batch: null, refusal: { code: "nothing-chosen" } });
  });

  test("are suspended, with their mail and sessions, and let in again; who cannot be is left and said why", async () => {
    const ids = ["U003", "U011", "U999"];
    const gone = await doneInBulk(server, service, { mutation, ids, act: "suspend" });
    expect(gone).toMatchObject({ total: 3, done: 1, refused: 2 });
    expect(codesOf(gone)).toEqual({ "U011 C1": "status-not-offered", U999: "user-unknown" });
    expect(gone.refusals[0]?.name).toBe("Veronika Horáková, Hostince Modrá hvězda s.r.o.");
    expect(await statusOf("U003", "C1")).toBe("suspended");
    expect(await mailsOf("user-suspended")).toEqual(["tomas.cech"]);
    expect(await actionsOf(server, gone.id)).toEqual(["user.status"]);
    const filter = { statuses: ["suspended"], companies: ["C1"] };
    expect(await doneInBulk(server, service, { mutation, filter, act: "letIn" })).toMatchObject({
      total: 2,
      done: 2,
    });
    expect(await statusOf("U003", "C1")).toBe("active");
  });

  test("D47 of somebody who serves several companies the company of the list is meant, or else each", async () => {
    const filter = { companies: ["C1"] };
    const one = await doneInBulk(server, service, { mutation, ids: ["U037"], filter, act: "suspend" });
    expect(one).toMatchObject({ total: 1, done: 1 });
    expect([await statusOf("U037", "C1"), await statusOf("U037", "C2")]).toEqual(["suspended", "active"]);
    const all = await doneInBulk(server, service, { mutation, ids: ["U037"], act: "suspend" });
    expect(all).toMatchObject({ total: 3, done: 2 });
    expect(codesOf(all)).toEqual({ "U037 C1": "status-not-offered" });
    expect(await doneInBulk(server, service, { mutation, ids: ["U037"], act: "letIn" })).toMatchObject({
      done: 3,
    });
  });

  test("the invitation goes again to who has not come, a password link to who may come in, once to each", async () => {
    const [invited, linked] = [await mailsOf("invitation"), await mailsOf("reset-password")];
    const ids = ["U011", "U037", "U022"];
    const again = await doneInBulk(server, service, { mutation, ids, act: "inviteAgain" });
    expect(codesOf(again)).toEqual({ "U037 C1": "invitation-used", "U022 C3": "invitation-used" });
    expect(await mailsOf("invitation")).toEqual([...invited, "veronika.horakova"].toSorted());
    const link = await doneInBulk(server, service, { mutation, ids, act: "sendPasswordLink" });
    expect(codesOf(link)).toEqual({ "U011 C1": "not-active", "U022 C3": "not-active" });
    expect(await mailsOf("reset-password")).toEqual([...linked, "michal.vicefirem"].toSorted());
    const out = await doneInBulk(server, service, { mutation, ids, act: "endSessions" });
    expect(out).toMatchObject({ total: 3, done: 3 });
    expect(await actionsOf(server, out.id)).toEqual(Array.from({ length: 3 }, () => "user.sessions-ended"));
  });
});

describe("DLIST-03 limits in bulk", () => {
  const mutation = "changeProductLimits";
  let vojtech: StaffCaller;
  beforeAll(async () => {
    vojtech = await server.asStaff("S05");
  });
  const ids = ["500101 100201 2027-01-01", "500101 100202 2027-01-01"];
  async function kept() {
    const { rows } = await sql<{ boxes: number; to: string | null }>`
      select max_boxes as boxes, valid_to as "to" from product_limit
      where ship_to_id = '500101' and valid_from = '2027-01-01' order by sku`.execute(server.deps.db);
    return rows.map(({ boxes, to }) => [boxes, to]);
  }

  test("whoever may not change one alone changes none; bad input and what cannot be is refused before it begins", async () => {
    const variables = { input: { key: "x", ids, act: "drop" } };
    expect((await service.desk(beginning(mutation), variables)).errors[0]?.extensions.code).toBe(
      "not-your-area",
    );
    const soon = { input: { ...variables.input, act: "endOn", day: "soon" } };
    expect((await vojtech.desk(beginning(mutation), soon)).errors[0]?.extensions.code).toBe("date-invalid");
    for (const boxes of [null, -1, 1_000_001])
      expect(await begin(vojtech, mutation, { ids, act: "setBoxes", boxes })).toMatchObject({
        refusal: { code: "boxes-invalid", field: "boxes" },
      });
  });

  test("they get another number and a last day, lose it again and are removed; what is gone is left and said why", async () => {
    const set =
      "mutation ($input: SetProductLimitInput!) { setProductLimit(input: $input) { refusal { code } } }";
    for (const sku of ["100201", "100202"]) {
      const input = { shipToId: "500101", sku, was: null, version: 0, maxBoxes: 40, validFrom: "2027-01-01" };
      const { data } = await vojtech.desk(set, { input });
      expect(data).toMatchObject({ setProductLimit: { refusal: null } });
    }
    const boxes = await doneInBulk(server, vojtech, { mutation, ids, act: "setBoxes", boxes: 0 });
    expect(boxes).toMatchObject({ done: 2, refused: 0 });
    const filter = { shipToId: "500101", standing: "ahead", text: "" };
    const ended = await doneInBulk(server, vojtech, { mutation, filter, act: "endOn", day: "2027-02-28" });
    expect(ended.done).toBeGreaterThanOrEqual(2);
    expect(await kept()).toEqual([
      [0, "2027-02-28"],
      [0, "2027-02-28"],
    ]);
    expect(await doneInBulk(server, vojtech, { mutation, ids, act: "hold" })).toMatchObject({ done: 2 });
    expect((await kept())[0]).toEqual([0, null]);
    const early = await doneInBulk(server, vojtech, {
      mutation,
      ids: ids.slice(1),
      act: "endOn",
      day: "2026-12-31",
    });
    expect(early.refusals).toMatchObject([
      { code: "ends-before-start", message: "Poslední den je dřív než první." },
    ]);
    const gone = await doneInBulk(server, vojtech, {
      mutation,
      ids: [...ids, "500101 0 2027-01-01"],
      act: "drop",
    });
    expect(gone).toMatchObject({ done: 2, refusals: [{ name: null, code: "limit-unknown" }] });
    expect(await actionsOf(server, gone.id)).toEqual(["product-limit.dropped", "product-limit.dropped"]);
    expect(await kept()).toEqual([]);
  });
});

describe("DLIST-03 companies in bulk", () => {
  const mutation = "changeCompanies";
  const act = "setPriceList";
  const listOf = async (id: string) => {
    const { rows } = await sql<{ list: string }>`
      select price_list as list from company where id = ${id}`.execute(server.deps.db);
    return rows[0]?.list;
  };

  test("whoever may not change one alone changes none; who keeps no prices gives no list", async () => {
    const priceList = (await listOf("C2")) ?? "";
    const dispatch = await server.asStaff("S07");
    const variables = { input: { key: "x", ids: ["C1"], act, priceList } };
    expect((await dispatch.desk(beginning(mutation), variables)).errors[0]?.extensions.code).toBe(
      "not-your-area",
    );
    const unknown = await begin(service, mutation, { ids: ["C1"], act, priceList: "none" });
    expect(unknown).toMatchObject({
      batch: null,
      refusal: { code: "price-list-unknown", field: "priceList" },
    });
    const refused = await doneInBulk(server, service, { mutation, ids: ["C1"], act, priceList });
    expect(codesOf(refused)).toEqual({ C1: "price-list-not-yours" });
  });

  test("they buy by another list, each with its entry in the log; another currency is left and said why", async () => {
    const admin = await server.asStaff("S01");
    const priceList = (await listOf("C2")) ?? "";
    const changed = await doneInBulk(server, admin, { mutation, ids: ["C1", "C4", "C9999"], act, priceList });
    expect(changed).toMatchObject({ total: 3, done: 1, refused: 2 });
    expect(codesOf(changed)).toEqual({ C4: "currency-mismatch", C9999: "customer-unknown" });
    expect(await listOf("C1")).toBe(priceList);
    expect(await actionsOf(server, changed.id)).toEqual(["company.changed"]);
    const all = await doneInBulk(server, admin, {
      mutation,
      filter: { text: "Modrá hvězda" },
      act,
      priceList,
    });
    expect(all.refusals).toEqual([]);
  });
});
