import { hkdfSync, randomUUID } from "node:crypto";
import { RIGHTS_SCOPE } from "@vycep/contract/identity/partners";
import type { Language } from "@vycep/domain/market/language";
import {
  type Configuration,
  type FindAccount,
  interactionPolicy,
  type JWK,
  type KoaContextWithOIDC,
  Provider,
} from "oidc-provider";
import type { Deps } from "../../../platform/deps.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { rightsToTell } from "../../users/rights-to-tell.facts.ts";
import { accountOfSession } from "../accounts.repo.ts";
import { recordSessions } from "../devices/record-sessions.ts";
import type { Door } from "../door.ts";
import { type IdentityDeps, idTokenSeconds, longestSessionSeconds } from "../identity.deps.ts";
import { revoke } from "../identity.repo.ts";
import { pageLanguage } from "../page-language.ts";
import { accessTokens, claimsOfAccessToken } from "./access-tokens.ts";
import { takeKeysAsSecrets } from "./clients-of-keys.ts";
import { oidcAdapter } from "./oidc-adapter.ts";
import { answerOutages } from "./oidc-outage.ts";
import { logoutPage, problemPage, signedOutPage } from "./oidc-pages.ts";
import { partnerClients } from "./partner-clients.ts";
import type { SigningKey } from "./signing-keys.ts";

type ProviderDeps = Deps & IdentityDeps & { readonly door: Door };

/**
 * The certified provider over our own accounts: for people the authorization code with PKCE, for keys of programs their own
 * credentials, ES256 only (D03, B16).
 */
export function createProvider(deps: ProviderDeps, keys: readonly SigningKey[]): Provider {
  const provider = new Provider(deps.door.issuer, configurationOf(deps, keys));
  // The scope around it writes these two headers from the configured origin, never from the caller's.
  provider.proxy = true;
  answerOutages(provider);
  endTokensWithSession(provider, deps);
  recordSessions(provider, deps);
  if (deps.door.realm === "customer") takeKeysAsSecrets(provider, deps);
  // The library opens its public documents to every origin; here nothing is open to any.
  provider.use(async (context, next) => {
    await next();
    context.remove("access-control-allow-origin");
    const { status, body } = context;
    if (status < 400 || (body !== undefined && body !== null)) return;
    context.body = { error: "invalid_request", error_description: "This address does not answer that." };
    context.status = status;
  });
  provider.on("server_error", (_context, error) => deps.log.error({ err: error }, "openid provider failed"));
  return provider;
}

/** Whoever signs out by the protocol has signed out of the API as well, before the answer says so. */
function endTokensWithSession(provider: Provider, { db, clock }: Deps): void {
  const ending = new Set<Promise<void>>();
  provider.on("session.destroyed", ({ uid }) => {
    const longestLife = new Date(clock.realTime().getTime() + idTokenSeconds * 1000);
    const end = inTransaction(db, (tx) => revoke(tx, [uid], longestLife));
    // Whoever waits below hears of a failure; where nobody waits it must not end the process.
    end.catch(() => undefined);
    ending.add(end);
  });
  provider.use(async (_context, next) => {
    await next();
    const mine = [...ending];
    for (const end of mine) ending.delete(end);
    await Promise.all(mine);
  });
}

function configurationOf(deps: ProviderDeps, keys: readonly SigningKey[]): Configuration {
  const { config, door } = deps;
  const { origin, sites } = config;
  return {
    adapter: (kind: string) => oidcAdapter(deps, kind),
    jwks: { keys: keys.filter(({ isRetired }) => !isRetired).map(({ jwk }) => jwk as JWK) },
    clients: [
      {
        client_id: door.clientId,
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: "ES256",
        // When the person last showed who they are (D38).
        require_auth_time: true,
        redirect_uris: [...door.redirectUris],
        post_logout_redirect_uris: [...door.signedOutUris],
      },
      ...(door.realm === "customer" ? partnerClients(config) : []),
    ],
    pkce: { required: () => true },
    responseTypes: ["code"],
    scopes: ["openid", "profile", "email", RIGHTS_SCOPE],
    claims: {
      openid: ["sub", "jti", "session", "amr"],
      profile: ["given_name", "family_name", "name", "locale"],
      email: ["email"],
      [RIGHTS_SCOPE]: [RIGHTS_SCOPE],
    },
    // The browser reads the name from the id token and needs no second call.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    findAccount: findAccountOf(deps),
    issueRefreshToken: () => false,
    extraTokenClaims: claimsOfAccessToken,
    loadExistingGrant: grantOfFirstParty(door.clientId),
    interactions: { url: (_context, { uid }) => `${door.interactionPath}/${uid}`, policy: promptPolicy() },
    cookies: {
      keys: cookieKeys(keys),
      names: cookieNames(origin, door.cookies),
      long: { signed: true, httpOnly: true, sameSite: "lax" },
      short: { signed: true, httpOnly: true, sameSite: "lax" },
    },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: idTokenSeconds,
      ClientCredentials: idTokenSeconds,
      IdToken: idTokenSeconds,
      Session: door.sessionSeconds,
      Grant: 24 * 60 * 60,
      Interaction: 60 * 60,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      // No program of a customer has anything to do at the desk.
      clientCredentials: { enabled: door.realm === "customer" },
      resourceIndicators: accessTokens(config),
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = logoutPage(languageOf(context), form);
        },
        postLogoutSuccessSource: (context) => {
          context.body = signedOutPage(languageOf(context));
        },
      },
    },
    renderError: (context, out) => {
      context.type = "html";
      context.body = problemPage(languageOf(context), out.error);
    },
    // Browsers name the origin of a POST even to their own server; no other origin is let in.
    clientBasedCORS: (_context, sender) => sites.some((site) => site.origin === sender),
  };
}

/**
 * An account that may no longer sign in is not found, nor one whose sessions were all ended after this one began, nor
 * one that signed in half a day ago, however busy it was since (D33):
 * the silent sign-in of an open browser then fails as well.
 */
function findAccountOf({ db, clock, door }: ProviderDeps): FindAccount {
  return async (context, sub, token) => {
    const { uid, loginTs } = context.oidc.session ?? {};
    const signedInAt = loginTs === undefined ? undefined : new Date(loginTs * 1000);
    if (signedInAt && clock.realTime().getTime() - signedInAt.getTime() > longestSessionSeconds * 1000)
      return;
    const account = await accountOfSession(db, { uid: sub, realm: door.realm }, { uid, signedInAt });
    if (!account) return;
    const session = token && "sessionUid" in token ? token.sessionUid : undefined;
    return {
      accountId: account.uid,
      claims: async (_use, scope) => ({
        ...(scope.split(" ").includes(RIGHTS_SCOPE) && {
          [RIGHTS_SCOPE]: await rightsToTell(db, account.uid),
        }),
        sub: account.uid,
        // Names under which sign-out revokes this token, and all others of the same session.
        jti: randomUUID(),
        ...(session === undefined ? {} : { session }),
        given_name: account.first_name,
        family_name: account.last_name,
        name: `${account.first_name} ${account.last_name}`,
        locale: account.language,
        email: account.email,
      }),
    };
  };
}

/** The usual prompts; and a session whose account is gone must sign in anew instead of failing in the middle. */
function promptPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy
    .get("login")
    ?.checks.add(
      new interactionPolicy.Check(
        "account_gone",
        "End-User authentication is required",
        "login_required",
        ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
      ),
    );
  return policy;
}

/** The portal and the brewery's relying parties are ours: nobody is asked whether they may know who one is. */
const grantOfFirstParty = (portalId: string) => async (context: KoaContextWithOIDC) => {
  const { client, session, provider, account } = context.oidc;
  if (!client || !session || !account) return;
  const grantId = context.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  const isPartner = client.clientId !== portalId;
  grant.addOIDCScope(isPartner ? `openid profile email ${RIGHTS_SCOPE}` : "openid profile email");
  await grant.save();
  return grant;
};

/** Where the browser can, a cookie is bound to our host, or at least to lines that nobody reads along. */
function cookieNames(origin: string, name: string) {
  const [host, secure] = origin.startsWith("https:") ? ["__Host-", "__Secure-"] : ["", ""];
  return {
    session: `${host}${name}-session`,
    interaction: `${secure}${name}-interaction`,
    resume: `${secure}${name}-resume`,
  };
}

/** Cookies are signed with keys that follow from the signing keys, of which retired ones only tell that a cookie is ours. */
function cookieKeys(keys: readonly SigningKey[]): string[] {
  return keys.map(({ jwk }) =>
    Buffer.from(hkdfSync("sha256", jwk.d ?? "", "", "vycep cookies", 32)).toString("base64url"),
  );
}

function languageOf(context: KoaContextWithOIDC): Language {
  const { ui_locales: uiLocales } = context.query;
  return pageLanguage({ uiLocales, acceptLanguage: context.get("accept-language") });
}
