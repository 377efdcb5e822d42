import { encodeUserInfo, type ShownRight, type ShownUser } from "@vycep/contract/users/users.codec";
import type { UserInfo } from "@vycep/contract/users/users.rest";
import { toId } from "@vycep/domain/kernel/ids";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import { ownUser, userNotFound } from "./own-user.ts";
import { findUser, type SchemaRow, type UserRow } from "./users.repo.ts";
import { viewerInfo } from "./viewer-info.ts";

/** The signed-in user's own data and rights (REST-12, SESSION-03, SESSION-32); of others nothing is known here. */
export async function getUserInfoById(deps: Deps, context: RequestContext, id: string): Promise<UserInfo> {
  const actor = await ownUser(context, id);
  if (actor.preview !== undefined) return viewerInfo(deps.db, actor, actor.preview);
  const market = marketOf(parseCountry(actor.country ?? ""));
  const row = await findUser(deps.db, actor, { market, at: deps.clock.instant() });
  if (!row) throw userNotFound(context);
  const user = toUser(row, actor);
  return encodeUserInfo(actor.behalf === undefined ? user : leftForOrdering(user, actor));
}

/** What staff need to know to order in somebody's name: the one place, and nothing that is asked of the person alone (DORD-06). */
function leftForOrdering(user: ShownUser, { shipTos, companyId }: Actor): ShownUser {
  return {
    ...user,
    ...{ phone: "", isFirstLogin: false, tutorialCounter: 0, termsToAgree: null },
    companies: user.companies.filter((company) => company.companyId === companyId),
    rights: user.rights.flatMap((right) => {
      const left = shipTos.find(({ shipToId }) => shipToId === right.shipToId);
      return left ? [{ ...right, permissionText: [...left.permissions].join(", ") }] : [];
    }),
  };
}

function toUser(row: UserRow, actor: Actor): ShownUser {
  return {
    uid: toId(row.uid),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    companyId: actor.companyId ?? null,
    companies: row.companies.map(({ id, name }) => ({ companyId: toId(id), name })),
    country: row.country ?? "",
    language: row.language,
    isFirstLogin: row.is_first_login,
    tutorialCounter: row.show_tutorial,
    isValidated: row.is_validated,
    isKeyAccount: actor.isKeyAccount,
    defaultShipToId: actor.defaultShipToId ?? null,
    termsToAgree: row.terms_to_agree,
    rights: soundRows("ship_to_role", row.schema, toRight),
  };
}

function toRight(row: SchemaRow): ShownRight {
  return {
    shipToId: toId(row.ship_to_id),
    shipToName: row.name,
    address: { street: row.street, zip: row.zip, city: row.city },
    status: row.status,
    companyId: toId(row.company_id),
    companyName: row.company_name,
    isUnfilteredEnabled: row.is_unfiltered_enabled,
    isTankEnabled: row.is_tank_enabled,
    permissionText: row.permissions,
    customerType: row.customer_type ?? "",
    roleId: row.role_id,
    roleName: row.role_name,
  };
}
