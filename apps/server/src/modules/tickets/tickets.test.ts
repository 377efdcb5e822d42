import { SERVICE_BASE } from "@vycep/contract/services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askTickets, someTicket } from "../../testing/ask-tickets.ts";
import { waitingMails } from "../../testing/mails-of.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (uid: string | undefined, path: string) => askTickets(server, uid, { path });
const send = (uid: string | undefined, path: string, payload?: object, headers = {}) =>
  askTickets(server, uid, { method: "POST", path, headers, ...(payload && { payload }) });
const put = (uid: string, path: string, payload?: object) =>
  askTickets(server, uid, { method: "PUT", path, ...(payload && { payload }) });
const create = (change: object = {}, headers = {}, uid = "U001") =>
  send(uid, "CreateTicket?market=CZ", { ...someTicket, ...change }, headers);
const codesOf = (fields: readonly { readonly code: string }[]) => fields.map(({ code }) => code);

describe("GET tickets/GetAllTickets", () => {
  it("a stranger is refused, and so is who holds Support nowhere", async () => {
    expect((await ask(undefined, "GetAllTickets")).status).toBe(401);
    expect((await ask("U009", "GetAllTickets")).body.code).toBe("forbidden-permission");
  });

  it("TICKET-01 REST-58 D41 shows the tickets of every place where one holds Support, and no other", async () => {
    const { body, statements } = await ask("U001", "GetAllTickets");
    expect(body.tickets.map((row: { caseNumber: string }) => row.caseNumber)).toEqual([
      "CS0010021",
      "CS0010022",
      "CS0010028",
    ]);
    expect(body.tickets[0]).toMatchObject({
      ...{ title: "Zpožděná dodávka sudů 12. 11.", category: "delivery", categoryName: "Delivery" },
      ...{ subcategoryName: "Late delivery", shipToName: "Restaurace U Modré hvězdy", caller: "Tomáš Čech" },
      ...{ status: "In Progress", opened: "2026-11-19", unread: 1 },
    });
    expect(body).toMatchObject({ total: 3, groups: { open: 1, "in-progress": 1, solved: 0, closed: 1 } });
    expect(body.waiting).toMatchObject({ count: 1, caseNumber: "CS0010022" });
    expect(statements).toBe(3);
    const colleague = await ask("U004", "GetAllTickets");
    expect(colleague.body.tickets).toHaveLength(1);
  });

  it.each([
    ["GetAllTickets", "sk", "Doručenie"],
    ["GetAllTickets?pageSize=5", "cs", "Doručení"],
    ["GetTicketById/CS0010021", "sk", "Doručenie"],
    ["GetCommentsByTicketId/CS0010028x?limit=5", "sk", "Takúto požiadavku nepoznáme."],
  ])("OP-108 %s speaks the language of its address, whatever the browser's is", async (path, lang, said) => {
    const url = `${SERVICE_BASE.general}/tickets/${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
    const headers = { "accept-language": "en-GB,en" };
    const { body } = await (await server.as("U001")).request({ url, headers });
    expect(body).toContain(said);
  });

  it.each([
    ["group=open", ["CS0010022"]],
    ["group=closed", ["CS0010028"]],
    ["search=prepravek", ["CS0010022"]],
    ["search=CS001002", ["CS0010021", "CS0010022", "CS0010028"]],
    ["category=marketing", ["CS0010028"]],
    ["shipTo=500101", ["CS0010021"]],
    ["shipTo=500201", []],
    ["own=true", []],
    ["sort=title&direction=asc&pageSize=1", ["CS0010022"]],
  ])("TICKET-13 with %s finds %j", async (query, expected) => {
    const { body } = await ask("U001", `GetAllTickets?${query}`);
    expect(body.tickets.map((row: { caseNumber: string }) => row.caseNumber)).toEqual(expected);
  });
});

describe("what a ticket may be about", () => {
  it("REST-59 REST-60 REST-61 categories and subcategories are rows, in the language of the call", async () => {
    const categories = (await ask("U001", "GetCategories")).body;
    expect(categories[1]).toEqual({ id: "empties", name: "Empties" });
    const own = (await ask("U001", "GetSubCategoriesByCategoryId/empties")).body;
    expect(own[0]).toEqual({ id: "empties-count", name: "Difference in count", categoryId: "empties" });
    const all = (await ask("U001", "GetAllSubCategories")).body;
    expect(all.length).toBeGreaterThan(own.length);
    expect((await ask("U001", "GetSubCategoriesByCategoryId/nothing")).body).toEqual([]);
  });
});

describe("POST tickets/CreateTicket", () => {
  it("a stranger, a foreign place and what cannot be read are refused", async () => {
    expect((await send(undefined, "CreateTicket?market=CZ", someTicket)).status).toBe(401);
    expect((await create({}, {}, "U009")).status).toBe(403);
    expect((await create({ shipTo: "500201" })).body.code).toBe("ship-to-not-found");
    expect((await send("U001", "CreateTicket?market=PL", someTicket)).status).toBe(400);
  });

  it.each([
    ["TICKET-06 a title of 41 letters", { title: "x".repeat(41) }, ["title-too-long"]],
    ["TICKET-07 a description of 2001", { description: "x".repeat(2001) }, ["description-too-long"]],
    ["TICKET-09 a phone of nowhere", { phone: "+48 799 999 001" }, ["phone-format"]],
    [
      "nothing at all",
      { title: "", description: "", category: "" },
      ["category-missing", "title-missing", "description-missing"],
    ],
  ])("%s is refused beside its field", async (_what, change, codes) => {
    const { status, body } = await create(change);
    expect({ status, codes: codesOf(body.fields) }).toEqual({ status: 422, codes });
  });

  it("TICKET-02 TICKET-05 REST-67 opens one, told by mail, and the key counts once", async () => {
    const headers = { "idempotency-key": "ticket-once" };
    const [first, again] = [await create({}, headers), await create({}, headers)];
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const { caseNumber } = first.body;
    expect(caseNumber).toMatch(/^CS\d{7}$/);
    const { body } = await ask("U001", `GetTicketById/${caseNumber}`);
    expect(body).toMatchObject({
      ...{ caseNumber, status: "New", customerId: "C1", caller: "Jana Novotná", contact: "+420799999001" },
      ...{ about: someTicket.about, opened: "2026-11-23", closed: null, isOwn: true, rating: null },
    });
    const mails = (await waitingMails(server)).filter(({ facts }) => facts.kind === "ticket-opened");
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "jana.novotna@modrahvezda.example", facts: { number: caseNumber } });
  });

  it("TICKET-18 keeps the market of the theme", async () => {
    const { body } = await send("U001", "CreateTicket?market=IT", someTicket);
    const { market } = await server.deps.db
      .selectFrom("ticket")
      .select("market")
      .where("case_number", "=", body.caseNumber)
      .executeTakeFirstOrThrow();
    expect(market).toBe("IT");
  });
});

describe("the conversation", () => {
  it("TICKET-08 REST-62 the newest within the limit, oldest first; a foreign ticket is as unknown as none", async () => {
    const all = (await ask("U001", "GetCommentsByTicketId/CS0010021")).body;
    expect(all.map((row: { person: string }) => row.person)).toEqual([
      "Petra, zákaznický servis",
      "Tomáš Čech",
      "Petra, zákaznický servis",
    ]);
    expect(all.map((row: { isUnread: boolean }) => row.isUnread)).toEqual([false, false, true]);
    expect((await ask("U001", "GetCommentsByTicketId/CS0010021?limit=1")).body).toEqual([all[2]]);
    expect((await ask("U012", "GetCommentsByTicketId/CS0010021")).body.code).toBe("ticket-not-found");
    expect((await ask("U001", "GetCommentsByTicketId/CS0010028")).body).toEqual([]);
  });

  it("REST-66 what one has read is read for them alone", async () => {
    const unread = async (uid: string) => (await ask(uid, "GetTicketById/CS0010021")).body.unread;
    expect((await send("U012", "SetCommentsAsRead?ticketId=CS0010021")).status).toBe(404);
    expect((await send("U001", "SetCommentsAsRead?ticketId=CS0010021")).body).toEqual({ result: true });
    expect(await unread("U001")).toBe(0);
    expect(await unread("U003")).toBe(1);
  });

  it.each([
    ["no user", { description: "a", ticketId: "CS0010022" }, 400],
    ["somebody else", { user: "U003", description: "a", ticketId: "CS0010022" }, 404],
    ["no text", { user: "U001", description: " ", ticketId: "CS0010022" }, 422],
    ["no ticket", { user: "U001", description: "a" }, 400],
    ["a foreign ticket", { user: "U001", description: "a", ticketId: "CS0010023" }, 404],
    ["one that is closed", { user: "U001", description: "a", ticketId: "CS0010028" }, 422],
  ])("TICKET-14 a comment with %s is not kept", async (_what, body, status) => {
    expect((await send("U001", "CreateComment", body)).status).toBe(status);
  });

  it("TICKET-03 REST-64 is kept once a key, and answers what was waited for", async () => {
    const comment = { user: "U001", description: " Fotka je v příloze. ", ticketId: "CS0010022" };
    const headers = { "idempotency-key": "comment-once" };
    const first = await send("U001", "CreateComment", comment, headers);
    expect(first.body).toMatchObject({ status: "Information Provided" });
    expect((await send("U001", "CreateComment", comment, headers)).body).toEqual(first.body);
    const told = (await ask("U001", "GetCommentsByTicketId/CS0010022")).body;
    expect(told.at(-1)).toMatchObject({ text: "Fotka je v příloze.", person: "Jana Novotná", isOwn: true });
    expect(told).toHaveLength(2);
    const { body } = await ask("U001", "GetTicketById/CS0010022");
    expect(body.changes.at(-1)).toMatchObject({ status: "Information Provided", person: "Jana Novotná" });
  });
});

describe("D41 solved, opened again, rated", () => {
  it("goes there and back within fourteen days, is rated once, and a stranger changes nothing", async () => {
    const { caseNumber } = (await create()).body;
    expect((await put("U012", `SolveTicket/${caseNumber}`)).status).toBe(404);
    expect((await put("U001", `ReopenTicket/${caseNumber}`)).body.code).toBe("not-solved");
    expect((await put("U001", `SolveTicket/${caseNumber}`)).body.status).toBe("Problem Solved");
    const solved = (await ask("U001", `GetTicketById/${caseNumber}`)).body;
    expect(solved).toMatchObject({ closed: "2026-11-23", reopenUntil: "2026-12-07" });
    expect((await put("U001", `ReopenTicket/${caseNumber}`)).body.status).toBe("In Progress");
    await put("U001", `SolveTicket/${caseNumber}`);
    const rating = { rating: 4, note: "Rychlé." };
    expect((await send("U012", `RateTicket/${caseNumber}`, rating)).status).toBe(404);
    expect((await send("U001", `RateTicket/${caseNumber}`, { rating: 6, note: "" })).status).toBe(400);
    expect((await send("U001", `RateTicket/${caseNumber}`, rating)).status).toBe(200);
    expect((await send("U001", `RateTicket/${caseNumber}`, rating)).body.code).toBe("rated-already");
    // Solved on 22.10.: the days are over.
    expect((await put("U024", "ReopenTicket/CS0010027")).status).toBe(404);
    expect((await put("U029", "ReopenTicket/CS0010027")).body.code).toBe("reopen-too-late");
  });
});

describe("a draft", () => {
  it("is kept for its writer alone, goes with what is sent, and can be thrown away", async () => {
    const body = { title: "Rozepsáno", description: "" };
    expect((await put("U001", "draft", { key: "new", body })).status).toBe(200);
    expect((await ask("U001", "draft?key=new")).body).toMatchObject({ body });
    expect((await ask("U003", "draft?key=new")).body).toEqual({ body: null, savedAt: null });
    await create({ draft: "new" });
    expect((await ask("U001", "draft?key=new")).body.body).toBeNull();
    await put("U001", "draft", { key: "new", body });
    await askTickets(server, "U001", { method: "DELETE", path: "draft?key=new" });
    expect((await ask("U001", "draft?key=new")).body.body).toBeNull();
    expect((await ask(undefined, "draft?key=new")).status).toBe(401);
    expect((await ask("U009", "draft?key=new")).status).toBe(403);
  });
});
