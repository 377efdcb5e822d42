import type { HeldRight, ManagedMember } from "../access/user-administration.ts";
import { toId } from "../kernel/ids.ts";

type Given = Partial<Pick<ManagedMember, "isKeyAccount" | "status">>;

/** Somebody with a role at each of some places, active unless told otherwise. */
export function member(
  uid: string,
  roles: Readonly<Record<string, string>> = {},
  given: Given = {},
): ManagedMember {
  return {
    uid: toId(uid),
    isKeyAccount: false,
    status: "Active",
    rights: Object.entries(roles).map(([shipToId, roleName]) => right(shipToId, roleName)),
    ...given,
  };
}

/** A role at a place; owners manage its users. */
export function right(shipToId: string, roleName: string): HeldRight {
  const isOwner = /owner|Owner|Key user/.test(roleName);
  return {
    shipToId: toId(shipToId),
    roleName,
    permissions: isOwner ? ["Catalogue", "Support", "Access Management"] : ["Catalogue"],
  };
}
