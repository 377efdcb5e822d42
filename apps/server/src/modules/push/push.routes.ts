import { pushDocs } from "@vycep/contract/push/push.docs";
import {
  pushDeviceAnswer,
  pushDeviceBody,
  pushKeyAnswer,
  setPushDeviceBody,
} from "@vycep/contract/push/push.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { endPushDevice, getPushKey, renewPushDevice, setPushDevice } from "./set-push-device.ts";

/** Parse, call, encode; nothing else happens here. */
export const pushRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/push/GetPushKey",
    { schema: { response: { 200: pushKeyAnswer } }, config: { described: pushDocs.GetPushKey } },
    (request) => getPushKey(deps, contextOf(request)),
  );
  scope.put(
    "/push/SetPushDevice",
    {
      schema: { body: setPushDeviceBody, response: { 200: pushDeviceAnswer } },
      config: { described: pushDocs.SetPushDevice },
    },
    (request) => setPushDevice(deps, contextOf(request), request.body),
  );
  scope.put(
    "/push/RenewPushDevice",
    {
      schema: { body: pushDeviceBody, response: { 200: pushDeviceAnswer } },
      config: { described: pushDocs.RenewPushDevice },
    },
    (request) => renewPushDevice(deps, contextOf(request), request.body),
  );
  scope.put(
    "/push/EndPushDevice",
    {
      schema: { body: pushDeviceBody, response: { 200: pushDeviceAnswer } },
      config: { described: pushDocs.EndPushDevice },
    },
    (request) => endPushDevice(deps, contextOf(request), request.body),
  );
};
