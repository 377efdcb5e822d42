import type { Webhook } from "@vycep/contract/webhooks/webhooks.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { changeWebhook } from "./change-webhook.ts";
import { saveSwitch } from "./webhooks.repo.ts";

type Switched = { readonly id: string; readonly isOn: boolean };

/** Off, nothing is sent there and nothing new is kept for it; on again, what waits goes out (B16). */
export async function switchWebhook(
  deps: Deps,
  context: RequestContext,
  { id, isOn }: Switched,
): Promise<{ webhook: Webhook }> {
  const switchedOffAt = isOn ? null : deps.clock.realTime();
  const webhook = await changeWebhook(deps, context, {
    id,
    action: isOn ? "webhook.switched-on" : "webhook.switched-off",
    save: async (tx) => {
      await saveSwitch(tx, id, switchedOffAt);
      return { switchedOffAt, failingSince: null };
    },
  });
  return { webhook };
}
