import { describe, expect, it, test } from "vitest";
import { toId } from "../kernel/ids.ts";
import { member, right } from "../testing/members.ts";
import {
  managedPlaces,
  maySee,
  offeredStatuses,
  type PlaceOwner,
  rankOf,
  whyLastOwner,
  whyNotGrant,
  whyNotInvitation,
  whyNotManage,
  whyNotSetStatus,
} from "./user-administration.ts";

const key = member("U1", { P1: "Key user", P2: "Key user" }, { isKeyAccount: true });
const owner = member("U2", { P1: "POS Delegated owner" });
const otherOwner = member("U3", { P1: "POS Owner", P2: "POS Owner" });
const waiter = member("U4", { P1: "POS Associate" });
const elsewhere = member("U5", { P2: "POS Associate" });
const both = member("U6", { P1: "POS Accountant", P2: "POS Accountant" });

describe("who manages", () => {
  test.each([
    [key, "key"],
    [owner, "owner"],
    [otherOwner, "owner"],
    [member("U7", { P1: "Delegated owner" }), "owner"],
    [member("U7", { P1: "WHS Delegated owner" }), "owner"],
    [waiter, "normal"],
    [member("U7"), "normal"],
  ])("ROLE-02 ROLE-03 %j ranks as %s", (someone, rank) => {
    expect(rankOf(someone)).toBe(rank);
  });

  it("USERADMIN-09 OP-96 needs an owner's role and Access Management, at that very place", () => {
    expect(managedPlaces(member("U2", { P1: "POS Owner", P2: "POS Accountant" }))).toEqual(["P1"]);
    const unmarked = { ...owner, rights: [{ ...right("P1", "POS Owner"), permissions: [] }] };
    const unowned = {
      ...waiter,
      rights: [{ ...right("P1", "POS Associate"), permissions: ["Access Management"] as const }],
    };
    expect([managedPlaces(unmarked), managedPlaces(unowned)]).toEqual([[], []]);
  });

  test.each([
    ["the key user sees all of the company", key, elsewhere, true],
    ["and whoever has no place any more", key, member("U8"), true],
    ["an owner those of their places", owner, both, true],
    ["and nobody of other places", owner, elsewhere, false],
    ["an owner sees themselves", owner, owner, true],
    ["who manages nobody sees nobody", waiter, waiter, false],
  ])("USERADMIN-03 %s", (_says, manager, user, expected) => {
    expect(maySee(manager, user)).toBe(expected);
  });
});

describe("whom one may change", () => {
  test.each([
    ["the key user a normal user", key, waiter, undefined],
    ["the key user an owner", key, owner, undefined],
    ["an owner a normal user (ROLE-04)", owner, waiter, undefined],
    ["an owner another owner", owner, otherOwner, "fellow-owner"],
    ["an owner the key user (OP-96)", owner, key, "key-user"],
    ["the key user a second key user", key, { ...key, uid: member("U9").uid }, "key-user"],
    ["the key user themselves", key, key, "own-account"],
    ["an owner themselves", owner, owner, "own-account"],
  ])("ROLE-04 USERADMIN-05 %s", (_says, manager, user, expected) => {
    expect(whyNotManage(manager, user)?.kind).toBe(expected);
  });
});

describe("a status", () => {
  test.each([
    ["Active", ["Suspended", "Deactivated", "Exited"]],
    ["Invited", []],
    ["Suspended", ["Active", "Deactivated", "Exited"]],
    ["Deactivated", ["Active", "Exited"]],
    ["Exited", ["Active"]],
    ["Move Out", []],
  ] as const)("USERADMIN-10 USERADMIN-13 from %s leads to %j", (status, expected) => {
    expect(offeredStatuses(key, { ...waiter, status })).toEqual(expected);
    expect(offeredStatuses(key, { ...key, status })).toEqual([]);
  });

  test.each([
    ["an owner that of who works at their places alone", owner, waiter, undefined],
    ["not of who works elsewhere too", owner, both, "place-of-others"],
    ["the key user of anybody", key, both, undefined],
    ["nobody their own", owner, owner, "own-account"],
    ["none twice", key, { ...waiter, status: "Deactivated" as const }, "status-not-offered"],
  ])("USERADMIN-15 D42 sets %s", (_says, manager, user, expected) => {
    expect(whyNotSetStatus(manager, user, { wanted: "Deactivated", owners: [] })?.kind).toBe(expected);
  });

  it("D42 the last owner of a place stays one", () => {
    const owners = [
      { shipToId: toId<PlaceOwner["shipToId"]>("P1"), uid: owner.uid },
      { shipToId: toId<PlaceOwner["shipToId"]>("P1"), uid: key.uid },
      { shipToId: toId<PlaceOwner["shipToId"]>("P3"), uid: owner.uid },
    ];
    const last = { kind: "last-owner", shipToId: "P3" };
    expect(whyNotSetStatus(key, owner, { wanted: "Suspended", owners })).toEqual(last);
    expect(whyLastOwner(owners, owner, [])).toEqual(last);
    expect(whyLastOwner(owners, owner, [toId("P3")])).toBeUndefined();
    expect(whyLastOwner(owners.slice(0, 2), owner, [])).toBeUndefined();
    expect(whyLastOwner(owners, waiter, [])).toBeUndefined();
  });
});

describe("an invitation", () => {
  const invited = member("U7", { P1: "POS Associate" }, { status: "Invited" });
  test.each([
    ["one never used", owner, invited, undefined],
    ["not one that was used", owner, waiter, "invitation-used"],
    ["not one for places of others", owner, { ...both, status: "Invited" as const }, "place-of-others"],
    ["not one for an owner", owner, { ...otherOwner, status: "Invited" as const }, "fellow-owner"],
  ])("USERADMIN-12 D42 is sent again or deleted: %s", (_says, manager, user, expected) => {
    expect(whyNotInvitation(manager, user)?.kind).toBe(expected);
  });
});

describe("a right", () => {
  const wanted = (shipToId: string, roleName: string, given = {}) => ({
    ...right(shipToId, roleName),
    isOffered: true,
    ...given,
  });
  test.each([
    ["at one's own place", owner, wanted("P1", "POS Associate"), undefined],
    ["not at another", owner, wanted("P2", "POS Associate"), { kind: "place-unknown" }],
    ["not by who manages nobody", waiter, wanted("P1", "POS Associate"), { kind: "place-unknown" }],
    ["not that of an owner by an owner", owner, wanted("P1", "POS Owner"), { kind: "role-not-offered" }],
    ["that of an owner by the key user", key, wanted("P1", "POS Owner"), undefined],
    [
      "not one that is not offered there",
      key,
      wanted("P1", "WHS Accountant", { isOffered: false }),
      { kind: "role-not-offered" },
    ],
    [
      "not with what one lacks",
      owner,
      wanted("P1", "POS Accountant", { permissions: ["Catalogue", "Contracts"] }),
      { kind: "more-than-own", permission: "Contracts" },
    ],
  ] as const)("USERADMIN-04 ROLE-04 is given %s", (_says, manager, given, expected) => {
    const refusal = whyNotGrant(manager, given);
    if (expected === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject(expected);
  });
});
