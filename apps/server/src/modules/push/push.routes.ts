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
  scope.get("/push/GetPushKey", { schema: { response: { 200: pushKeyAnswer } } }, (request) =>
    getPushKey(deps, contextOf(request)),
  );
  scope.put(
    "/push/SetPushDevice",
    { schema: { body: setPushDeviceBody, response: { 200: pushDeviceAnswer } } },
    (request) => setPushDevice(deps, contextOf(request), request.body),
  );
  scope.put(
    "/push/RenewPushDevice",
    { schema: { body: pushDeviceBody, response: { 200: pushDeviceAnswer } } },
    (request) => renewPushDevice(deps, contextOf(request), request.body),
  );
  scope.put(
    "/push/EndPushDevice",
    { schema: { body: pushDeviceBody, response: { 200: pushDeviceAnswer } } },
    (request) => endPushDevice(deps, contextOf(request), request.body),
  );
};
