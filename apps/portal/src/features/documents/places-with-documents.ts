import { parsePermissions } from "@vycep/domain/access/permission";
import type { CurrentUser } from "../../shared/user/current-user.ts";

/** Places where the person has My Documents, suspended ones too: what was delivered there stays theirs (C14). */
export function placesWithDocuments({ shipTos }: Pick<CurrentUser, "shipTos">) {
  return shipTos
    .filter(({ rpDetails }) =>
      rpDetails.some(({ permission }) => parsePermissions(permission).includes("My Documents")),
    )
    .map(({ shipToId, shipToName }) => ({ id: shipToId, name: shipToName }));
}
