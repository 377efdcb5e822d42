import { parsePermissions } from "@vycep/domain/access/permission";
import type { CurrentUser } from "../../shared/user/current-user.ts";

/** Places where the person has Reporting, suspended ones too: what was delivered there stays theirs (C14). */
export function placesWithReports({ shipTos }: Pick<CurrentUser, "shipTos">) {
  return shipTos
    .filter(({ rpDetails }) =>
      rpDetails.some(({ permission }) => parsePermissions(permission).includes("Reporting")),
    )
    .map(({ shipToId, shipToName }) => ({ id: shipToId, label: shipToName, note: shipToId }));
}
