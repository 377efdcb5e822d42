import { createHmac, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { imapMailbox } from "../../platform/settings/mail-settings.ts";
import { askTickets, someTicket } from "../../testing/ask-tickets.ts";
import { type ImapServer, startImapServer } from "../../testing/imap-server.ts";
import { waitingMails } from "../../testing/mails-of.ts";
import { sentMails } from "../../testing/sent-mails.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { noScan } from "../files/virus-scan.facts.ts";
import { readInbox } from "../mail/inbound/imap-inbox.ts";
import { replyTokenOf } from "./reply-token.ts";
import { takeReply } from "./take-reply.ts";

const secret = "a secret that only the mail service knows";
const jana = "jana.novotna@modrahvezda.example";
let server: TestServer;
let inbox: ImapServer;
beforeAll(async () => {
  server = await startTestServer({
    listen: true,
    env: { VYCEP_REPLY_ADDRESS: "tickets@lipovrch.example", VYCEP_INBOUND_SECRET: secret },
  });
  inbox = await startImapServer("tickets", "pass word");
});
afterAll(async () => {
  await inbox.stop();
  await server.stop();
});

async function opened(): Promise<{ readonly caseNumber: string; readonly to: string }> {
  const call = { method: "POST", path: "CreateTicket?market=CZ", payload: someTicket } as const;
  const { caseNumber } = (await askTickets(server, "U001", call)).body;
  const mail = (await waitingMails(server)).find(
    ({ facts }) => "number" in facts && facts.number === caseNumber && "reply" in facts,
  );
  const token = mail && "reply" in mail.facts ? mail.facts.reply : "";
  return { caseNumber, to: `tickets+${token}@lipovrch.example` };
}
type Written = {
  to: string;
  from?: string;
  id?: string;
  text?: string;
  head?: string;
  file?: { name: string; content: string };
};
function mailOf({
  to,
  from = jana,
  id = randomUUID(),
  text = "Fotka je v příloze.",
  head = "",
  file,
}: Written): string {
  const attached = file
    ? `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${file.name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(file.content).toString("base64")}\r\n`
    : "";
  return [
    `From: Jana <${from}>`,
    `To: Pivovar <${to}>`,
    `Message-ID: <${id}@hvezda.example>`,
    "Subject: Re: =?utf-8?B?UG/FvmFkYXZlaw==?=",
    ...(head === "" ? [] : [head]),
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n${attached}--b--`,
    "",
  ].join("\r\n");
}
async function handOver(raw: string, { signed = secret } = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const eventId = randomUUID();
  const signature = `v1=${createHmac("sha256", signed).update(`${timestamp}\n${eventId}\nPOST\n/mail/inbound\n`).update(raw).digest("hex")}`;
  const answer = await fetch(`${server.origin}/mail/inbound`, {
    method: "POST",
    headers: {
      "content-type": "message/rfc822",
      "x-mail-timestamp": timestamp,
      "x-mail-event-id": eventId,
      "x-mail-signature": signature,
    },
    body: raw,
  });
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of its answer
  return { status: answer.status, ...((await answer.json()) as any) };
}
const said = async (caseNumber: string) =>
  (await askTickets(server, "U001", { path: `GetCommentsByTicketId/${caseNumber}` })).body;

describe("MAIL-07 an answer by mail, handed over by a mail service", () => {
  it("is not believed without its signature", async () => {
    const { to, caseNumber } = await opened();
    expect(
      (await handOver(mailOf({ to }), { signed: "another secret that nobody of us knows" })).status,
    ).toBe(401);
    expect(await said(caseNumber)).toEqual([]);
  });

  it("becomes a comment of who wrote it, without what it quotes, once however often it comes", async () => {
    const { to, caseNumber } = await opened();
    const raw = mailOf({
      to,
      text: "Bylo jich 18.\r\n\r\nDne 23. 11. 2026 v 9:00 Pivovar napsal(a):\r\n> Kolik?",
    });
    expect(await handOver(raw)).toMatchObject({ status: 200, result: "taken" });
    expect(await handOver(raw)).toMatchObject({ status: 200, result: "known" });
    expect(await said(caseNumber)).toMatchObject([
      { person: "Jana Novotná", isBrewery: false, isOwn: true, text: "Bylo jich 18." },
    ]);
  });

  it("brings its files to the ticket, and says which it did not take", async () => {
    const { to, caseNumber } = await opened();
    await handOver(mailOf({ to, file: { name: "list.txt", content: "osmnáct" } }));
    await handOver(mailOf({ to, text: "A ještě", file: { name: "foto.jpg", content: "no photo" } }));
    const files = await askTickets(server, "U001", { path: `GetAttachmentsByTicketId/${caseNumber}` });
    expect(files.body).toMatchObject([{ name: "list.txt", mediaType: "text/plain", person: "Jana Novotná" }]);
    const file = await (await server.as("U001")).request({
      url: `/prodczsk-api/api/v1/portal/tickets/attachments/${files.body[0].id}`,
    });
    expect(file.body).toBe("osmnáct");
    expect((await said(caseNumber)).at(-1)).toMatchObject({
      ...{ isBrewery: true, isAutomatic: true, person: "Portál" },
      text: "Přílohu foto.jpg jsme nepřijali. Obsah souboru neodpovídá jeho názvu.",
    });
  });

  it("loses nothing of a long text: all of it goes with the ticket as a file", async () => {
    const { to, caseNumber } = await opened();
    await handOver(mailOf({ to, text: "x".repeat(2500) }));
    expect((await said(caseNumber))[0].text).toHaveLength(2000);
    const files = await askTickets(server, "U001", { path: `GetAttachmentsByTicketId/${caseNumber}` });
    expect(files.body).toMatchObject([{ name: "odpoved.txt", size: 2500 }]);
  });

  it.each([
    ["written by a program", { head: "Auto-Submitted: auto-replied" }, "automatic"],
    ["from a list", { head: "Precedence: bulk" }, "automatic"],
    ["from a foreign sender", { from: "somebody@else.example" }, "refused"],
    ["without a word", { text: "> Kolik?" }, "refused"],
    ["to an address that is none of ours", { to: "tickets@lipovrch.example" }, "refused"],
    [
      "with a mark that we did not make",
      { to: `tickets+cs0010021-${"a".repeat(20)}@lipovrch.example` },
      "refused",
    ],
  ])("one that is %s leaves no trace", async (_what, change, result) => {
    const { to, caseNumber } = await opened();
    expect(await handOver(mailOf({ to, ...change }))).toMatchObject({ status: 200, result });
    expect(await said(caseNumber)).toEqual([]);
  });

  it("the address of one person and ticket is no other's", async () => {
    const { to, caseNumber } = await opened();
    const { to: otherTo, caseNumber: other } = await opened();
    const mixed = to.replace(caseNumber.toLowerCase(), other.toLowerCase());
    expect(mixed).not.toBe(otherTo);
    expect((await handOver(mailOf({ to: mixed }))).result).toBe("refused");
    // The mark of a colleague who takes no part in it.
    const colleagues = replyTokenOf({ caseNumber, uid: "U002" }, server.deps.config.secrets);
    expect((await handOver(mailOf({ to: `tickets+${colleagues}@lipovrch.example` }))).result).toBe("refused");
  });

  const lateMails = async (caseNumber: string) =>
    (await waitingMails(server)).filter(
      ({ facts }) => facts.kind === "ticket-answer-late" && facts.number === caseNumber,
    );
  async function closed(status = "Cancelled", day = "2026-11-23") {
    const ticket = await opened();
    await sql`update ticket set status = ${status}, opened = ${day}, closed = ${day}
      where case_number = ${ticket.caseNumber}`.execute(server.deps.db);
    return ticket;
  }

  it.each([
    ["written by a program", { head: "Auto-Submitted: auto-replied" }, "automatic"],
    ["that came back undelivered", { head: "Return-Path: <>" }, "automatic"],
    ["from the address of answers itself", { from: "Tickets+cs1@lipovrch.example" }, "automatic"],
    ["from a foreign sender", { from: "somebody@else.example" }, "refused"],
  ])("to a closed ticket, %s, is told nothing: no two machines talk", async (_what, change, result) => {
    const { to, caseNumber } = await closed();
    expect((await handOver(mailOf({ to, ...change }))).result).toBe(result);
    expect(await lateMails(caseNumber)).toEqual([]);
  });

  it.each([
    ["Cancelled", "2026-11-23", "refused", 1],
    ["Merged", "2026-11-20", "refused", 1],
    ["Problem Solved", "2026-11-08", "refused", 1],
    ["Problem Solved", "2026-11-09", "taken", 0],
  ])("one that is %s since %s: %s, and its sender is told so: %i", async (status, day, result, told) => {
    const { to, caseNumber } = await closed(status, day);
    expect((await handOver(mailOf({ to }))).result).toBe(result);
    expect(await lateMails(caseNumber)).toHaveLength(told);
    expect(await said(caseNumber)).toHaveLength(result === "taken" ? 1 : 0);
  });

  it("the sender of a late answer is told once a day, with the way to a new ticket and nothing to answer to", async () => {
    const { to, caseNumber } = await closed();
    await handOver(mailOf({ to }));
    await handOver(mailOf({ to, text: "A ještě jedna." }));
    const path = "/support/tickets/new?shipTo=500101";
    expect(await lateMails(caseNumber)).toMatchObject([
      { to: jana, language: "cs", facts: { path, reply: null, stop: null, days: 14 } },
    ]);
    // Lines are broken and signs are spelt for the way (quoted-printable).
    const sent = (await sentMails(server)).map((mail) => mail.replaceAll("=\n", "").replaceAll("=3D", "="));
    const late = sent.find((mail) => mail.includes(caseNumber) && mail.includes(path)) ?? "";
    expect(late).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(late).not.toMatch(/^Reply-To:/im);
  });
});

describe("MAIL-07 an answer by mail, out of a mailbox", () => {
  const settings = () => imapMailbox.parse(`imap://tickets:pass%20word@127.0.0.1:${inbox.port}/INBOX`);
  const take = (mail: Parameters<typeof takeReply>[1]) => takeReply({ ...server.deps, scan: noScan }, mail);

  it("is read once and marked as seen; what fails on our side stays new and is read again", async () => {
    const { to, caseNumber } = await opened();
    inbox.mails.push({ raw: mailOf({ to, text: "Ze schránky" }), isSeen: false });
    const away = readInbox(settings(), () => Promise.reject(new Error("the database is away")), server.deps);
    await expect(away).rejects.toThrow("away");
    expect(inbox.mails.map(({ isSeen }) => isSeen)).toEqual([false]);
    await readInbox(settings(), take, server.deps);
    await readInbox(settings(), take, server.deps);
    expect(inbox.mails.map(({ isSeen }) => isSeen)).toEqual([true]);
    expect(await said(caseNumber)).toMatchObject([{ text: "Ze schránky", person: "Jana Novotná" }]);
  });

  it("a wrong password is a fault that is told, not a silent mailbox", async () => {
    const wrong = { ...settings(), password: "wrong" };
    await expect(readInbox(wrong, take, server.deps)).rejects.toThrow();
  });
});
