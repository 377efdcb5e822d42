import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { changeWebhook } from "./change-webhook.ts";
import { deleteWebhookRow } from "./webhooks.repo.ts";

/** Nothing is sent there any more, and its list is gone (B16). */
export async function deleteWebhook(
  deps: Deps,
  context: RequestContext,
  id: string,
): Promise<{ result: boolean }> {
  await changeWebhook(deps, context, {
    id,
    action: "webhook.deleted",
    save: async (tx) => {
      await deleteWebhookRow(tx, id);
      return {};
    },
  });
  return { result: true };
}
