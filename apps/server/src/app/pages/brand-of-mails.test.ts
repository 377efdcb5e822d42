import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ReadyMail } from "../../modules/mail/mail.port.ts";
import { sendDueMails } from "../../modules/mail/send-mails.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { brandOfReceiver, serviceOfReceiver } from "../service-of-receiver.ts";

const jana = "jana.novotna@modrahvezda.example";
const petr = "petr.dvorak@modrahvezda.example";
const lubomir = "lubomir.kovac@podhradom.example";

describe("MAIL-03 the brand of the market", () => {
  let server: TestServer;
  let port: string;
  beforeAll(async () => {
    server = await startTestServer({ env: { VYCEP_THEME_HOSTS: "ponente.localhost=peroni" } });
    ({ port } = new URL(server.origin));
  });
  afterAll(() => server.stop());

  /** What goes out when somebody asks for another password under a name of the portal. */
  const mailTo = async (email: string, host: string): Promise<ReadyMail> => {
    await server.stranger.request({
      method: "POST",
      url: "/identity/forgot-password",
      headers: { host },
      payload: { email },
    });
    const handed: ReadyMail[] = [];
    await sendDueMails({
      ...server.deps,
      port: {
        hand: async (mail) => {
          handed.push(mail);
          return { kind: "taken" };
        },
        keep: async () => undefined,
        close: () => undefined,
      },
      papersOf: async () => [],
      serviceOf: (receiver) => serviceOfReceiver(server.deps, receiver),
      brandOf: (receiver) => brandOfReceiver(server.deps, receiver),
    });
    const [mail] = handed;
    if (mail === undefined) throw new Error("no mail");
    return mail;
  };

  test.each([
    ["a Czech account", jana, "Pivovar Lipovrch, Sladovní 1, 549 01 Lipovrch", "podpora@lipovrch.example"],
    [
      "a Slovak account",
      lubomir,
      "Lipovrch Slovensko, Pivovarská 8, 811 05 Bratislava",
      "podpora@lipovrch-sk.example",
    ],
  ])(
    "%s has the name, the address and the way to answer of its market",
    async (_who, email, line, replyTo) => {
      const mail = await mailTo(email, `127.0.0.1:${port}`);
      expect(mail.plainText).toContain(line);
      expect(mail.html).toContain(line);
      expect(mail.replyTo).toBe(replyTo);
      expect(mail.plainText).toContain(`${server.origin}/reset-password#`);
    },
  );

  test("D26 who came by the theme's name gets its brand and a link back there", async () => {
    const mail = await mailTo(petr, `ponente.localhost:${port}`);
    expect(mail.plainText).toContain(`http://ponente.localhost:${port}/reset-password#`);
    expect(mail.plainText).not.toContain(server.origin);
    expect(mail.html).toMatch(/background:#0b2545[^>]*>\s*<span[^>]*>Ponente</);
  });

  test("a name that is none of ours leads nobody there: the link is the portal's own", async () => {
    const mail = await mailTo("lucie.simova@modrahvezda.example", "evil.example");
    expect(mail.plainText).toContain(`${server.origin}/reset-password#`);
    expect(`${mail.plainText}${mail.html}`).not.toContain("evil.example");
  });

  test("a name that is given up since, or a market that configures nothing, leaves the product's own", async () => {
    await sql`delete from portal_config where key = 'mail_brand'`.execute(server.deps.db);
    const mail = await mailTo("tomas.cech@modrahvezda.example", `127.0.0.1:${port}`);
    expect(mail.html).toContain("Pivovar Lipovrch");
    expect(mail.replyTo).toBeUndefined();
    expect(mail.plainText).not.toContain("Sladovní");
  });
});
