import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** What a provider may do wrong, or otherwise than others. */
export type Fault =
  | "wrong-signature"
  | "wrong-audience"
  | "wrong-issuer"
  | "wrong-nonce"
  | "no-signature"
  | "expired"
  | "denied"
  | "away"
  | "claims-elsewhere";

/** A brewery's identity provider on loopback, with real keys, that says what a test wants it to say. */
export type StaffProviderStub = {
  readonly issuer: string;
  /** Whoever goes there is somebody with these claims, and it does this wrong. */
  readonly say: (claims: JWTPayload, fault?: Fault) => void;
  /** With what the browser was last sent there. */
  readonly asked: () => URLSearchParams;
  /** The last id token that was given. */
  readonly given: () => string;
  readonly stop: () => Promise<void>;
};

export const STUB_CLIENT = { id: "brewery-desk", secret: "what the desk and its provider know" } as const;

type Code = { readonly challenge: string; readonly nonce: string; readonly redirectUri: string };
type Call = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly url: URL };

export async function startStaffProvider(): Promise<StaffProviderStub> {
  const [own, strange] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = await exportJWK(own.publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const codes = new Map<string, Code>();
  let claims: JWTPayload = {};
  let fault: Fault | undefined;
  let asked = new URLSearchParams();
  let given = "";
  let issuer = "";

  const idToken = async ({ nonce }: Code) => {
    const now = Math.floor(Date.now() / 1000);
    const said = fault === "claims-elsewhere" ? { sub: claims.sub ?? "" } : claims;
    const payload = {
      ...said,
      iss: fault === "wrong-issuer" ? "https://other.example" : issuer,
      aud: fault === "wrong-audience" ? "another-client" : STUB_CLIENT.id,
      nonce: fault === "wrong-nonce" ? "of another browser" : nonce,
      iat: now - (fault === "expired" ? 7200 : 0),
      exp: now + (fault === "expired" ? -3600 : 300),
    };
    if (fault === "no-signature") {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      return `${part({ alg: "none" })}.${part(payload)}.`;
    }
    const key = fault === "wrong-signature" ? strange.privateKey : own.privateKey;
    return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid }).sign(key);
  };

  const pages: Readonly<Record<string, (call: Call) => unknown>> = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/end`,
      response_types_supported: ["code"],
      id_token_signing_alg_values_supported: ["RS256"],
      code_challenge_methods_supported: ["S256"],
    }),
    "/jwks": () => ({ keys: [{ ...jwk, kid, alg: "RS256", use: "sig" }] }),
    "/authorize": ({ response, url }) => {
      asked = url.searchParams;
      const back = new URL(asked.get("redirect_uri") ?? "");
      back.searchParams.set("state", asked.get("state") ?? "");
      if (fault === "denied") back.searchParams.set("error", "access_denied");
      else {
        const code = randomUUID();
        codes.set(code, {
          challenge: asked.get("code_challenge") ?? "",
          nonce: asked.get("nonce") ?? "",
          redirectUri: asked.get("redirect_uri") ?? "",
        });
        back.searchParams.set("code", code);
      }
      response.writeHead(302, { location: back.href }).end();
      return;
    },
    "/token": async ({ request, response }) => {
      const form = new URLSearchParams(await textOf(request));
      const known = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const verifier = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      const isOurs =
        isClient(request.headers.authorization ?? "") &&
        known?.challenge === verifier &&
        known.redirectUri === form.get("redirect_uri");
      if (!isOurs) {
        response.statusCode = 400;
        return { error: "invalid_grant" };
      }
      given = await idToken(known);
      return { access_token: "at", token_type: "Bearer", expires_in: 60, id_token: given };
    },
    "/userinfo": () => claims,
  };

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", issuer);
      if (fault === "away") return void response.writeHead(503).end();
      const answer = await pages[url.pathname]?.({ request, response, url });
      if (response.writableEnded) return;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(answer ?? {}));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    say: (wanted, wrong) => {
      claims = wanted;
      fault = wrong;
    },
    asked: () => asked,
    given: () => given,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** RFC 6749, 2.3.1: both parts are written as in a form. */
function isClient(authorization: string): boolean {
  const text = Buffer.from(authorization.replace(/^Basic /, ""), "base64").toString();
  const [id, secret] = text.split(":").map((part) => decodeURIComponent(part.replaceAll("+", " ")));
  return id === STUB_CLIENT.id && secret === STUB_CLIENT.secret;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
