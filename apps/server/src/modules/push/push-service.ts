import { createHash } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { lookupInPublic } from "../../platform/calls/public-network.ts";
import type { PushSettings } from "../../platform/settings/push-settings.ts";
import type { WaitingPush } from "./push.repo.ts";
import { isPushAddress } from "./push-address.ts";
import type { PushKeys } from "./push-keys.ts";

export type PushAnswer =
  | { readonly kind: "taken" }
  | {
      readonly kind: "not-taken";
      readonly status: number | undefined;
      readonly retryAfterMs?: number | undefined;
      readonly reason: string;
    };

/** As long as the push service keeps a message for a device that is off. */
const keptSeconds = 24 * 60 * 60;
const timeoutMs = 10_000;

/**
 * Hands one message to the push service of its device, sealed for that browser alone (RFC 8291): what is in it is a
 * reference, and not even that can be read on the way (PUSH-03). A second message of the same cause takes the place of one
 * that was not shown yet.
 */
export async function sendPush(
  { contact, ownService }: PushSettings,
  keys: PushKeys,
  { endpoint, p256dh, auth, kind, subject, language, cause }: WaitingPush,
): Promise<PushAnswer> {
  if (!isPushAddress(endpoint, ownService))
    return { kind: "not-taken", status: 410, reason: "not the address of a push service" };
  const topic = createHash("sha256").update(cause).digest("base64url").slice(0, 32);
  try {
    const { default: webPush } = await import("web-push");
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ kind, subject, language, topic }),
      { vapidDetails: { subject: contact, ...keys }, TTL: keptSeconds, topic, contentEncoding: "aes128gcm" },
    );
    return await post(endpoint, {
      headers: { ...headers },
      body,
      isOwn: new URL(endpoint).origin === ownService,
    });
  } catch (error) {
    return {
      kind: "not-taken",
      status: undefined,
      reason: error instanceof Error ? error.message : "unknown",
    };
  }
}

type Sealed = {
  readonly headers: Record<string, string | number>;
  readonly body: Buffer | null;
  readonly isOwn: boolean;
};

function post(endpoint: string, { headers, body, isOwn }: Sealed): Promise<PushAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PushAnswer>();
  const send = endpoint.startsWith("http:") ? requestHttp : requestHttps;
  const request = send(
    endpoint,
    {
      method: "POST",
      headers: headers as Record<string, string>,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!isOwn && { lookup: lookupInPublic }),
    },
    (response) => {
      // What it says besides is nothing to us.
      response.destroy();
      const status = response.statusCode ?? 0;
      const seconds = Number(response.headers["retry-after"]);
      resolve(
        status >= 200 && status < 300
          ? { kind: "taken" }
          : {
              kind: "not-taken",
              status,
              reason: `the push service answered ${status}`,
              ...(seconds > 0 && { retryAfterMs: seconds * 1000 }),
            },
      );
    },
  );
  request.on("error", reject);
  request.end(body);
  return promise;
}
