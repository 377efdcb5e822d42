import { encodeUserInfo } from "@vycep/contract/users/users.codec";
import type { UserInfo } from "@vycep/contract/users/users.rest";
import { isInTutorial } from "@vycep/domain/identity/portal-preview";
import type { Db } from "../../platform/db.ts";
import type { Actor, Preview } from "../../platform/session.ts";
import { placeOfSchema } from "./users.repo.ts";

/** What the portal is told of somebody made up, whom staff look at it as: nothing of any person (DCONF-02, DEDIT-04). */
export async function viewerInfo(db: Db, actor: Actor, { content }: Preview): Promise<UserInfo> {
  const [right] = actor.shipTos;
  const place = right && (await placeOfSchema(db, right.shipToId));
  const { uid, firstName, lastName, email, language, companyId } = actor;
  const info = encodeUserInfo({
    ...{ uid, firstName, lastName, email, language, phone: "", country: actor.country ?? "" },
    ...{ companyId: companyId ?? null, isValidated: true, isKeyAccount: false, termsToAgree: null },
    companies: right && place ? [{ companyId: right.companyId, name: place.company_name }] : [],
    ...{ isFirstLogin: content !== undefined && isInTutorial(content.kind, content.key), tutorialCounter: 0 },
    defaultShipToId: actor.defaultShipToId ?? null,
    rights:
      right && place
        ? [
            {
              ...{ shipToId: right.shipToId, companyId: right.companyId, status: right.status },
              ...{ shipToName: place.name, companyName: place.company_name },
              address: { street: place.street, zip: place.zip, city: place.city },
              ...{ isUnfilteredEnabled: place.is_unfiltered_enabled, isTankEnabled: place.is_tank_enabled },
              ...{
                permissionText: [...right.permissions].join(", "),
                customerType: right.customerType ?? "",
              },
              ...{ roleId: right.roleId, roleName: right.roleName },
            },
          ]
        : [],
  });
  return { ...info, allAvailablePermission: [...actor.permissions] };
}
