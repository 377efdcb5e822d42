import type { Webhook, WebhooksAnswer } from "@vycep/contract/webhooks/webhooks.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { visibleWebhooks, webhookOwner } from "./webhooks.policy.ts";
import type { WebhookRecord } from "./webhooks.repo.ts";

/** Where messages of one's company go (B16). */
export async function getWebhooks({ db }: Deps, context: RequestContext): Promise<WebhooksAnswer> {
  const owner = webhookOwner(await context.actor());
  return { webhooks: (await visibleWebhooks(db, owner)).map(shownWebhook) };
}

export function shownWebhook(record: WebhookRecord): Webhook {
  const { id, url, owner, topics, shipToIds, createdAt, failingSince, switchedOffAt, oldSecretUntil } =
    record;
  return {
    ...{ id, url, owner, topics: [...topics], shipToIds: [...shipToIds] },
    createdAt: createdAt.toISOString(),
    isOn: switchedOffAt === null,
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
  };
}
