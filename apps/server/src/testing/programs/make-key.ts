import { newKeyAnswer } from "@vycep/contract/api-keys/keys.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import type { Caller, TestServer } from "../test-server.ts";

const base = `${SERVICE_BASE.customerData}/keys`;

/** What a key is asked for by; what is left out is the till's of the pub. */
export const someKey = {
  name: "Pokladna",
  kind: "user",
  permissions: ["Catalogue", "My Orders"],
  shipToIds: ["500101"],
  days: 90,
} as const;

export function askForKey(caller: Caller, asked: object = {}) {
  return caller.request({ method: "POST", url: `${base}/MakeKey`, payload: { ...someKey, ...asked } });
}

/** A program with a key of somebody's. */
export async function programOf(server: TestServer, uid: string, asked: object = {}) {
  const { key, secret } = newKeyAnswer.parse((await askForKey(await server.as(uid), asked)).json());
  return { ...server.withToken(secret), id: key.id, secret, uid: key.kind === "user" ? uid : `P${key.id}` };
}

export async function revoke(caller: Caller, id: string) {
  return caller.request({ method: "DELETE", url: `${base}/RevokeKey/${id}` });
}
