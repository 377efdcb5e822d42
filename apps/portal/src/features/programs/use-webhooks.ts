import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type {
  NewWebhookAnswer,
  NewWebhookBody,
  WebhookDelivery,
  WebhooksAnswer,
} from "@vycep/contract/webhooks/webhooks.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";

const key = ["programs", "webhooks"] as const;

/** GET webhooks/GetWebhooks */
export function webhooksQuery() {
  return queryOptions({
    queryKey: [...key, "GetWebhooks"],
    queryFn: ({ signal }) => callService<WebhooksAnswer>("customerData", "/webhooks/GetWebhooks", { signal }),
    staleTime: 0,
  });
}

/** GET webhooks/GetDeliveries */
export function deliveriesQuery(id: string) {
  return queryOptions({
    queryKey: [...key, "GetDeliveries", id],
    queryFn: async ({ signal }) => {
      const path = `/webhooks/GetDeliveries/${id}`;
      const answer = await callService<{ readonly deliveries: readonly WebhookDelivery[] }>(
        "customerData",
        path,
        { signal },
      );
      return answer.deliveries;
    },
    staleTime: 0,
  });
}

/** Everything that changes an address, or sends to it again. */
export function useWebhookActions() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    make: useAction(
      (body: NewWebhookBody) =>
        callService<NewWebhookAnswer>("customerData", "/webhooks/MakeWebhook", { method: "POST", body }),
      { refresh, showsOwnFailure: true },
    ),
    turn: useAction(
      ({ id, isOn }: { readonly id: string; readonly isOn: boolean }) =>
        callService("customerData", `/webhooks/SwitchWebhook/${id}`, { method: "PUT", body: { isOn } }),
      { refresh },
    ),
    rotate: useAction(
      (id: string) =>
        callService<NewWebhookAnswer>("customerData", `/webhooks/RotateWebhookSecret/${id}`, {
          method: "POST",
        }),
      { refresh },
    ),
    remove: useAction(
      (id: string) => callService("customerData", `/webhooks/DeleteWebhook/${id}`, { method: "DELETE" }),
      { refresh },
    ),
    repeat: useAction(
      (id: string) => callService("customerData", `/webhooks/RepeatDelivery/${id}`, { method: "POST" }),
      { refresh, idOf: (id) => id },
    ),
  };
}
