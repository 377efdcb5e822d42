import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { smtpServer } from "../../platform/settings/mail-settings.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type MailServer, type MailServerTold, startMailServer } from "../../testing/mail-server.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { laterForMails, mailStates } from "../../testing/waiting-mails.ts";
import { writeMail } from "./mail.commands.ts";
import type { MailPort } from "./mail.port.ts";
import { demoMailbox } from "./mailbox.ts";
import { sendDueMails } from "./send-mails.ts";
import { smtpMail } from "./smtp-mail.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const open: (() => Promise<void> | void)[] = [];
beforeEach(async () => {
  await sql`delete from mail`.execute(server.deps.db);
  await sql`delete from mail_bounce`.execute(server.deps.db);
});
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function mailServer(told: MailServerTold = {}): Promise<MailServer> {
  const started = await startMailServer(told);
  open.unshift(started.stop);
  return started;
}

/** A worker's look into the table, with a way out to a mail server. */
function worker(portNumber: number): () => Promise<number> {
  const port = smtpMail({
    server: smtpServer.parse(`smtp://127.0.0.1:${portNumber}`),
    from: "portal@lipovrch.example",
    idHost: "portal.example",
  });
  open.unshift(() => port.close());
  return look(port);
}

const look = (port: MailPort) => () =>
  sendDueMails({ ...server.deps, port, serviceOf: async () => undefined, papersOf: async () => [] });
const later = (ms: number) => laterForMails(server.deps.db, ms);
const stateOf = async (to: string) => (await mailStates(server.deps.db)).get(to);
const bounces = async () => (await sql`select address, reason from mail_bounce`.execute(server.deps.db)).rows;

async function write(...receivers: readonly string[]): Promise<void> {
  await inTransaction(server.deps.db, async (tx) => {
    for (const to of receivers) {
      const mail = { kind: "password-changed", at: new Date(), to, language: "cs", cause: "test" } as const;
      await writeMail(tx, mail, server.config.secrets);
    }
  });
}

describe("mails that were written go out (MAIL-02)", () => {
  it("MAIL-02 once, and what they said is forgotten", async () => {
    const { port, taken } = await mailServer();
    const send = worker(port);
    await write("jana@x.example");
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(taken).toHaveLength(1);
    expect(await stateOf("jana@x.example")).toEqual({
      state: "sent",
      attempts: 1,
      lastError: null,
      isForgotten: true,
    });
  });

  it("MAIL-02 three workers at once send each mail once", async () => {
    const { port, ids } = await mailServer();
    const workers = [worker(port), worker(port), worker(port)];
    await write(...Array.from({ length: 12 }, (_, index) => `user${index}@x.example`));
    await Promise.all(workers.map((send) => send()));
    expect(ids()).toHaveLength(12);
    expect(new Set(ids()).size).toBe(12);
  });

  it("MAIL-02 while the server is away they wait longer and longer, and go out when it is back", async () => {
    const away = await startMailServer();
    await away.stop();
    const send = worker(away.port);
    await write("jana@x.example");
    for (const ms of [10_000, 20_000, 40_000]) {
      expect(await send()).toBe(1);
      await later(ms - 1000);
      expect(await send()).toBe(0);
      await later(1000);
    }
    expect(await stateOf("jana@x.example")).toMatchObject({
      state: "waiting",
      attempts: 3,
      lastError: expect.stringContaining("ECONNREFUSED"),
    });
    const back = await mailServer({ port: away.port });
    expect(await send()).toBe(1);
    expect(back.taken).toHaveLength(1);
    expect(await stateOf("jana@x.example")).toMatchObject({ state: "sent", lastError: null });
  });

  it("MAIL-02 after two days they are set aside with the reason, and never tried again", async () => {
    const { port } = await mailServer({ onReceiver: () => ({ code: 452, text: "4.2.2 mailbox full" }) });
    const send = worker(port);
    await write("plno@x.example");
    await later(47 * 3_600_000);
    await send();
    expect(await stateOf("plno@x.example")).toMatchObject({ state: "waiting" });
    await later(3_600_000);
    await send();
    expect(await stateOf("plno@x.example")).toMatchObject({
      state: "set-aside",
      lastError: expect.stringContaining("mailbox full"),
      isForgotten: true,
    });
    await later(3_600_000);
    expect(await send()).toBe(0);
    expect(await bounces()).toEqual([]);
  });

  it("MAIL-02 an address where nobody is gets marked at once, until a mail is taken there again", async () => {
    let isThere = false;
    const { port } = await mailServer({
      onReceiver: () => (isThere ? undefined : { code: 550, text: "5.1.1 no such user" }),
    });
    const send = worker(port);
    await write("Nikdo@x.example");
    await send();
    expect(await stateOf("Nikdo@x.example")).toMatchObject({ state: "set-aside", attempts: 1 });
    expect(await bounces()).toEqual([
      { address: "nikdo@x.example", reason: expect.stringContaining("no such user") },
    ]);
    isThere = true;
    await write("nikdo@x.example");
    await send();
    expect(await stateOf("nikdo@x.example")).toMatchObject({ state: "sent" });
    expect(await bounces()).toEqual([]);
  });

  it("MAIL-02 one that cannot be sent holds up no other", async () => {
    const { port, taken } = await mailServer();
    await write("sealed@x.example", "sound@x.example");
    await sql`update mail set sealed_facts = 'v1.a.b.c.d' where recipient = 'sealed@x.example'`.execute(
      server.deps.db,
    );
    await worker(port)();
    expect(taken).toHaveLength(1);
    expect(await stateOf("sealed@x.example")).toMatchObject({
      state: "set-aside",
      lastError: expect.stringContaining("VYCEP_SECRET"),
    });
  });
});

describe("a worker that dies while it sends", () => {
  /** Hands nothing back: as if the process had ended there. */
  const dying = (port: number, at: "before" | "after"): MailPort => {
    const whole = smtpMail({
      server: smtpServer.parse(`smtp://127.0.0.1:${port}`),
      from: "a@b.example",
      idHost: "b",
    });
    open.unshift(() => whole.close());
    return {
      ...whole,
      hand: async (mail) => {
        if (at === "after") await whole.hand(mail);
        throw new Error("killed");
      },
    };
  };

  it("MAIL-02 before it was handed over: another sends it, once", async () => {
    const { port, ids } = await mailServer();
    await write("jana@x.example");
    await expect(look(dying(port, "before"))()).rejects.toThrow("killed");
    expect(await worker(port)()).toBe(0);
    await later(90_000);
    expect(await worker(port)()).toBe(1);
    expect(ids()).toHaveLength(1);
  });

  it("MAIL-02 after it was handed over and before that was noted: it comes again under the same id", async () => {
    const { port, ids } = await mailServer();
    await write("jana@x.example");
    await expect(look(dying(port, "after"))()).rejects.toThrow("killed");
    await later(90_000);
    await worker(port)();
    const [first = "", second = ""] = ids().map((id) => id.split("@")[0] ?? "");
    expect(first).not.toBe("");
    expect(second).toBe(first);
  });

  it("MAIL-01 the demo's mailbox keeps each mail once whatever happens", async () => {
    await write("jana@x.example");
    const failing: MailPort = {
      ...demoMailbox,
      keep: async (tx, mail) => {
        await demoMailbox.keep(tx, mail);
        throw new Error("killed");
      },
    };
    await expect(look(failing)()).rejects.toThrow("killed");
    await later(90_000);
    await look(demoMailbox)();
    const { rows } = await sql`select recipient from mailbox`.execute(server.deps.db);
    expect(rows).toEqual([{ recipient: "jana@x.example" }]);
  });
});
