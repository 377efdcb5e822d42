import type { NoticeSettingsAnswer } from "@vycep/contract/notices/notice-settings.rest";
import type { NoticesAnswer } from "@vycep/contract/notices/notices.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import type { InjectOptions } from "light-my-request";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askTickets, someTicket } from "../../testing/ask-tickets.ts";
import { waitingMails } from "../../testing/mails-of.ts";
import { oneClickPath, sentMails } from "../../testing/sent-mails.ts";
import { tellPortal } from "../../testing/stranger-erp.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { acknowledgeTickets } from "./acknowledge-tickets.ts";
import { ticketCli } from "./ticket-cli.ts";

const secret = "a secret that only these two machines know";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    listen: true,
    env: { ERP_URL: "http://127.0.0.1:9", ERP_SECRET: secret },
  });
});
afterAll(() => server.stop());

const ask = (uid: string, path: string) => askTickets(server, uid, { path });
const tell = (what: string, body: object, eventId?: string) =>
  tellPortal(
    server.origin,
    { path: `/erp/tickets/${what}`, body },
    { secret, ...(eventId !== undefined && { eventId }) },
  );
async function opened(): Promise<string> {
  const call = { method: "POST", path: "CreateTicket?market=CZ", payload: someTicket } as const;
  return (await askTickets(server, "U001", call)).body.caseNumber;
}
const mailsOf = async (kind: string, number: string) =>
  (await waitingMails(server)).filter(
    ({ facts }) => facts.kind === kind && "number" in facts && facts.number === number,
  );

describe("the service desk by the signed contract", () => {
  it("is not believed without its signature, and told what it got wrong", async () => {
    const caseNumber = await opened();
    const answer = { author: "Petra", text: "Dobrý den." };
    const foreign = await tellPortal(
      server.origin,
      { path: `/erp/tickets/${caseNumber}/comment`, body: answer },
      { secret: "another secret that nobody of us knows" },
    );
    expect(foreign.status).toBe(401);
    expect((await tell("CS9999999/comment", answer)).status).toBe(404);
    expect((await tell(`${caseNumber}/comment`, { author: "Petra", text: "" })).status).toBe(400);
    expect((await tell(`${caseNumber}/status`, { status: "Lost" })).status).toBe(400);
    // CS0010023 is another company's.
    expect((await tell(`${caseNumber}/status`, { status: "Merged", mergedInto: "CS0010023" })).status).toBe(
      422,
    );
    expect((await tell("CS0010028/comment", answer)).status).toBe(409);
  });

  it("MAIL-07 TICKET-03 an answer stands in the conversation and in one mail, told once however often it comes", async () => {
    const caseNumber = await opened();
    const answer = { author: "Petra, zákaznický servis", text: "Pošlete prosím fotku." };
    const first = await tell(`${caseNumber}/comment`, answer, "desk-answer-1");
    const again = await tell(`${caseNumber}/comment`, answer, "desk-answer-1");
    expect([first.changed, again.changed]).toEqual([true, false]);
    const { body } = await ask("U001", `GetCommentsByTicketId/${caseNumber}`);
    expect(body).toMatchObject([{ person: "Petra, zákaznický servis", isBrewery: true, isUnread: true }]);
    expect(await mailsOf("ticket-answered", caseNumber)).toMatchObject([
      { to: "jana.novotna@modrahvezda.example", language: "cs", facts: { text: "Pošlete prosím fotku." } },
    ]);
  });

  it("MAIL-07 TICKET-12 a change of state is kept with its moment, and mailed", async () => {
    const caseNumber = await opened();
    expect((await tell(`${caseNumber}/status`, { status: "Cancelled" })).changed).toBe(true);
    const { body } = await ask("U001", `GetTicketById/${caseNumber}`);
    expect(body).toMatchObject({ status: "Cancelled", closed: "2026-11-23" });
    expect(body.changes).toMatchObject([{ status: "Cancelled", person: null }]);
    expect(await mailsOf("ticket-changed", caseNumber)).toHaveLength(1);
    const { body: closed } = await ask("U001", `GetAllTickets?group=closed&search=${caseNumber}`);
    expect(closed.total).toBe(1);
  });

  it("D41 who no longer holds Support at the place gets no mail of it", async () => {
    const caseNumber = await opened();
    await server.deps.db
      .updateTable("ship_to_role")
      .set({ permissions: "Home Page" })
      .where("uid", "=", "U001")
      .where("ship_to_id", "=", "500101")
      .execute();
    await tell(`${caseNumber}/comment`, { author: "Petra", text: "Vyřešeno." });
    expect(await mailsOf("ticket-answered", caseNumber)).toEqual([]);
    expect((await ask("U001", `GetTicketById/${caseNumber}`)).status).toBe(404);
    await server.deps.db
      .updateTable("ship_to_role")
      .set({ permissions: "Home Page, Support" })
      .where("uid", "=", "U001")
      .where("ship_to_id", "=", "500101")
      .execute();
  });
});

describe("the switch of a ticket's mails", () => {
  const place = "500101";
  const call = async (path: string, options: Pick<InjectOptions, "method" | "payload"> = {}) => {
    const url = `${SERVICE_BASE.general}/notices/${path}`;
    return (await server.as("U001")).request({ ...options, url });
  };
  const isMailed = async () => {
    const { places } = (await call("GetNoticeSettings")).json<NoticeSettingsAnswer>();
    const { settings = [] } = places.find(({ shipToId }) => shipToId === place) ?? {};
    return settings.find(({ setting }) => setting === "ticket")?.ways.mail;
  };
  const turn = (isWanted: boolean) => {
    const changes = [{ shipToId: place, setting: "ticket", way: "mail", isWanted }];
    return call("SetNoticeSettings", { method: "PUT", payload: { changes } });
  };
  const kindsInBell = async (number: string) =>
    (await call("GetNotices"))
      .json<NoticesAnswer>()
      .notices.flatMap(({ subject, facts }) => (subject === number ? [facts.kind] : []));

  it("BELL-03 turned off nothing is mailed, and the bell has it still", async () => {
    expect((await turn(false)).statusCode).toBe(200);
    const caseNumber = await opened();
    await tell(`${caseNumber}/comment`, { author: "Petra", text: "Pošlete prosím fotku." });
    await tell(`${caseNumber}/status`, { status: "In Progress" });
    for (const kind of ["ticket-opened", "ticket-answered", "ticket-changed"])
      expect(await mailsOf(kind, caseNumber), kind).toEqual([]);
    expect(await kindsInBell(caseNumber)).toEqual(["ticket-changed", "ticket-answered"]);
    await turn(true);
    await tell(`${caseNumber}/comment`, { author: "Petra", text: "Děkujeme." });
    expect(await mailsOf("ticket-answered", caseNumber)).toHaveLength(1);
  });

  it("MAIL-10 each mail of a ticket has the one click that stops them, and that does", async () => {
    await sql`delete from mail`.execute(server.deps.db);
    const caseNumber = await opened();
    await tell(`${caseNumber}/comment`, { author: "Petra", text: "Vyřešeno." });
    await tell(`${caseNumber}/status`, { status: "In Progress" });
    const links = (await sentMails(server)).map(oneClickPath);
    expect(links).toHaveLength(3);
    expect(links).not.toContain(undefined);
    expect(await isMailed()).toBe(true);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const click = { method: "POST", payload: "List-Unsubscribe=One-Click", headers } as const;
    const stopped = await server.stranger.request({ url: links[0] ?? "", ...click });
    expect(stopped.statusCode).toBe(200);
    expect(await isMailed()).toBe(false);
    await turn(true);
  });
});

describe("npm run ticket", () => {
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const environment = {
      DATABASE_URL: server.databaseUrl,
      VYCEP_SECRET: "the secret of the tests and long enough",
    };
    const code = await ticketCli(args, environment, { out: say, error: say });
    return { code, said: said.join("\n") };
  };

  it("lists, shows, answers and changes, and says how it is called", async () => {
    const caseNumber = await opened();
    expect((await run()).code).toBe(2);
    expect((await run("state", caseNumber, "Lost")).code).toBe(2);
    expect((await run("show", "CS9999999")).said).toBe("There is no such ticket.");
    expect((await run("list")).said).toContain(caseNumber);
    expect((await run("answer", caseNumber, "Petra", "Hotovo.")).said).toContain("is answered");
    expect((await run("show", caseNumber)).said).toMatch(/Jana Novotná[\s\S]*Petra:\nHotovo\./);
    expect((await run("state", caseNumber, "Problem Solved")).said).toContain("Problem Solved");
    expect((await run("list")).said).not.toContain(caseNumber);
    expect((await run("list", "all")).said).toContain(caseNumber);
  });
});

describe("the demo's own answer", () => {
  it("is given once to a new ticket, says that it is a demo, and never where a service desk is connected", async () => {
    const caseNumber = await opened();
    const demo = { ...server.deps.config, demo: true };
    await acknowledgeTickets({ ...server.deps, config: demo });
    expect((await ask("U001", `GetTicketById/${caseNumber}`)).body.status).toBe("New");
    const { erp: _erp, ...alone } = demo;
    const house = { ...server.deps, config: { ...alone, erp: undefined } };
    await acknowledgeTickets(house);
    await acknowledgeTickets(house);
    const { body } = await ask("U001", `GetCommentsByTicketId/${caseNumber}`);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ isAutomatic: true, person: "Ukázka portálu" });
    expect(body[0].text).toContain("Toto je ukázka");
    expect((await ask("U001", `GetTicketById/${caseNumber}`)).body.status).toBe("In Progress");
  });
});
