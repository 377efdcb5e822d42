import { afterEach, expect, test, vi } from "vitest";
import { shellKeys } from "../storage/shell-keys.ts";
import { storage } from "../storage/storage.ts";
import { signedToken } from "../testing/signed-token.ts";
import { beginSignIn, finishSignIn } from "./identity-provider.ts";

const settings = {
  issuer: "https://id.example",
  authorizationEndpoint: "https://id.example/auth",
  tokenEndpoint: "https://id.example/token",
  endSessionEndpoint: null,
  clientId: "vycep-portal",
  uidClaim: "sub",
  isOwnSignIn: true,
};
const request = {
  state: "s1",
  nonce: "n1",
  verifier: "v1",
  redirectUri: "https://portal.example/login/callback",
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function comeBack(bought: object) {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(address === settings.tokenEndpoint ? bought : settings),
  );
  storage.write(shellKeys.signIn, request);
  const token = await finishSignIn(`?code=c1&state=s1&iss=${encodeURIComponent(settings.issuer)}`);
  return { token, warnings: warned.mock.calls.length };
}

test.each([
  ["none at all", {}],
  ["one that is no text", { id_token: 7 }],
  ["one that cannot be read", { id_token: "a.b.c" }],
])(
  "SESSION-30 ERROR-66 an answer without an identity token (%s) signs nobody in and is logged once",
  async (_what, bought) => {
    expect(await comeBack(bought)).toEqual({ token: "refused", warnings: 1 });
  },
);

test("with one nothing is logged", async () => {
  const { token, warnings } = await comeBack({ id_token: signedToken({}) });
  expect(token).toMatchObject({ idToken: { uid: "U001" }, commerceToken: undefined });
  expect(warnings).toBe(0);
});

test.each([
  ["of ours is the commerce token", signedToken({ aud: "vycep-commerce" }), true],
  ["for another API is let go", signedToken({ aud: "https://api.elsewhere.example" }), false],
  ["that nobody can read is let go", "opaque", false],
])("OP-07 an access token beside it %s", async (_whose, access, isKept) => {
  const { token } = await comeBack({ id_token: signedToken({}), access_token: access });
  expect(token).toMatchObject({ commerceToken: isKept ? access : undefined });
});

/** Begins a sign-in at a provider that sends whoever asks to this address in the end, and tells where the browser went. */
async function begun(at: string, status = 200) {
  const assign = vi.fn();
  vi.stubGlobal("location", { origin: "https://portal.example", hostname: "portal.example", assign });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (address === "/identity/settings") return Response.json(settings);
    return Object.defineProperty(new Response("", { status }), "url", { value: at });
  });
  return { interaction: await beginSignIn(), went: assign.mock.calls.flat(), asked };
}

test("ROUTE-23 a sign-in that begins is named without leaving the page, and the answer to it is waited for", async () => {
  const { interaction, went, asked } = await begun("https://portal.example/login?interaction=i7");
  expect(interaction).toBe("i7");
  expect(went).toEqual([]);
  const { searchParams } = new URL(asked.at(-1) ?? "");
  expect(storage.read(shellKeys.signIn)).toMatchObject({ state: searchParams.get("state") });
});

test.each([
  ["the provider still knows", "https://portal.example/login/callback?code=c1&state=s1", 200],
  ["whose request the provider does not take", "https://portal.example/oidc/auth?client_id=strange", 400],
])("the browser of somebody %s goes there itself", async (_who, at, status) => {
  expect(await begun(at, status)).toMatchObject({ interaction: undefined, went: [at] });
});
