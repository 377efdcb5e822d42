import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { writeMail } from "./mail.commands.ts";
import { demoMailbox } from "./mailbox.ts";
import { sendDueMails } from "./send-mails.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (url: string, headers = {}) => server.stranger.request({ url, headers });

/** Where there is none, the page's own address may show the portal's page of what is not there. */
const hasMailbox = async ({ stranger }: TestServer) => {
  const answers = await Promise.all(
    ["/demo/mailbox/style.css", "/demo/mailbox"].map((url) => stranger.request({ url })),
  );
  return answers.some(({ statusCode }) => statusCode === 200);
};

describe("the demo's mailbox (MAIL-01)", () => {
  it("says that nothing has come yet, in the language asked for", async () => {
    expect((await get("/demo/mailbox?lang=sk")).body).toContain("Zatiaľ nič neprišlo.");
    expect((await get("/demo/mailbox", { "accept-language": "en" })).body).toContain("Nothing has come yet.");
  });

  it("MAIL-01 lists every mail and shows the chosen one in both forms, its links working", async () => {
    const { deps, config } = server;
    await inTransaction(deps.db, (tx) =>
      writeMail(
        tx,
        {
          kind: "reset-password",
          to: "jana.novotna@modrahvezda.example",
          language: "cs",
          cause: "one",
          path: "/reset-password?token=abc",
          until: new Date(),
        },
        config.secrets,
      ),
    );
    await sendDueMails({
      ...deps,
      port: demoMailbox,
      serviceOf: async () => undefined,
      papersOf: async () => [],
    });
    const list = (await get("/demo/mailbox?lang=cs")).body;
    expect(list).toContain("Obnovení hesla do portálu");
    const [, id = ""] = /mail=([\w-]+)/.exec(list) ?? [];
    const page = (await get(`/demo/mailbox?lang=cs&mail=${id}`)).body;
    expect(page).toContain(`sandbox="allow-top-navigation-by-user-activation" src="/demo/mailbox/${id}"`);
    const address = `${config.origin}/reset-password?token=abc`;
    expect(page).toContain(`<a href="${address}">${address}</a>`);

    const framed = await get(`/demo/mailbox/${id}`);
    expect(framed.body).toContain('<base target="_top">');
    expect(framed.body).toContain(`href="${address}"`);
    expect(framed.headers["content-security-policy"]).toMatch(
      /default-src 'none'.*sandbox allow-top-navigation-by-user-activation$/,
    );
    expect((await get("/demo/mailbox/style.css")).headers["content-type"]).toMatch("text/css");
    expect((await get("/demo/mailbox/nothing")).statusCode).toBe(404);
  });

  it("MAIL-01 MAIL-06 lists what went with a mail, each to be downloaded, and no picture that stands in it", async () => {
    const { deps, config } = server;
    const paper = { kind: "invoice", number: "2026100135" };
    const papers = ["pdf", "isdoc"].map((format) => ({ ...paper, format }));
    const letter = { number: "2026100135", due: "2026-12-07", amount: null, qr: "SPD*1.0*ACC:CZ37" };
    const leads = { place: "Na Růžku", leads: "/my-documents", stop: "/stop-notices/x" };
    const to = { to: "jana.novotna@modrahvezda.example", language: "cs", cause: "paper" } as const;
    await inTransaction(deps.db, (tx) =>
      writeMail(tx, { kind: "new-invoice", ...to, ...leads, papers, letter }, config.secrets),
    );
    await sendDueMails({
      ...deps,
      port: demoMailbox,
      serviceOf: async () => undefined,
      papersOf: async (asked) =>
        asked.map(({ number, format }) => ({
          ...{ name: `Faktura č. ${number}.${format}`, type: `application/${format}` },
          content: Buffer.from(`%${format}`),
        })),
    });
    const [, id = ""] = /mail=([\w-]+)/.exec((await get("/demo/mailbox?lang=cs")).body) ?? [];
    const page = (await get(`/demo/mailbox?lang=cs&mail=${id}`)).body;
    expect(page).toContain("<dt>Přílohy</dt>");
    expect(page.match(/files\/\d+">[^<]+/g)).toEqual([
      'files/0">Faktura č. 2026100135.pdf',
      'files/1">Faktura č. 2026100135.isdoc',
    ]);
    const file = await get(`/demo/mailbox/${id}/files/1`);
    expect(file.body).toBe("%isdoc");
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="Faktura/);
    expect(file.headers["content-type"]).toBe("application/isdoc");
    for (const missing of ["2", "-1", "1e9", "0x1"])
      expect((await get(`/demo/mailbox/${id}/files/${missing}`)).statusCode).toBe(404);
  });

  it("the sign-in page is told where it is, unless mails go out for real", async () => {
    const asked = { url: "/identity/demo-users" };
    expect(await hasMailbox(server)).toBe(true);
    expect((await server.stranger.request(asked)).json()).toMatchObject({ mailbox: "/demo/mailbox" });
    const env = { VYCEP_SMTP_URL: "smtp://127.0.0.1:2525", VYCEP_MAIL_FROM: "a@b.example" };
    const sending = await startTestServer({ env });
    expect((await sending.stranger.request(asked)).json()).toMatchObject({ mailbox: null });
    expect(await hasMailbox(sending)).toBe(false);
    await sending.stop();
  });
});

describe("outside the demo", () => {
  it("MAIL-01 there is no mailbox, and a start without a mail server says that no mail goes out", async () => {
    const real = await startTestServer({ env: { VYCEP_DEMO: "off" } });
    expect(await hasMailbox(real)).toBe(false);
    const said: unknown[] = [];
    real.app.log.warn = (...parts: readonly unknown[]) => void said.push(...parts);
    await real.startJobs();
    expect(said).toContainEqual(expect.stringContaining("VYCEP_SMTP_URL is empty"));
    await real.stop();
  });
});

describe("what operators see", () => {
  it("MAIL-02 mails that wait and those that were set aside are counted", async () => {
    const token = "the-token-of-the-metrics";
    const watched = await startTestServer({ env: { VYCEP_METRICS_TOKEN: token } });
    await sql`
      insert into mail (message_id, kind, recipient, language, sealed_facts, created_at, next_attempt_at, set_aside_at)
      values ('a', 'x', 'a@b', 'cs', 'x', now(), now(), null), ('b', 'x', 'a@b', 'cs', 'x', now(), now(), null),
        ('c', 'x', 'a@b', 'cs', null, now(), now(), now())`.execute(watched.deps.db);
    const answer = await watched.stranger.request({
      url: "/metrics",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.body).toContain('vycep_mails{state="waiting"} 2');
    expect(answer.body).toContain('vycep_mails{state="set-aside"} 1');
    await watched.stop();
  });
});
