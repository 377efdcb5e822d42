import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DESK_GRAPHQL_PATH, GRAPHQL_PATH } from "@vycep/contract/services";
import { demoDatabase } from "@vycep/db/testing/demo-database";
import { type JWTPayload, SignJWT } from "jose";
import type { InjectOptions, Response as InjectResponse } from "light-my-request";
import { createServer, type Server, type ServerOverrides } from "../app/server.ts";
import { type Config, parseConfig } from "../platform/config.ts";
import { createStoppedClock, type StoppedClock } from "./stopped-clock.ts";

export type TestServerOptions = {
  /** Local moment in Prague at which the clock stands still. */
  readonly now?: string;
  /** Further keys of the environment. */
  readonly env?: Record<string, string>;
  /** Whether to listen on a real port; otherwise requests are handed in directly. */
  readonly listen?: boolean;
  readonly portalFolder?: string;
  /** Another ERP's price service than the house's. */
  readonly pricing?: ServerOverrides["pricing"];
};

export type GraphqlAnswer = {
  readonly status: number;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: { readonly category: string; readonly code: string; readonly requestId: string };
  }[];
  /** SQL statements of the request. */
  readonly statements: number;
};

/** Somebody who calls the server, signed in or a stranger. */
export type Caller = {
  readonly request: (options: InjectOptions) => Promise<InjectResponse>;
  readonly graphql: (
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<GraphqlAnswer>;
};

/** Somebody who calls the desk. */
export type StaffCaller = Pick<Caller, "request"> & {
  readonly desk: Caller["graphql"];
  readonly token: string;
};

export type TestServer = Server & {
  readonly origin: string;
  readonly config: Config;
  readonly databaseUrl: string;
  readonly clock: StoppedClock;
  readonly stranger: Caller;
  /** A caller signed in as the demo's user of this id. */
  readonly as: (uid: string) => Promise<Caller>;
  /** A caller with whatever token. */
  readonly withToken: (token: string) => Caller;
  /** A token signed by the server's own key; `claims` override the sound ones, `undefined` leaves one out. */
  readonly tokenFor: (uid: string, claims?: Record<string, unknown>) => Promise<string>;
  /** Somebody of the brewery, signed in at the desk; `claims` override the sound ones of their token. */
  readonly asStaff: (uid: string, claims?: Record<string, unknown>) => Promise<StaffCaller>;
  readonly stop: () => Promise<void>;
};

/** The first working day after the demo's anchor, before every cut-off. */
const usualNow = "2026-11-23T09:00:00";
/** The day on which the test's demo brewery stands; the same for all tests, so that its template is made once. */
const demoDay = "2026-11-23";

/** A whole server on a throwaway database with the demo brewery, its clock standing still. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await demoDatabase(demoDay);
  const clock = createStoppedClock(options.now ?? usualNow);
  const files = await mkdtemp(join(tmpdir(), "vycep-files-"));
  const config = testConfig({
    DATABASE_URL: database.databaseUrl,
    VYCEP_FILES: files,
    PORT: String(await freePort()),
    ...options.env,
  });
  const server = await createServer(config, {
    clock,
    ...(options.portalFolder === undefined ? {} : { portalFolder: options.portalFolder }),
    ...(options.pricing === undefined ? {} : { pricing: options.pricing }),
  });
  if (options.listen) await server.app.listen({ host: config.host, port: config.port });

  const withToken = (token: string | undefined): Caller => callerOf(server, token);
  const tokenFor = (uid: string, claims: Record<string, unknown> = {}) =>
    signToken(server, config, { sub: uid, ...claims });
  return {
    ...server,
    config,
    clock,
    databaseUrl: database.databaseUrl,
    origin: config.origin,
    stranger: withToken(undefined),
    as: async (uid) => withToken(await tokenFor(uid)),
    withToken,
    tokenFor,
    asStaff: async (uid, claims = {}) => {
      const { issuer, clientId } = server.identity.desk;
      const token = await signToken(server, config, { iss: issuer, aud: clientId, sub: uid, ...claims });
      const { request } = callerOf(server, token);
      return { request, token, desk: graphqlOf(request, DESK_GRAPHQL_PATH) };
    },
    stop: async () => {
      await server.app.close();
      await database.drop();
      await rm(files, { recursive: true, force: true });
    },
  };
}

const testSecret = "the secret of the tests and long enough";

/** A configuration for tests; what is wrong with it is thrown. */
export function testConfig(env: Record<string, string>): Config {
  const parsed = parseConfig({
    VYCEP_DEMO: "on",
    LOG_LEVEL: "silent",
    VYCEP_RATE_LIMIT: "0",
    VYCEP_SECRET: testSecret,
    ...env,
  });
  if (parsed.kind === "invalid") throw new Error(parsed.problems.join("\n"));
  return parsed.config;
}

function callerOf({ app }: Server, token: string | undefined): Caller {
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const request = (options: InjectOptions) =>
    app.inject({ ...options, headers: { ...authorization, ...options.headers } });
  return { request, graphql: graphqlOf(request, GRAPHQL_PATH) };
}

function graphqlOf(request: Caller["request"], url: string): Caller["graphql"] {
  return async (query, variables = {}, headers = {}) => {
    const response = await request({ method: "POST", url, payload: { query, variables }, headers });
    const body = response.json<Pick<GraphqlAnswer, "data"> & Partial<Pick<GraphqlAnswer, "errors">>>();
    return {
      status: response.statusCode,
      data: body.data,
      errors: body.errors ?? [],
      statements: Number(response.headers["x-sql-statements"]),
    };
  };
}

async function signToken(server: Server, config: Config, claims: Record<string, unknown>): Promise<string> {
  const { kid, key } = await server.identity.keys.current();
  const issuedAt = Math.floor(server.deps.clock.realTime().getTime() / 1000);
  const payload: JWTPayload = {
    iss: server.identity.issuer,
    aud: config.clientId,
    jti: randomUUID(),
    iat: issuedAt,
    exp: issuedAt + 900,
    auth_time: issuedAt,
    ...claims,
  };
  return new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid }).sign(key);
}

/** A port that was free a moment ago: the issuer's address must be known before the server listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.once("error", reject);
    socket.listen(0, "127.0.0.1", () => {
      const address = socket.address();
      socket.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
