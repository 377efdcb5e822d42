import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askTickets, someTicket } from "../../../testing/ask-tickets.ts";
import { waitingMails } from "../../../testing/mails-of.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
let sales: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [service, sales] = [await server.asStaff("S02"), await server.asStaff("S03")];
});
afterAll(() => server.stop());

type Ticket = {
  readonly version: number;
  readonly row: {
    readonly number: string;
    readonly status: string;
    readonly isAnswered: boolean;
    readonly assignee: { readonly uid: string } | null;
  };
  readonly steps: readonly string[];
  readonly mergedInto: string | null;
  readonly said: readonly { readonly kind: string; readonly by: string | null; readonly text: string }[];
};
type Answer = {
  readonly ticket: Ticket | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
};

const fields = `version mergedInto steps description person { name phone language } files { name } others { number }
  row { number status isAnswered assignee { uid name } shipToName companyName caller category opened }
  said { kind by text }`;
const listing = `query ($filter: DeskTicketFilter! = {}, $first: Int! = 50, $after: String) {
  tickets(filter: $filter, first: $first, after: $after) { total next items { number opened status isAnswered } } }`;

async function ask(caller: StaffCaller, number: string): Promise<Ticket | null> {
  const { data } = await caller.desk(`query ($number: ID!) { ticket(number: $number) { ${fields} } }`, {
    number,
  });
  return data?.["ticket"] as Ticket | null;
}

async function act(name: string, input: object, caller = service): Promise<Answer> {
  const type = name === "addTicketNote" ? "TicketNote" : name[0]?.toUpperCase() + name.slice(1);
  const { data, errors } = await caller.desk(
    `mutation ($input: Desk${type}Input!) { ${name}(input: $input) { ticket { ${fields} } refusal { code message } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data?.[name] as Answer;
}

const listed = async (filter: object, more: object = {}) => {
  const { data } = await service.desk(listing, { filter, ...more });
  return data?.["tickets"] as {
    readonly total: number;
    readonly next: string | null;
    readonly items: readonly { readonly number: string; readonly opened: string }[];
  };
};

async function opened(): Promise<string> {
  const call = { method: "POST", path: "CreateTicket?market=CZ", payload: someTicket } as const;
  return (await askTickets(server, "U001", call)).body.caseNumber;
}

async function customerSays(number: string, description: string): Promise<void> {
  const payload = { ticketId: number, user: "U001", description };
  const done = await askTickets(server, "U001", { method: "POST", path: "CreateComment", payload });
  expect(done.status).toBe(200);
}

const mailsOf = async (number: string) =>
  (await waitingMails(server))
    .filter(({ facts }) => "number" in facts && facts.number === number)
    .map(({ facts }) => facts.kind);

describe("DTICK-01 the queue of tickets", () => {
  test("is no stranger's, and whoever may not see tickets sees none", async () => {
    const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: listing } };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const content = await server.asStaff("S06");
    expect((await content.desk(listing)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    [{ first: 0 }, "page-size-invalid"],
    [{ after: "x" }, "cursor-invalid"],
    [{ filter: { statuses: ["Lost"] } }, "invalid-input"],
  ])("%j is refused", async (variables, code) => {
    expect((await service.desk(listing, variables)).errors[0]?.extensions.code).toBe(code);
  });

  test("DLIST-01 stands by age, page by page, each once", async () => {
    const seen: { readonly number: string; readonly opened: string }[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listed>> = await listed({}, { first: 4, after });
      seen.push(...page.items);
      after = page.next;
    } while (after !== null);
    expect(seen.length).toBeGreaterThanOrEqual(9);
    expect(new Set(seen.map(({ number }) => number)).size).toBe(seen.length);
    expect(seen.map((one) => one.opened)).toEqual(seen.map((one) => one.opened).toSorted());
  });

  test.each([
    [{ text: "cs0010022" }, ["CS0010022"]],
    [{ text: "prepravek" }, ["CS0010022"]],
    [{ statuses: ["On Hold", "Merged"] }, ["CS0010029", "CS0010026"]],
    [{ shipTos: ["500103"] }, ["CS0010028"]],
    [{ text: "%" }, []],
  ])("%j finds %j", async (filter, numbers) => {
    expect((await listed(filter)).items.map(({ number }) => number)).toEqual(numbers);
  });

  test("sales see those of their companies and no other", async () => {
    expect(await ask(sales, "CS0010021")).not.toBeNull();
    expect(await ask(sales, "CS0010023")).toBeNull();
    const foreign = await act("addTicketNote", { number: "CS0010023", text: "Ahoj" }, sales);
    expect(foreign).toMatchObject({ ticket: null, refusal: { code: "ticket-unknown" } });
  });
});

describe("DTICK-01 what is done with a ticket", () => {
  test("DTICK-01 is taken by one alone, handed over and let go; a new one is then in progress", async () => {
    const number = await opened();
    const taken = await act("assignTicket", { number, from: null, to: "S02" });
    expect(taken.ticket?.row).toMatchObject({ status: "In Progress", assignee: { uid: "S02" } });
    expect((await listed({ whose: "mine" })).items.map((one) => one.number)).toContain(number);
    expect((await listed({ whose: "free" })).items.map((one) => one.number)).not.toContain(number);
    const late = await act("assignTicket", { number, from: null, to: "S03" }, sales);
    expect(late.refusal?.code).toBe("taken-meanwhile");
    const nobody = await act("assignTicket", { number, from: "S02", to: "S06" });
    expect(nobody.refusal?.code).toBe("person-unknown");
    const unseen = await act("assignTicket", { number: "CS0010023", from: null, to: "S03" });
    expect(unseen.refusal?.code).toBe("person-unknown");
    const handed = await act("assignTicket", { number, from: "S02", to: "S03" });
    expect(handed.ticket?.row.assignee?.uid).toBe("S03");
    expect((await act("assignTicket", { number, from: "S03" })).ticket?.row.assignee).toBeNull();
  });

  test("is answered with what it is from then on; portal, bell and mail hear, and the audit knows", async () => {
    const number = await opened();
    const before = await ask(service, number);
    const told = { number, version: before?.version, text: " Pošlete prosím fotku. " };
    const done = await act("answerTicket", { ...told, status: "Waiting for Details" });
    expect(done.refusal).toBeNull();
    expect(done.ticket?.row).toMatchObject({ status: "Waiting for Details", assignee: { uid: "S02" } });
    expect(done.ticket?.said.slice(0, 1)).toEqual([
      { kind: "brewery", by: "Tereza Malá", text: "Pošlete prosím fotku." },
    ]);
    const portal = await askTickets(server, "U001", { path: `GetCommentsByTicketId/${number}` });
    expect(portal.body).toMatchObject([{ person: "Tereza Malá", isBrewery: true, isUnread: true }]);
    // One act, one mail: the answer tells what is waited for.
    expect(await mailsOf(number)).toEqual(["ticket-opened", "ticket-answered"]);
    const { rows } = await server.deps.db
      .selectFrom("audit_entry")
      .select(["action", "actor_uid", "detail"])
      .where("subject_id", "=", number)
      .execute()
      .then((all) => ({ rows: all }));
    expect(rows).toContainEqual({
      ...{ action: "ticket.answered", actor_uid: "S02" },
      detail: { statusBefore: "New", status: "Waiting for Details" },
    });
    // The same again is no second answer: the ticket has moved on.
    expect((await act("answerTicket", { ...told })).refusal?.code).toBe("changed-meanwhile");
  });

  test("is marked where the customer has answered, whatever its status; an answer takes the mark off", async () => {
    const number = await opened();
    const first = await ask(service, number);
    await act("answerTicket", { number, version: first?.version, text: "Díváme se.", status: "On Hold" });
    await customerSays(number, "A kdy?");
    const marked = await ask(service, number);
    expect(marked?.row).toMatchObject({ status: "On Hold", isAnswered: true });
    expect((await listed({ isAnswered: true })).items.map((one) => one.number)).toContain(number);
    const done = await act("answerTicket", { number, version: marked?.version, text: "Zítra." });
    expect(done.ticket?.row).toMatchObject({ status: "On Hold", isAnswered: false });
    expect((await listed({ isAnswered: false })).items.map((one) => one.number)).toContain(number);
  });

  test("is noted about inside the house: no customer's operation tells of it", async () => {
    const number = await opened();
    const pressed = { number, text: "Řidič potvrzuje 18 kusů." };
    const [noted] = await Promise.all([act("addTicketNote", pressed), act("addTicketNote", pressed)]);
    expect(await act("addTicketNote", pressed), "pressed once more").toMatchObject({ refusal: null });
    expect(noted?.ticket?.said).toEqual([
      { kind: "note", by: "Tereza Malá", text: "Řidič potvrzuje 18 kusů." },
    ]);
    expect((await ask(service, number))?.said).toHaveLength(1);
    for (const path of [`GetCommentsByTicketId/${number}`, `GetTicketById/${number}`]) {
      const answer = await askTickets(server, "U001", { path });
      expect(JSON.stringify(answer.body)).not.toContain("18 kusů");
    }
    expect(await mailsOf(number)).toEqual(["ticket-opened"]);
    expect((await act("addTicketNote", { number, text: " " })).refusal?.code).toBe("answer-empty");
    expect((await act("addTicketNote", { number, text: "x".repeat(2001) })).refusal?.code).toBe(
      "answer-too-long",
    );
  });

  test("DTICK-01 is solved and opened again; the customer hears of both", async () => {
    const number = await opened();
    const version = (await ask(service, number))?.version ?? 0;
    const solved = await act("changeTicket", { number, version, status: "Problem Solved" });
    expect(solved.ticket).toMatchObject({ row: { status: "Problem Solved" }, steps: ["In Progress"] });
    const stale = await act("changeTicket", { number, version, status: "In Progress" });
    expect(stale.refusal?.code).toBe("changed-meanwhile");
    const wrong = { number, version: version + 1, status: "On Hold" };
    expect((await act("changeTicket", wrong)).refusal?.code).toBe("step-not-allowed");
    const again = await act("changeTicket", { ...wrong, status: "In Progress" });
    expect(again.ticket?.row.status).toBe("In Progress");
    expect(await mailsOf(number)).toEqual(["ticket-opened", "ticket-changed", "ticket-changed"]);
  });

  test("goes on in another of the same company, never in a foreign, a closed or its own", async () => {
    const [number, into] = [await opened(), await opened()];
    const version = (await ask(service, number))?.version ?? 0;
    for (const wrong of ["CS0010023", "CS0010028", number, "none"]) {
      const refused = await act("mergeTicket", { number, version, into: wrong });
      expect(refused.refusal?.code).toBe("merged-into-unknown");
    }
    const merged = await act("mergeTicket", { number, version, into: into.toLowerCase() });
    expect(merged.ticket).toMatchObject({ row: { status: "Merged" }, mergedInto: into });
    const now = merged.ticket?.version ?? 0;
    expect((await act("answerTicket", { number, version: now, text: "Ještě" })).refusal?.code).toBe(
      "ticket-closed",
    );
    expect((await act("mergeTicket", { number, version: now, into })).refusal?.code).toBe("ticket-closed");
  });
});
