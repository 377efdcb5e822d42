import { screen, waitFor } from "@testing-library/react";
import { rememberIntendedPath } from "@vycep/shell/session/intended-path";
import { currentToken, dropToken } from "@vycep/shell/session/session";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { signedToken } from "@vycep/shell/testing/signed-token";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { button, heading } from "../../testing/find.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";

withPortal();

/** What this tab asked the provider. */
const question = {
  state: "s1",
  nonce: "n1",
  verifier: "v1",
  redirectUri: "http://localhost:3000/login/callback",
};
/** Claims of the token that the provider sells; none when it sells nothing. */
let claims: Readonly<Record<string, unknown>> | undefined;
let sales: URLSearchParams[];

const commerceToken = (of: object) => signedToken({ ...of, aud: "vycep-commerce" });

beforeEach(() => {
  const now = Date.now() / 1000;
  claims = { iat: now, exp: now + 900 };
  sales = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    if (address !== "/oidc/token") return api.fetch(address, init);
    sales.push(new URLSearchParams(String(init.body)));
    const bought = claims && { id_token: signedToken(claims), access_token: commerceToken(claims) };
    const answer = bought ?? { error: "invalid_grant" };
    return new Response(JSON.stringify(answer), { status: claims === undefined ? 400 : 200 });
  });
  // The tab asked, and nobody is signed in in it yet.
  dropToken();
  storage.write(shellKeys.signIn, question);
});

const comeBack = (answer: Readonly<Record<string, string>>, isVisitor = true) => {
  const search = new URLSearchParams({ iss: "http://localhost", ...answer });
  return openPortal(`/login/callback?${search}`, { isVisitor });
};

describe("SESSION-01 the provider's answer", () => {
  test("SESSION-02 a code buys the token once, and the page that was wanted opens", async () => {
    rememberIntendedPath("/contact");
    await comeBack({ code: "c1", state: "s1" });
    await waitFor(() => expect(location.pathname).toBe("/contact"));
    expect(sales.map((sale) => [sale.get("code"), sale.get("code_verifier")])).toEqual([["c1", "v1"]]);
    expect(currentToken()?.uid).toBe("U001");
    expect(storage.read(shellKeys.signIn)).toBeUndefined();
  });

  test("AUTH-06 STORAGE-01 the commerce token lies in local storage for every tab, the id token in this tab's session alone", async () => {
    await comeBack({ code: "c8", state: "s1" });
    await waitFor(() => expect(location.pathname).toBe("/"));
    expect(localStorage.getItem("token")).toBe(commerceToken(claims ?? {}));
    expect(sessionStorage.getItem("id_token")).toBe(signedToken(claims ?? {}));
    expect(Object.values({ ...localStorage })).not.toContain(signedToken(claims ?? {}));
  });

  test.each([
    ["a refusal", { error: "access_denied", state: "s1" }, {}],
    ["another issuer's answer", { code: "c2", state: "s1", iss: "https://evil.example" }, {}],
    ["SESSION-29 a token for another question", { code: "c3", state: "s1" }, { nonce: "n2" }],
    ["SESSION-29 a token for another client", { code: "c4", state: "s1" }, { aud: "somebody-else" }],
    ["SESSION-29 no token at all", { code: "c5", state: "s1" }, undefined],
    ["an answer to nothing that this tab asked", { code: "c6", state: "foreign" }, {}],
  ])("%s signs nobody in, and says how to try again", async (_case, answer, wrong) => {
    claims = wrong && { ...claims, ...wrong };
    const { user } = await comeBack(answer);
    expect(heading("Přihlášení se nepovedlo.")).toBeTruthy();
    expect(currentToken()).toBeUndefined();
    expect(localStorage.getItem("token")).toBeNull();
    await expectAccessible();
    await user.click(button("Přihlásit znovu"));
    await waitFor(() => expect(storage.read(shellKeys.signIn)?.["state"]).not.toBe("s1"));
  });

  test("opened again from the history it leaves whoever is signed in as they are", async () => {
    storage.write(shellKeys.signIn, undefined);
    await comeBack({ code: "c7", state: "s1" }, false);
    await waitFor(() => expect(location.pathname).toBe("/"));
    expect(screen.queryByText("Přihlášení se nepovedlo.")).toBeNull();
    expect(sales).toEqual([]);
  });
});
