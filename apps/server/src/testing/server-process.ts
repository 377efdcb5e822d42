import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./test-server.ts";

/** What a server begins with that runs from its sources. */
export const sources = join(import.meta.dirname, "../app/main.ts");

/** How a server begins: as it was built, where the runner of the tests has built it, or else from its sources. */
function program(): string[] {
  // biome-ignore lint/style/noProcessEnv: the test runner says it here
  const { VYCEP_TEST_SERVER: built } = process.env;
  return built === undefined ? [sources] : JSON.parse(built);
}

/** A real server process, to be killed, stopped and started again as the kernel and operators do. */
export type ServerProcess = {
  readonly origin: string;
  readonly child: ChildProcess;
  /** No mercy: the process ends between two instructions. */
  readonly kill: () => Promise<void>;
  /** As a rolling restart does; answers the exit code. */
  readonly terminate: () => Promise<number | null>;
};

/** Starts a server on a database that has its schema, and waits until it is ready; another version, or one that loads its sources, by its `main`. */
export async function startServerProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
  main?: string,
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, main === undefined ? program() : [main], {
    env: {
      ...compiled(),
      DATABASE_URL: databaseUrl,
      PORT: port,
      VYCEP_DEMO: "on",
      VYCEP_CLOCK: "2026-11-23T09:00:00",
      VYCEP_RATE_LIMIT: "0",
      LOG_LEVEL: "fatal",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  await ready(origin, child);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    origin,
    child,
    kill: async () => {
      await end("SIGKILL");
    },
    terminate: () => end("SIGTERM"),
  };
}

/** Where Node finds what it has compiled before: a process that is killed could not leave it for the next one. */
export function compiled(): Record<string, string> {
  // biome-ignore lint/style/noProcessEnv: the test runner says it here
  const { NODE_COMPILE_CACHE: folder } = process.env;
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}

/** The status of an address, or nothing when nobody answers. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Asks until the answer is as wanted; a bounded number of times. */
export async function until<T>(
  ask: () => Promise<T>,
  isWanted: (answer: T) => boolean,
  tries = 200,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask();
    if (isWanted(answer) || tried === tries) return answer;
    await pause(50);
  }
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  const status = await until(
    () => statusOf(`${origin}/readyz`),
    (answer) => answer === 200 || child.exitCode !== null,
    // A machine that is busy with other things takes its time.
    2400,
  );
  if (status === 200) return;
  const said = await fetch(`${origin}/readyz`).then(
    (answer) => answer.text(),
    () => "nobody answers",
  );
  throw new Error(`the server did not get ready (exit code ${child.exitCode}): ${said}`);
}

/** Signs in as API clients do; answers the header that says so. */
export async function authorizationOf(server: Pick<ServerProcess, "origin">, email: string): Promise<string> {
  const query =
    "mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }";
  const { data } = await askOver(server, { query, variables: { email, password: "Vycep-demo-2026" } });
  const { generateCustomerToken } = data as { generateCustomerToken: { token: string } };
  return `Bearer ${generateCustomerToken.token}`;
}

/** Signs in and asks GraphQL over a real connection. */
export async function apiClient(server: Pick<ServerProcess, "origin">, email: string) {
  const authorization = await authorizationOf(server, email);
  return async <Data>(query: string, variables: object = {}, more: Extras = {}): Promise<Data> => {
    const headers = { authorization, ...more.headers };
    const answer = await askOver(server, { query, variables }, { ...more, headers });
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data as Data;
  };
}

type Extras = { readonly headers?: Record<string, string>; readonly signal?: AbortSignal };

async function askOver(
  server: Pick<ServerProcess, "origin">,
  body: object,
  { headers = {}, ...more }: Extras = {},
) {
  const response = await fetch(`${server.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    ...more,
  });
  return (await response.json()) as { data?: unknown; errors?: readonly { message: string }[] };
}
