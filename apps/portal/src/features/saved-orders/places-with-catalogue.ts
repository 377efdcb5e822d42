import { parsePermissions } from "@vycep/domain/access/permission";
import type { CurrentUser } from "../../shared/user/current-user.ts";

/** Places where the person has Catalogue, suspended ones too: what was saved there stays theirs (C14). */
export function placesWithCatalogue({ shipTos }: Pick<CurrentUser, "shipTos">) {
  return shipTos
    .filter(({ rpDetails }) =>
      rpDetails.some(({ permission }) => parsePermissions(permission).includes("Catalogue")),
    )
    .map(({ shipToId, shipToName }) => ({ id: shipToId, name: shipToName }));
}
