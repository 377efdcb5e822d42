import { keyDocs as docs } from "@vycep/contract/api-keys/keys.docs";
import {
  keyParams,
  keyRevokedAnswer,
  keysAnswer,
  newKeyAnswer,
  newKeyBody,
} from "@vycep/contract/api-keys/keys.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getKeys } from "./get-keys.ts";
import { makeKey } from "./make-key.ts";
import { revokeKey } from "./revoke-key.ts";

/** Parse, call, encode; nothing else happens here. */
export const keyRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/keys/GetKeys",
    { schema: { response: { 200: keysAnswer } }, config: { described: docs.GetKeys } },
    (request) => getKeys(deps, contextOf(request)),
  );
  scope.post(
    "/keys/MakeKey",
    { schema: { body: newKeyBody, response: { 200: newKeyAnswer } }, config: { described: docs.MakeKey } },
    (request) => makeKey(deps, contextOf(request), request.body),
  );
  scope.delete(
    "/keys/RevokeKey/:id",
    {
      schema: { params: keyParams, response: { 200: keyRevokedAnswer } },
      config: { described: docs.RevokeKey },
    },
    (request) => revokeKey(deps, contextOf(request), request.params.id),
  );
};
