import { ownDetailsSchema } from "@vycep/contract/profile/profile.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { setOwnDetails } from "./set-own-details.ts";

/** Parse, call, encode; nothing else happens here. */
export const profileRoutes: Routes = (scope, deps, contextOf) => {
  scope.put(
    "/users/SetOwnDetails",
    { schema: { body: ownDetailsSchema, response: { 200: ownDetailsSchema } } },
    (request) => setOwnDetails(deps, contextOf(request), request.body),
  );
};
