import { randomUUID } from "node:crypto";
import type {
  PushDeviceAnswer,
  PushDeviceBody,
  PushKeyAnswer,
  SetPushDeviceBody,
} from "@vycep/contract/push/push.rest";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { endDevice, keepDevice, renewDevice } from "./push.repo.ts";
import { isPushAddress } from "./push-address.ts";
import { pushKeysOf } from "./push-keys.ts";

/** The key that a browser subscribes with. */
export async function getPushKey({ db, config }: Deps, context: RequestContext): Promise<PushKeyAnswer> {
  await context.actor();
  const { publicKey } = await pushKeysOf({ db, secrets: config.secrets });
  return { publicKey };
}

/** This browser gets messages from now on, for whoever is signed in to it (PUSH-01). */
export async function setPushDevice(
  { db, config }: Deps,
  context: RequestContext,
  { endpoint, keys }: SetPushDeviceBody,
): Promise<PushDeviceAnswer> {
  const { uid } = await context.actor();
  if (!isPushAddress(endpoint, config.push.ownService) || !areKeys(keys))
    throw badInput("invalid-input", undefined, [{ path: "endpoint", code: "no-push-service" }]);
  const sessionNames = await namesOf(context);
  const device = { id: randomUUID(), uid, sessionNames, endpoint, ...keys, language: context.language };
  await inTransaction(db, (tx) => keepDevice(tx, device));
  return { isOn: true };
}

/** Asked whenever the portal opens in a browser that has subscribed: whether it still gets messages for who is there now. */
export async function renewPushDevice(
  { db }: Deps,
  context: RequestContext,
  { endpoint }: PushDeviceBody,
): Promise<PushDeviceAnswer> {
  const { uid } = await context.actor();
  const sessionNames = await namesOf(context);
  const device = { uid, sessionNames, endpoint, language: context.language };
  return { isOn: await inTransaction(db, (tx) => renewDevice(tx, device)) };
}

export async function endPushDevice(
  { db }: Deps,
  context: RequestContext,
  { endpoint }: PushDeviceBody,
): Promise<PushDeviceAnswer> {
  const { uid } = await context.actor();
  await inTransaction(db, (tx) => endDevice(tx, { uid, endpoint }));
  return { isOn: false };
}

async function namesOf(context: RequestContext): Promise<readonly string[]> {
  return (await context.token())?.ids ?? [];
}

/** A point of P-256, not packed, and sixteen bytes, as the browsers give them (RFC 8291). */
function areKeys({ p256dh, auth }: SetPushDeviceBody["keys"]): boolean {
  const point = Buffer.from(p256dh, "base64url");
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, "base64url").length === 16;
}
