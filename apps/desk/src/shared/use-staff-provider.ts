import { queryOptions } from "@tanstack/react-query";
import type { StaffProviderNames } from "@vycep/contract/identity/desk-door.rest";
import { callAddress } from "@vycep/shell/api/rest";

/** GET /desk/identity/provider: what the staff's own identity provider is called, where there is one (DSIGN-04). */
export function staffProviderQuery() {
  return queryOptions({
    queryKey: ["staff", "provider"],
    queryFn: ({ signal }) =>
      callAddress<StaffProviderNames>("/desk/identity/provider", { signal, isPublic: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
