import type { NewWebhookAnswer } from "@vycep/contract/webhooks/webhooks.rest";
import { OLD_SECRET_HOURS } from "@vycep/domain/webhooks/webhook";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { sealText } from "../../platform/secrets/sealed-text.ts";
import { changeWebhook } from "./change-webhook.ts";
import { newWebhookSecret } from "./make-webhook.ts";
import { replaceSecret, webhookPurpose } from "./webhooks.repo.ts";

/** A new secret, told this once; the one before signs as well for a day, so that nothing is refused meanwhile (B16). */
export async function rotateWebhookSecret(
  deps: Deps,
  context: RequestContext,
  id: string,
): Promise<NewWebhookAnswer> {
  await context.requireFresh("factors");
  const secret = newWebhookSecret();
  const sealedSecret = sealText(secret, webhookPurpose(id), deps.config.secrets);
  const webhook = await changeWebhook(deps, context, {
    id,
    action: "webhook.secret-rotated",
    save: async (tx) => ({
      oldSecretUntil: await replaceSecret(tx, id, { sealedSecret, hours: OLD_SECRET_HOURS }),
    }),
  });
  return { webhook, secret };
}
