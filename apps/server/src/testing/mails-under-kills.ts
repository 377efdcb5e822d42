import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { writeMail } from "../modules/mail/mail.commands.ts";
import { type Db, openDatabase } from "../platform/db.ts";
import { inTransaction } from "../platform/transaction.ts";
import { type MailServer, type MailServerTold, startMailServer } from "./mail-server.ts";
import { type ServerProcess, startServerProcess, until } from "./server-process.ts";
import { testConfig } from "./test-server.ts";
import { laterForMails } from "./waiting-mails.ts";

/** What became of mails that were sent under kills, by their Message-ID. */
export type MailFates = {
  readonly written: number;
  readonly kills: number;
  /** Mails that the mail server held when the worker was killed, and of which it could not hear: no sender can know. */
  readonly takenUnheard: number;
  /** Of these, those that were sent once more, under the same Message-ID. */
  readonly repeated: number;
  readonly lost: number;
  /** Sent twice though it was known that they were sent. */
  readonly doubled: number;
  /** One mail under two Message-IDs. */
  readonly renamed: number;
  readonly setAside: number;
  readonly triesWhileAway: number;
};

const secret = "the secret of the tests and long enough";
const hourMs = 3_600_000;
const tries = 2400;

/**
 * Writes mails, kills the worker that sends them again and again, half of the times while the mail server has a mail and
 * has not said so, takes the mail server away for an hour and lets its disk be full for another (MAIL-02).
 */
export async function mailsUnderKills(
  databaseUrl: string,
  { kills, mailsEach }: { readonly kills: number; readonly mailsEach: number },
): Promise<MailFates> {
  const opened = openDatabase(testConfig({ DATABASE_URL: databaseUrl }), () => undefined);
  const { db } = opened;
  let server: MailServer = await startMailServer();
  const { port } = server;
  const env = {
    ...{ VYCEP_ROLE: "worker", VYCEP_SECRET: secret },
    ...{ VYCEP_SMTP_URL: `smtp://127.0.0.1:${port}`, VYCEP_MAIL_FROM: "portal@lipovrch.example" },
  };
  let worker: ServerProcess | undefined;
  const mails: string[] = [];
  const unheard = new Set<string>();
  let written = 0;

  async function write(): Promise<void> {
    for (let count = 0; count < mailsEach; count += 1) {
      written += 1;
      const mail = { kind: "password-changed", at: new Date(), language: "cs", cause: "drill" } as const;
      const to = `guest-${written}@x.example`;
      await inTransaction(db, (tx) => writeMail(tx, { ...mail, to }, [secret]));
    }
  }
  async function serveMails(told: MailServerTold = {}): Promise<void> {
    mails.push(...server.taken);
    await server.stop();
    server = await startMailServer({ ...told, port });
  }
  const idsSoFar = () => [...mails, ...server.taken].map(idOf);

  try {
    for (let round = 0; round < kills; round += 1) {
      await write();
      const held = Promise.withResolvers<void>();
      // Every other time it is killed in the one moment in which nobody can know.
      const beforeAnswer = async () => {
        held.resolve();
        await pause(60_000, undefined, { ref: false });
      };
      await serveMails(round % 2 === 0 ? { beforeAnswer } : {});
      worker = await startServerProcess(databaseUrl, env);
      await (round % 2 === 0 ? held.promise : pause((round * 37) % 300));
      await worker.kill();
      const noted = await sentIds(db);
      for (const id of idsSoFar()) if (!noted.has(bare(id))) unheard.add(id);
      await laterForMails(db, 120_000);
    }
    await write();
    mails.push(...server.taken);
    await server.stop();
    worker = await startServerProcess(databaseUrl, env);
    // What was claimed by the one that was killed comes back while nobody takes it.
    for (let passed = 0; passed < hourMs; passed += 900_000) {
      await until(() => countUntried(db), isNone, tries);
      await laterForAll(db, 900_000);
    }
    await until(() => countUntried(db), isNone, tries);
    const triesWhileAway = await mostAttempts(db);
    server = await startMailServer({
      port,
      onMail: () => ({ code: 452, text: "4.3.1 Insufficient system storage" }),
    });
    await laterForAll(db, hourMs);
    await until(() => countUntried(db), isNone, tries);
    await serveMails();
    await laterForAll(db, hourMs);
    await until(() => countWaiting(db), isNone, tries);
    const { arrived, ...fates } = fatesOf([...mails, ...server.taken], unheard);
    return {
      ...fates,
      written,
      kills,
      triesWhileAway,
      lost: written - arrived,
      setAside: await countSetAside(db),
    };
  } finally {
    await worker?.kill();
    await server.stop();
    await opened.close();
  }
}

function fatesOf(mails: readonly string[], unheard: ReadonlySet<string>) {
  const times = Map.groupBy(mails.map(idOf), (id) => id);
  const again = [...times].filter(([, each]) => each.length > 1).map(([id]) => id);
  // Others go to people of the demo, whom the server tells things meanwhile.
  const idsByReceiver = Map.groupBy(
    mails.filter((mail) => receiverOf(mail) !== ""),
    receiverOf,
  );
  return {
    takenUnheard: unheard.size,
    repeated: again.filter((id) => unheard.has(id)).length,
    doubled: again.filter((id) => !unheard.has(id)).length,
    renamed: [...idsByReceiver.values()].filter((each) => new Set(each.map(idOf)).size > 1).length,
    arrived: idsByReceiver.size,
  };
}

async function countSetAside(db: Db): Promise<number> {
  const { rows } = await sql<{ aside: number }>`
    select count(set_aside_at)::int as aside from mail`.execute(db);
  return rows[0]?.aside ?? 0;
}

const isNone = (count: number) => count === 0;
/** Time passes once every try has been noted: one that is under way would note its own time after it. */
async function laterForAll(db: Db, ms: number): Promise<void> {
  await laterForMails(db, ms);
  await sql`update mail set last_error = null where ${isOursWaiting}`.execute(db);
}

// The server tells people of the demo things meanwhile, some of them a minute later.
const isOursWaiting = sql<boolean>`kind = 'password-changed' and sent_at is null and set_aside_at is null`;
const countUntried = (db: Db) => count(db, sql`(next_attempt_at <= now() or last_error is null)`);
const countWaiting = (db: Db) => count(db, sql`true`);

async function count(db: Db, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from mail where ${isOursWaiting} and ${which}`.execute(db);
  return rows[0]?.found ?? 0;
}

async function mostAttempts(db: Db): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(attempts), 0) as most from mail where sent_at is null`.execute(db);
  return rows[0]?.most ?? 0;
}

async function sentIds(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select message_id as id from mail where sent_at is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const idOf = (mail: string) => /^Message-ID: <(.+)>$/im.exec(mail)?.[1] ?? "";
const receiverOf = (mail: string) => /^To: .*?([\w.-]+@x\.example)/im.exec(mail)?.[1] ?? "";
/** Ours without the host that it stands for. */
const bare = (id: string) => id.split("@")[0] ?? "";
