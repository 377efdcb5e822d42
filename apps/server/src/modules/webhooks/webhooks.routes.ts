import { webhookDocs as docs } from "@vycep/contract/webhooks/webhooks.docs";
import {
  newWebhookAnswer,
  newWebhookBody,
  webhookAnswer,
  webhookDeliveriesAnswer,
  webhookDoneAnswer,
  webhookParams,
  webhookSwitchBody,
  webhooksAnswer,
} from "@vycep/contract/webhooks/webhooks.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { deleteWebhook } from "./delete-webhook.ts";
import { getDeliveries } from "./get-deliveries.ts";
import { getWebhooks } from "./get-webhooks.ts";
import { makeWebhook } from "./make-webhook.ts";
import { repeatDelivery } from "./repeat-delivery.ts";
import { rotateWebhookSecret } from "./rotate-webhook-secret.ts";
import { switchWebhook } from "./switch-webhook.ts";

/** Parse, call, encode; nothing else happens here. */
export const webhookRoutes: Routes = (scope, deps, contextOf) => {
  const params = webhookParams;
  scope.get(
    "/webhooks/GetWebhooks",
    { schema: { response: { 200: webhooksAnswer } }, config: { described: docs.GetWebhooks } },
    (request) => getWebhooks(deps, contextOf(request)),
  );
  scope.post(
    "/webhooks/MakeWebhook",
    {
      schema: { body: newWebhookBody, response: { 200: newWebhookAnswer } },
      config: { described: docs.MakeWebhook },
    },
    (request) => makeWebhook(deps, contextOf(request), request.body),
  );
  scope.put(
    "/webhooks/SwitchWebhook/:id",
    {
      schema: { params, body: webhookSwitchBody, response: { 200: webhookAnswer } },
      config: { described: docs.SwitchWebhook },
    },
    (request) => switchWebhook(deps, contextOf(request), { ...request.params, ...request.body }),
  );
  scope.post(
    "/webhooks/RotateWebhookSecret/:id",
    {
      schema: { params, response: { 200: newWebhookAnswer } },
      config: { described: docs.RotateWebhookSecret },
    },
    (request) => rotateWebhookSecret(deps, contextOf(request), request.params.id),
  );
  scope.delete(
    "/webhooks/DeleteWebhook/:id",
    {
      schema: { params, response: { 200: webhookDoneAnswer } },
      config: { described: docs.DeleteWebhook },
    },
    (request) => deleteWebhook(deps, contextOf(request), request.params.id),
  );
  scope.get(
    "/webhooks/GetDeliveries/:id",
    {
      schema: { params, response: { 200: webhookDeliveriesAnswer } },
      config: { described: docs.GetDeliveries },
    },
    (request) => getDeliveries(deps, contextOf(request), request.params.id),
  );
  scope.post(
    "/webhooks/RepeatDelivery/:id",
    {
      schema: { params, response: { 200: webhookDoneAnswer } },
      config: { described: docs.RepeatDelivery },
    },
    (request) => repeatDelivery(deps, contextOf(request), request.params.id),
  );
};
