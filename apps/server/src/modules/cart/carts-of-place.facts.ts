import type { CompanyId, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import type { Db } from "../../platform/db.ts";
import { type FullCart, findCarts } from "./cart.repo.ts";

/** The live carts of a company that go to a place, whoever fills them, the one that was changed last first. */
export async function liveCartsOfPlace(
  db: Db,
  { companyId, shipToId }: { readonly companyId: CompanyId; readonly shipToId: ShipToId },
): Promise<readonly FullCart[]> {
  const owners = await db
    .selectFrom("cart")
    .select("uid")
    .where("company_id", "=", companyId)
    .where("ship_to_id", "=", shipToId)
    .where("is_active", "=", true)
    .orderBy("updated_at", "desc")
    .execute();
  const carts: FullCart[] = [];
  for (const { uid } of owners) carts.push(...(await findCarts(db, { uid: uid as UserId, companyId })));
  return carts.filter(({ isActive }) => isActive);
}
