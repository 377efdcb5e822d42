import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { demoPassword, type PortalClient, portalClient } from "../../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { writtenMails } from "../../../testing/written-mails.ts";
import { inviteUser } from "../invite-user.ts";

const veronika = { uid: "U011", email: "veronika.horakova@modrahvezda.example", language: "cs" };
const petr = "petr.dvorak@modrahvezda.example";
const lucie = "lucie.simova@modrahvezda.example";
const good = "Vepřové-koleno-7";

describe("the life of a password", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
  });
  afterAll(() => server.stop());

  const invite = async () => {
    const invitation = { ...veronika, inviter: "Jana Novotná", company: "Hostince Modrá hvězda s.r.o." };
    const { path } = await inTransaction(server.deps.db, (tx) => inviteUser(tx, invitation, server.deps));
    return path.split("#")[1] ?? "";
  };
  const send = async (method: "PUT" | "POST", url: string, payload: object, caller = server.stranger) => {
    const answer = await caller.request({ method, url, payload });
    const { code, message, fields = [] } = answer.body === "" ? {} : answer.json();
    return { status: answer.statusCode, code, message, fields, body: answer.body, headers: answer.headers };
  };
  const setFirst = (token: string, more: object = {}) =>
    send("PUT", `${SERVICE_BASE.customerData}/users/SetFirstPassword`, {
      token,
      newPassword: good,
      retypePassword: good,
      termsAgreed: true,
      ...more,
    });
  const look = (token: string) => send("POST", "/identity/link", { token });
  const linkFor = async (email: string) => {
    await send("POST", "/identity/forgot-password", { email });
    const mails = (await writtenMails(server, email)).filter((mail) => "path" in mail);
    const path = mails.at(-1)?.path;
    return String(path).split("#")[1] ?? "";
  };
  const enterByTicket = async (portal: PortalClient, call: () => Promise<Response>) => {
    const answer = await call();
    expect(answer.ok).toBe(true);
    const begun = await portal.begin();
    expect(begun.landed.searchParams.get("code")).not.toBeNull();
    return (await portal.exchange(begun, begun.landed)).id_token ?? "";
  };
  const emailOf = async (token: string) => {
    const { data, errors } = await server.withToken(token).graphql("{ customer { email } }");
    return errors[0]?.extensions.code ?? (data as { customer: { email: string } }).customer.email;
  };
  const asJson = (body: object) => ({
    headers: { "content-type": "application/json", origin: server.origin },
    body: JSON.stringify(body),
  });

  describe("AUTH-16 an invitation", () => {
    test("ERROR-25 ERROR-26 ERROR-40 ERROR-57 is refused with every demand that is not met, and stays good", async () => {
      const token = await invite();
      const short = await setFirst(token, {
        newPassword: "kratke",
        retypePassword: "jine",
        termsAgreed: false,
      });
      expect(short).toMatchObject({ status: 422, code: "password-requirements" });
      expect(short.message).toBe("Password requirements have not been met");
      expect(short.fields).toEqual([
        ...["too-short", "no-upper-case", "no-digit", "no-symbol"].map((code) => ({
          path: "newPassword",
          code,
        })),
        { path: "retypePassword", code: "does-not-match" },
        { path: "termsAgreed", code: "terms-not-accepted" },
      ]);
      expect(await setFirst(token, { retypePassword: "other" })).toMatchObject({
        code: "password-mismatch",
        message: "New password and Retype password does not match",
      });
      expect(await setFirst(token, { termsAgreed: false })).toMatchObject({
        code: "terms-not-accepted",
        message: "Please accept terms and condition.",
      });
      const common = { newPassword: "P@ssw0rd-2026!", retypePassword: "P@ssw0rd-2026!" };
      expect((await setFirst(token, common)).fields).toEqual([{ path: "newPassword", code: "too-common" }]);
      for (const _time of [1, 2]) {
        expect((await look(token)).body).toContain('"kind":"first-password"');
      }
    });

    test("AUTH-15 SESSION-06 REST-10 is accepted once: the browser is signed in without typing again", async () => {
      const older = await invite();
      const token = await invite();
      expect(await look(older)).toMatchObject({ status: 404, code: "link-expired" });
      const answer = await server.stranger.request({
        method: "POST",
        url: "/identity/link?lang=cs",
        payload: { token },
      });
      expect(answer.json()).toMatchObject({
        firstName: "Veronika",
        inviter: "Jana Novotná",
        kind: "first-password",
        roles: ["Vedoucí směny"],
      });
      const portal = await portalClient(server.origin);
      const body = { token, newPassword: good, retypePassword: good, termsAgreed: true };
      const signedIn = await enterByTicket(portal, () =>
        portal.browser.fetch(`${SERVICE_BASE.customerData}/users/SetFirstPassword`, {
          method: "PUT",
          ...asJson(body),
        }),
      );
      expect(await emailOf(signedIn)).toBe(veronika.email);
      expect(await setFirst(token)).toMatchObject({ status: 404, code: "link-used" });
      const { rows } = await sql`
        select status, is_validated, terms_agreed from app_user where uid = ${veronika.uid}`.execute(
        server.deps.db,
      );
      expect(rows).toEqual([{ status: "Active", is_validated: true, terms_agreed: true }]);
      const consents = await sql`select version from terms_consent where uid = ${veronika.uid}`.execute(
        server.deps.db,
      );
      expect(consents.rows).toHaveLength(1);
    });

    test("ERROR-41 ERROR-52 that nobody sent, or that has expired, is told so", async () => {
      expect(await look("made-up")).toMatchObject({ status: 404, code: "link-unknown" });
      const token = await linkFor(lucie);
      await sql`update password_link set expires_at = now() - interval '1 second'`.execute(server.deps.db);
      const expired = await look(token);
      expect(expired).toMatchObject({
        status: 404,
        code: "link-expired",
        message: "The link has expired.",
      });
      expect((await send("POST", "/identity/link/renew", { token })).status).toBe(204);
      const mail = (await writtenMails(server, lucie)).at(-1);
      expect((await look(String(mail?.path).split("#")[1] ?? "")).body).toContain('"kind":"reset"');
    });
  });

  describe("a forgotten password", () => {
    test("AUTH-12 is replaced once by a link; sessions end, the last eight do not come back, a mail tells it", async () => {
      const before = await (await portalClient(server.origin)).signIn({
        email: petr,
        password: demoPassword,
      });
      const token = await linkFor(petr);
      const again = { token, newPassword: demoPassword, retypePassword: demoPassword };
      const old = await send("POST", "/identity/reset-password", again);
      expect(old).toMatchObject({ status: 422, code: "new-password-incorrect" });
      const portal = await portalClient(server.origin);
      const body = { token, newPassword: good, retypePassword: good };
      const both = await Promise.all(
        [1, 2].map(() =>
          portal.browser.fetch("/identity/reset-password", { method: "POST", ...asJson(body) }),
        ),
      );
      // The other one finds the link used, or, when the first one ends meanwhile, the password its own.
      const [done, refused] = both.map(({ status }) => status).toSorted();
      expect(done).toBe(204);
      expect([404, 422]).toContain(refused);
      const begun = await portal.begin();
      const signedIn = (await portal.exchange(begun, begun.landed)).id_token ?? "";
      expect(await emailOf(signedIn)).toBe(petr);
      expect(await emailOf(before.id_token ?? "")).toBe("invalid-token");
      const kinds = (await writtenMails(server, petr)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "password-changed")).toHaveLength(1);
    });

    test("nobody learns whether an address is known: same answer, same time", async () => {
      const { held, letGo } = server.clock.holdBack();
      const answered: string[] = [];
      const ask = async (email: string) => {
        const { status, body } = await send("POST", "/identity/forgot-password", { email });
        answered.push(email);
        return { status, body };
      };
      const [known, stranger] = ["radek.brazda@brazda.example", "nobody@nowhere.example"].map(ask);
      // Both are held equally long, and the work for the known one is done before anybody is answered.
      await vi.waitFor(() => expect(held).toEqual([400, 400]));
      await vi.waitFor(async () =>
        expect(await writtenMails(server, "radek.brazda@brazda.example")).toHaveLength(1),
      );
      expect(answered).toEqual([]);
      letGo();
      expect(await known).toEqual({ status: 204, body: "" });
      expect(await stranger).toEqual(await known);
      expect(await writtenMails(server, "nobody@nowhere.example")).toEqual([]);
    });

    test("a link of somebody deactivated meanwhile is good no more", async () => {
      const token = await linkFor("filip.zak@modrahvezda.example");
      await sql`update app_user set status = 'Deactivated' where email = 'filip.zak@modrahvezda.example'`.execute(
        server.deps.db,
      );
      expect((await look(token)).status).toBe(404);
    });

    test("more than three an hour for one account write no further mail, and one caller is stopped", async () => {
      const jana = "jana.novotna@modrahvezda.example";
      await Promise.all(
        [1, 2, 3, 4, 5].map(() => send("POST", "/identity/forgot-password", { email: jana })),
      );
      expect((await writtenMails(server, jana)).length).toBeLessThanOrEqual(3);
      const many = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          send("POST", "/identity/forgot-password", { email: `x${at}@y.example` }),
        ),
      );
      expect(many.at(-1)).toMatchObject({ status: 429, code: "too-many-requests" });
    });
  });
});
