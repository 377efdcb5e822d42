import { encodeInstant } from "@vycep/contract/calendar/calendar.codec";
import type { ManagedUserInfo } from "@vycep/contract/users/user-administration.rest";
import { offeredStatuses, whyNotInvitation, whyNotManage } from "@vycep/domain/access/user-administration";
import type { Administrator } from "./administration.policy.ts";
import type { MemberRecord } from "./members.repo.ts";

/** A user of the company as the one who asks may see and change them (USERADMIN-02). */
export function encodeManagedUser({ member: viewer }: Administrator, user: MemberRecord): ManagedUserInfo {
  const whyNot = whyNotManage(viewer, user);
  return {
    UID: user.uid,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    isEmailBounced: user.isEmailBounced,
    phone: user.phone,
    status: user.status,
    isActive: user.status === "Active",
    isKeyAccount: user.isKeyAccount,
    isSelf: user.uid === viewer.uid,
    country: user.country,
    languages: [user.language],
    locale: `${user.language}_${user.country.slice(0, 2)}`,
    termsAgreed: user.termsAgreed,
    createdAt: encodeInstant(user.createdAt, "T"),
    lastSignInAt: user.lastSignInAt && encodeInstant(user.lastSignInAt, "T"),
    permissionSchema: user.places.map((place) => ({
      shipToId: place.shipToId,
      shipToName: place.name,
      shipToStatus: place.status,
      roleid: place.roleId,
      rolename: place.roleName,
      permissions: [...place.permissions],
    })),
    viewerCan: {
      changeRights: whyNot === undefined,
      setStatus: [...offeredStatuses(viewer, user)],
      resendOrDeleteInvitation: whyNotInvitation(viewer, user) === undefined,
      whyNot: whyNot?.kind ?? null,
    },
  };
}
