import { portalClient, staffDoor } from "../portal-sign-in.ts";
import type { TestServer } from "../test-server.ts";
import { type Fault, STUB_CLIENT, type StaffProviderStub } from "./staff-provider.ts";

export const isDeskPage = ({ pathname }: URL) => pathname.startsWith("/desk/login");

/** A server that takes the staff of this provider. */
export function envOf({ issuer }: StaffProviderStub): Record<string, string> {
  return {
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: STUB_CLIENT.id,
    STAFF_OIDC_CLIENT_SECRET: STUB_CLIENT.secret,
    STAFF_OIDC_ROLE_CLAIM: "realm_access.roles",
    STAFF_OIDC_ROLES: "desk-admins=admin, cs=service, cs=sales, money=finance, words=content",
    STAFF_OIDC_NAME: "cs=Účet pivovaru, en=Brewery account",
    VYCEP_SECOND_FACTOR_ROLES: "finance",
  };
}

/** What a claim with these roles looks like. */
export const groups = (...roles: string[]) => ({ realm_access: { roles } });

type Me = { readonly uid: string; readonly email: string; readonly roles: readonly string[] };

/** What browsers do that come by the provider. */
export function byProvider(server: TestServer, provider: StaffProviderStub) {
  /** A browser that has opened the desk's sign-in page, and goes to the provider from there. */
  const opened = async () => {
    const desk = await portalClient(server.origin, "/desk/login/callback", staffDoor);
    const begun = await desk.begin();
    const uid = begun.landed.searchParams.get("interaction") ?? "";
    return { desk, begun, uid, leave: `/desk/identity/interactions/${uid}/provider` };
  };

  /** There and back: the token of who came in, or what the sign-in page says. */
  const comeAs = async (claims: Record<string, unknown>, fault?: Fault) => {
    provider.say(claims, fault);
    const { desk, begun, uid, leave } = await opened();
    const { address } = await desk.browser.follow(leave, isDeskPage);
    const refused = address.searchParams.get("refused");
    const next = address.searchParams.get("next");
    if (!address.searchParams.has("code")) return { desk, begun, uid, refused, next, token: undefined };
    const { id_token: token = "" } = await desk.exchange(begun, address);
    return { desk, begun, uid, refused, next, token };
  };

  const ask = (token: string | undefined, query: string) =>
    server.withToken(token ?? "").request({ method: "POST", url: "/desk/graphql", payload: { query } });

  return {
    opened,
    comeAs,
    meOf: async (token: string | undefined) =>
      (await ask(token, "{ me { uid email language roles } }")).json<{ data: { me: Me } }>().data.me,
    isIn: async (token: string | undefined) => (await ask(token, "{ me { uid } }")).statusCode,
  };
}
