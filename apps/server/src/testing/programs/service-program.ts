import type { ChangesAnswer, MasterRowsAnswer } from "@vycep/contract/erp/master-data.rest";
import type { Response } from "light-my-request";
import { serviceKey } from "../../modules/erp/master-data/service-key-cli.ts";
import { parseKey, type ShownKey, serviceKeys } from "../../platform/secrets/api-key-secret.ts";
import type { TestServer } from "../test-server.ts";

/** A program of the brewery's, as it calls. */
export type ServiceProgram = {
  readonly key: string;
  readonly send: (noun: string, body: object) => Promise<Response>;
  readonly ask: (noun: string, query?: string) => Promise<Response>;
  /** Sends rows that are taken. */
  readonly save: (noun: string, rows: readonly unknown[], how?: object) => Promise<MasterRowsAnswer>;
  /** One page of changes. */
  readonly changes: (noun: string, query?: string) => Promise<ChangesAnswer>;
};

/** What `npm run admin -- service-key …` says. */
export async function runServiceKey(
  { deps }: Pick<TestServer, "deps">,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const code = await serviceKey({ ...deps, out: say, error: say }, args);
  return { code, said: said.join("\n") };
}

/** A program with a new key of these rights, and the parts of that key. */
export async function serviceProgram(
  server: TestServer,
  name: string,
  ...rights: readonly string[]
): Promise<ServiceProgram & ShownKey> {
  const { said } = await runServiceKey(server, "create", name, ...rights);
  const key = /vys_\S+/.exec(said)?.[0] ?? "";
  const shown = parseKey(key, serviceKeys);
  if (shown === undefined) throw new Error(said);
  return { ...programWith(server, key), ...shown };
}

export function programWith(server: TestServer, key: string): ServiceProgram {
  const headers = { authorization: `Bearer ${key}` };
  const send = (noun: string, body: object) =>
    server.stranger.request({ method: "POST", url: `/master-data/${noun}`, payload: body, headers });
  const ask = (noun: string, query = "") =>
    server.stranger.request({ url: `/master-data/${noun}/changes${query}`, headers });
  const told = async <Answer>(answering: Promise<Response>) => {
    const answer = await answering;
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Answer>();
  };
  return {
    ...{ key, send, ask },
    save: (noun, rows, how = {}) => told<MasterRowsAnswer>(send(noun, { rows, ...how })),
    changes: (noun, query) => told<ChangesAnswer>(ask(noun, query)),
  };
}
