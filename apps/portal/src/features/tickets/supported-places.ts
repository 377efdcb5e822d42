import type { PermissionSchemaEntry } from "@vycep/contract/users/users.rest";
import { accessesOf, type CurrentUser } from "../../shared/user/current-user.ts";

/** The places where somebody holds Support: whose tickets they see and may open (D41). */
export function supportedPlacesOf(user: CurrentUser): readonly PermissionSchemaEntry[] {
  const supported = new Set<string>(
    accessesOf(user)
      .filter(({ permissions }) => permissions.includes("Support"))
      .map(({ shipToId }) => shipToId),
  );
  return user.shipTos.filter(({ shipToId }) => supported.has(shipToId));
}
