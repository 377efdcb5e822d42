import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type NewMail, writeMail } from "./mail.commands.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql`delete from mail`.execute(server.deps.db);
});

const reset: NewMail = {
  kind: "reset-password",
  to: "jana.novotna@modrahvezda.example",
  language: "cs",
  cause: "link 1",
  path: "/reset-password?token=the-secret-of-the-link",
  until: new Date("2026-11-23T09:00:00Z"),
};

const write = (mail: NewMail) =>
  inTransaction(server.deps.db, (tx) => writeMail(tx, mail, server.config.secrets));
const written = async () =>
  (
    await sql<{ text: string }>`select mail::text as text from mail order by created_at`.execute(
      server.deps.db,
    )
  ).rows;

describe("a mail is written with its cause", () => {
  it("MAIL-02 a cause that is rolled back writes none", async () => {
    const failing = inTransaction(server.deps.db, async (tx) => {
      await writeMail(tx, reset, server.config.secrets);
      throw new Error("the cause failed");
    });
    await expect(failing).rejects.toThrow("the cause failed");
    expect(await written()).toEqual([]);
  });

  it("MAIL-02 one cause writes one mail to an address, however often it is told", async () => {
    await write(reset);
    await write(reset);
    expect(await written()).toHaveLength(1);
    await write({ ...reset, cause: "link 2" });
    await write({ ...reset, to: "radek.brazda@brazda.example" });
    expect(await written()).toHaveLength(3);
  });

  it("D32 whoever reads the table cannot read the link", async () => {
    await write(reset);
    const [mail] = await written();
    expect(mail?.text).toContain("reset-password");
    expect(mail?.text).not.toContain("the-secret-of-the-link");
  });

  it("LANG-01 a language that we do not speak counts as the fallback", async () => {
    await write({ ...reset, language: "pl" });
    const { rows } = await sql`select language from mail`.execute(server.deps.db);
    expect(rows).toEqual([{ language: "en" }]);
  });
});
