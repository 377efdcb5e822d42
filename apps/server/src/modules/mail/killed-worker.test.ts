import { demoDatabase } from "@vycep/db/testing/demo-database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../platform/db.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { type ServerProcess, startServerProcess, until } from "../../testing/server-process.ts";
import { testConfig } from "../../testing/test-server.ts";
import { laterForMails, mailStates } from "../../testing/waiting-mails.ts";
import { writeMail } from "./mail.commands.ts";

const to = "jana@x.example";
const secret = "the secret of the tests and long enough";
let database: Awaited<ReturnType<typeof demoDatabase>>;
let opened: ReturnType<typeof openDatabase>;
let mails: MailServer;
const workers: ServerProcess[] = [];
/** Ends the first worker in the moment in which the mail server has the mail and has not said so. */
let isKilled = false;

beforeAll(async () => {
  database = await demoDatabase("2026-11-23");
  opened = openDatabase(testConfig({ DATABASE_URL: database.databaseUrl }), () => undefined);
  mails = await startMailServer({
    beforeAnswer: async () => {
      if (isKilled) return;
      isKilled = true;
      await workers[0]?.kill();
    },
  });
});
afterAll(async () => {
  for (const worker of workers) await worker.kill();
  await mails.stop();
  await opened.close();
  await database.drop();
});

const startWorker = async () => {
  const env = {
    VYCEP_ROLE: "worker",
    VYCEP_SECRET: secret,
    VYCEP_SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    VYCEP_MAIL_FROM: "portal@lipovrch.example",
  };
  workers.push(await startServerProcess(database.databaseUrl, env));
};

it("MAIL-02 a worker killed while the server has the mail loses none, and the next sends it under the same id", async () => {
  await startWorker();
  const mail = { kind: "password-changed", at: new Date(), to, language: "cs", cause: "test" } as const;
  await inTransaction(opened.db, (tx) => writeMail(tx, mail, [secret]));
  const stateOf = async () => (await mailStates(opened.db)).get(to)?.state;
  expect(await until(async () => isKilled, Boolean)).toBe(true);
  expect(await stateOf()).toBe("waiting");

  await laterForMails(opened.db, 90_000);
  await startWorker();
  expect(await until(stateOf, (state) => state === "sent")).toBe("sent");
  expect(mails.ids()).toHaveLength(2);
  expect(new Set(mails.ids()).size).toBe(1);
});
