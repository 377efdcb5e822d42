import { type Member, managedPlaces, whyNotManage } from "./user-administration.ts";

/**
 * Whether somebody may take away the lost second factors of another (D32). It opens a door, so only those may who manage
 * the user and every place that the user can get to: an owner of one company does not open the way into another. A key
 * user's are taken away by the brewery, and nobody's own this way.
 *
 * @param user with the rights held anywhere
 * @example mayResetFactors(member("U1"), member("U2")) // false
 */
export function mayResetFactors(manager: Member, user: Member): boolean {
  if (whyNotManage(manager, user) !== undefined || user.rights.length === 0) return false;
  const places = managedPlaces(manager);
  return user.rights.every(({ shipToId }) => places.includes(shipToId));
}
