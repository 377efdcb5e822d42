import { afterEach, describe, expect, it } from "vitest";
import { smtpServer } from "../../platform/settings/mail-settings.ts";
import { type MailServer, type MailServerTold, startMailServer } from "../../testing/mail-server.ts";
import type { MailPort, ReadyMail } from "./mail.port.ts";
import { smtpMail } from "./smtp-mail.ts";

const mail: ReadyMail = {
  messageId: "an-id",
  to: "jana@hostinec.example",
  language: "cs",
  subject: "Obnovení hesla · Modrá hvězda",
  html: "<p>Žluťoučký kůň</p>",
  plainText: "Žluťoučký kůň\n",
  stop: undefined,
  files: [],
};

const opened: { server?: MailServer; port?: MailPort } = {};
afterEach(async () => {
  opened.port?.close();
  await opened.server?.stop();
});

/** Hands the mail to a server that is told how to behave. */
async function hand(told: MailServerTold = {}, address = (port: number) => `smtp://127.0.0.1:${port}`) {
  const server = await startMailServer(told);
  const port = smtpMail({
    server: smtpServer.parse(address(server.port)),
    from: "Pivovar Lipovrch <portal@lipovrch.example>",
    idHost: "portal.lipovrch.example",
  });
  Object.assign(opened, { server, port });
  return { server, port, answer: await port.hand(mail) };
}

describe("mail over SMTP (MAIL-01)", () => {
  it("MAIL-03 goes out in both forms, with its id, and asks no machine for an answer", async () => {
    const { server, answer } = await hand();
    expect(answer).toEqual({ kind: "taken" });
    const [sent = ""] = server.taken;
    expect(server.ids()).toEqual(["an-id@portal.lipovrch.example"]);
    expect(sent).toMatch(/^From: Pivovar Lipovrch <portal@lipovrch\.example>$/m);
    expect(sent).toMatch(/^To: jana@hostinec\.example$/m);
    expect(sent).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(sent).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(sent).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(sent).toContain("Content-Type: text/plain; charset=utf-8");
    expect(sent).toContain("Content-Type: text/html; charset=utf-8");
  });

  it("MAIL-03 is answered where the brand of its market wants", async () => {
    const { server, port } = await hand();
    expect(server.taken[0]).not.toMatch(/^Reply-To:/m);
    await port.hand({ ...mail, messageId: "another", replyTo: "podpora@lipovrch.example" });
    expect(server.taken[1]).toMatch(/^Reply-To: podpora@lipovrch\.example$/m);
  });

  it.each([
    [
      "a receiver who is not there",
      { onReceiver: () => ({ code: 550, text: "5.1.1 no such user" }) },
      "receiver",
      550,
      "5.1.1",
    ],
    [
      "a receiver for later",
      { onReceiver: () => ({ code: 450, text: "4.2.0 greylisted" }) },
      "receiver",
      450,
      "4.2.0",
    ],
    [
      "a mail it does not like",
      { onMail: () => ({ code: 554, text: "5.7.1 looks like spam" }) },
      "content",
      554,
      "5.7.1",
    ],
    ["a mail for later", { onMail: () => ({ code: 451, text: "busy" }) }, "content", 451, undefined],
  ] as const)("MAIL-02 tells what was refused: %s", async (_what, told, refused, code, enhancedCode) => {
    const { answer } = await hand(told);
    expect(answer).toMatchObject({ kind: "not-taken", failure: { refused, code, enhancedCode } });
    expect(answer.kind === "not-taken" && answer.reason).toContain(String(code));
  });

  it("a sender who is refused is no fault of the receiver", async () => {
    const onMailFrom: NonNullable<MailServerTold["options"]>["onMailFrom"] = (_address, _session, done) =>
      done(Object.assign(new Error("5.1.8 who are you"), { responseCode: 550 }));
    const { answer } = await hand({ options: { onMailFrom } });
    expect(answer).toMatchObject({ failure: { refused: "other", code: 550 } });
  });

  it("signs in with the password of the address, special letters and all", async () => {
    const seen: unknown[] = [];
    const options: MailServerTold["options"] = {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: username });
      },
    };
    const { answer } = await hand({ options }, (port) => `smtp://portal%40x:p%2Fa%3As@127.0.0.1:${port}`);
    expect(answer).toEqual({ kind: "taken" });
    expect(seen).toEqual([["portal@x", "p/a:s"]]);
  });

  it("a wrong password is an outage of ours, not of the mail", async () => {
    const options: MailServerTold["options"] = {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error("no"), { responseCode: 535 })),
    };
    const { answer } = await hand({ options }, (port) => `smtp://portal:wrong@127.0.0.1:${port}`);
    expect(answer).toMatchObject({ failure: { refused: "other", code: 535 } });
  });

  it("nobody there, and an address that is none, are answers too", async () => {
    const { server, port } = await hand();
    for (const to of ["", "no address"]) {
      expect(await port.hand({ ...mail, to })).toMatchObject({ failure: { refused: "receiver" } });
    }
    await server.stop();
    expect(await port.hand(mail)).toMatchObject({ failure: { refused: "other", code: undefined } });
  });
});

describe("nothing is said in clear on the way", () => {
  const encrypted: MailServerTold = { options: { disabledCommands: [], secure: true } };

  it("a server elsewhere that does not offer STARTTLS gets nothing", async () => {
    const server = await startMailServer();
    const settings = { ...smtpServer.parse(`smtp://127.0.0.1:${server.port}`), isHere: false };
    const port = smtpMail({ server: settings, from: "a@b.example", idHost: "b.example" });
    Object.assign(opened, { server, port });
    expect(await port.hand(mail)).toMatchObject({ kind: "not-taken", failure: { refused: "other" } });
    expect(server.taken).toEqual([]);
  });

  it("a certificate that nobody vouches for is refused, and the mail waits", async () => {
    const { server, answer } = await hand(encrypted, (port) => `smtps://localhost:${port}`);
    expect(answer).toMatchObject({ kind: "not-taken", failure: { refused: "other", code: undefined } });
    expect(server.taken).toEqual([]);
  });

  it("STARTTLS is used wherever it is offered", async () => {
    const { server, answer } = await hand({ options: { disabledCommands: [] } });
    // Refused for its certificate: it would have been taken in clear.
    expect(answer).toMatchObject({ kind: "not-taken", failure: { refused: "other" } });
    expect(server.taken).toEqual([]);
  });
});
