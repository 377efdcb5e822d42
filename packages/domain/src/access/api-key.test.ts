import { describe, expect, it, test } from "vitest";
import { type ShipToId, toId } from "../kernel/ids.ts";
import { type AskedKey, KEY_PERMISSIONS, MOST_KEYS, permissionsOfKey, whyNotMakeKey } from "./api-key.ts";
import { PERMISSIONS } from "./permission.ts";

const place = (id: string) => toId<ShipToId>(id);
const rights = [
  { shipToId: place("P1"), roleName: "POS Owner", permissions: ["Catalogue", "My Orders", "My Profile"] },
  { shipToId: place("P2"), roleName: "POS Owner", permissions: ["Support"] },
] as const;
const asked = (said: Partial<AskedKey> = {}): AskedKey => ({
  permissions: ["Catalogue"],
  shipToIds: [place("P1")],
  givable: [place("P1"), place("P2")],
  keyCount: 0,
  ...said,
});

describe("B16 a key is made", () => {
  test.each([
    [{}, undefined],
    [{ permissions: ["Catalogue", "My Orders"] }, undefined],
    [{ permissions: ["Support"], shipToIds: [place("P1"), place("P2")] }, undefined],
    [{ permissions: ["Support"] }, { kind: "more-than-own", permission: "Support" }],
    [{ permissions: ["My Profile"] }, { kind: "not-for-programs", permission: "My Profile" }],
    [{ permissions: ["Access Management"] }, { kind: "not-for-programs", permission: "Access Management" }],
    [{ shipToIds: [place("P1"), place("P3")] }, { kind: "place-unknown" }],
    [{ givable: [] }, { kind: "place-unknown" }],
    [{ keyCount: MOST_KEYS - 1 }, undefined],
    [{ keyCount: MOST_KEYS }, { kind: "too-many-keys" }],
  ] as const)("with %j: %j", (said, why) => expect(whyNotMakeKey(rights, asked(said))).toEqual(why));
});

describe("B16 what a key may do", () => {
  const given = { permissions: [...PERMISSIONS], shipToIds: [place("P1")] };

  it("is never more than its maker may today, and nothing that is about people", () => {
    expect(permissionsOfKey(given, rights[0])).toEqual(["Catalogue", "My Orders"]);
    expect(permissionsOfKey({ ...given, permissions: ["My Orders", "Support"] }, rights[0])).toEqual([
      "My Orders",
    ]);
    expect(KEY_PERMISSIONS).not.toContain("Access Management");
    expect(KEY_PERMISSIONS).toHaveLength(PERMISSIONS.length - 2);
  });

  it("is nothing at a place that it was not given", () => {
    expect(permissionsOfKey(given, rights[1])).toEqual([]);
  });
});
