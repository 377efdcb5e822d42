import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type ShipToId, toId, type UserId } from "../kernel/ids.ts";
import { member, right } from "../testing/members.ts";
import { chosenCompany } from "./chosen-company.ts";
import { DELICATE_CHANGES, FRESH_SIGN_IN_SECONDS, needsFreshSignIn } from "./fresh-sign-in.ts";
import { mayResetFactors } from "./reset-factors.ts";
import {
  managedPlaces,
  maySee,
  offeredStatuses,
  rankOf,
  whyLastOwner,
  whyNotGrant,
  whyNotInvitation,
  whyNotManage,
  whyNotSetStatus,
} from "./user-administration.ts";
import {
  canTakeBack,
  parseUserStatus,
  SETTABLE_STATUSES,
  settableFrom,
  USER_STATUSES,
} from "./user-status.ts";

const anyStatus = fc.constantFrom(...USER_STATUSES);
const roleNames = ["POS Owner", "Delegated owner", "WHS Delegated owner", "POS Accountant", "Sub-account"];
const anyRoles = fc.dictionary(fc.constantFrom("P1", "P2", "P3"), fc.constantFrom(...roleNames), {
  maxKeys: 3,
});
const anyMember = fc
  .record({
    uid: fc.constantFrom("U1", "U2"),
    roles: anyRoles,
    isKeyAccount: fc.boolean(),
    status: anyStatus,
  })
  .map(({ uid, roles, ...given }) => member(uid, roles, given));
const placesOf = (rights: readonly { readonly shipToId: ShipToId }[]) =>
  rights.map(({ shipToId }) => shipToId);

describe("USERADMIN-13 D42 from one status to another", () => {
  const roads = {
    Active: ["Suspended", "Deactivated", "Exited"],
    Invited: [],
    Suspended: ["Active", "Deactivated", "Exited"],
    Deactivated: ["Active", "Exited"],
    Exited: ["Active"],
    "Move Out": [],
  } as const;

  test.each(USER_STATUSES)("%s: there are these roads and no other", (from) => {
    expect(settableFrom(from)).toEqual(roads[from]);
    expect(settableFrom(from)).not.toContain(from);
    for (const to of settableFrom(from)) expect(SETTABLE_STATUSES).toContain(to);
  });

  it.each([
    ["Active", "Suspended", true],
    ["Active", "Deactivated", true],
    ["Active", "Exited", true],
    ["Suspended", "Active", true],
    ["Suspended", "Deactivated", false],
    ["Suspended", "Exited", false],
    ["Deactivated", "Active", true],
    ["Deactivated", "Exited", false],
    ["Exited", "Active", true],
    ["Invited", "Active", false],
    ["Active", "Active", false],
    ["Move Out", "Active", false],
  ] as const)("%s to %s can be taken back: %s", (from, to, can) => {
    expect(canTakeBack({ from, to })).toBe(can);
  });

  it("what can be taken back is a road that leads back to where it came from", () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, (from, to) => {
        const isRoad = roads[to].some((status) => status === from);
        expect(canTakeBack({ from, to })).toBe(isRoad);
      }),
    );
  });

  test.each([
    ["Inactive", "Deactivated"],
    ["Move Out", "Move Out"],
    ["active", undefined],
    ["", undefined],
    ["toString", undefined],
  ])("OP-30 %j is read as %s", (text, status) => expect(parseUserStatus(text)).toBe(status));
});

describe("USERADMIN-03 ROLE-04 OP-96 anybody and anybody", () => {
  it("nobody changes themselves or a key user; owners are changed by the key user alone", () => {
    fc.assert(
      fc.property(anyMember, anyMember, (manager, user) => {
        const why = whyNotManage(manager, user);
        if (manager.uid === user.uid) expect(why?.kind).toBe("own-account");
        else if (rankOf(user) === "key") expect(why?.kind).toBe("key-user");
        else if (rankOf(user) === "owner" && rankOf(manager) !== "key")
          expect(why?.kind).toBe("fellow-owner");
        else expect(why).toBeUndefined();
      }),
    );
  });

  it("who manages no place sees nobody, an owner those of the own places, a key user all", () => {
    fc.assert(
      fc.property(anyMember, anyMember, (manager, user) => {
        const places = managedPlaces(manager);
        const isShared = placesOf(user.rights).some((place) => places.includes(place));
        const isOpen = manager.uid === user.uid || manager.isKeyAccount || isShared;
        expect(maySee(manager, user)).toBe(places.length > 0 && isOpen);
        const managed = manager.rights.filter(({ roleName }) => /wner$/.test(roleName));
        expect(places).toEqual(placesOf(managed));
      }),
    );
  });

  it("a status of somebody with places of others is set by the key user alone, and only along a road", () => {
    fc.assert(
      fc.property(anyMember, anyMember, fc.constantFrom(...SETTABLE_STATUSES), (manager, user, wanted) => {
        const why = whyNotSetStatus(manager, user, { wanted, owners: [] });
        const isOfOthers = placesOf(user.rights).some((place) => !managedPlaces(manager).includes(place));
        const first = whyNotManage(manager, user)?.kind;
        const expected =
          first ??
          (isOfOthers && !manager.isKeyAccount
            ? "place-of-others"
            : settableFrom(user.status).includes(wanted)
              ? undefined
              : "status-not-offered");
        expect(why?.kind).toBe(expected);
        expect(offeredStatuses(manager, user).includes(wanted)).toBe(expected === undefined);
      }),
    );
  });

  it("USERADMIN-12 D42 only an invitation that was never used is sent again or deleted", () => {
    fc.assert(
      fc.property(anyMember, anyMember, (manager, user) => {
        const why = whyNotInvitation(manager, user);
        if (why === undefined) expect(user.status).toBe("Invited");
        if (why?.kind === "invitation-used") expect(user.status).not.toBe("Invited");
        if (user.status === "Invited" && why) expect(why.kind).not.toBe("invitation-used");
      }),
    );
  });

  it("D32 lost factors are taken away only by who manages every place that they open", () => {
    fc.assert(
      fc.property(anyMember, anyMember, (manager, user) => {
        const places = placesOf(user.rights);
        const isAllOwn = places.length > 0 && places.every((place) => managedPlaces(manager).includes(place));
        expect(mayResetFactors(manager, user)).toBe(isAllOwn && whyNotManage(manager, user) === undefined);
      }),
    );
  });

  it("USERADMIN-04 nobody gives more than they have, nor at a place that they do not manage, nor their own rank", () => {
    const anyRight = fc.record({
      place: fc.constantFrom("P1", "P2"),
      roleName: fc.constantFrom(...roleNames),
      isOffered: fc.boolean(),
    });
    fc.assert(
      fc.property(anyMember, anyRight, (manager, { place, roleName, isOffered }) => {
        const wanted = { ...right(place, roleName), isOffered };
        const why = whyNotGrant(manager, wanted)?.kind;
        const isManaged = managedPlaces(manager).includes(wanted.shipToId);
        const isOwner = /wner$/.test(roleName);
        if (!isManaged) expect(why).toBe("place-unknown");
        else if (!isOffered || (isOwner && !manager.isKeyAccount)) expect(why).toBe("role-not-offered");
        else expect(why).toBeUndefined();
      }),
    );
    const more = { ...right("P1", "Sub-account"), permissions: ["Reporting"] as const, isOffered: true };
    expect(whyNotGrant(member("U1", { P1: "POS Owner" }), more)).toEqual({
      ...{ kind: "more-than-own", shipToId: "P1", permission: "Reporting" },
    });
  });
});

describe("USERADMIN-15 the last owner of a place", () => {
  const anyOwners = fc.array(
    fc.record({
      shipToId: fc.constantFrom("P1", "P2", "P3").map((id) => toId<ShipToId>(id)),
      uid: fc.constantFrom("U1", "U2", "U3").map((id) => toId<UserId>(id)),
    }),
    { maxLength: 6 },
  );
  const uid = toId<UserId>("U1");

  it("is who owns it alone and does not keep it; what others own is no reason", () => {
    fc.assert(
      fc.property(
        anyOwners,
        fc.subarray(["P1", "P2", "P3"].map((id) => toId<ShipToId>(id))),
        (owners, keeps) => {
          const lost = owners.filter(
            ({ shipToId, uid: owner }) => owner === uid && !keeps.includes(shipToId),
          );
          const orphaned = lost.filter(
            ({ shipToId }) => !owners.some((other) => other.shipToId === shipToId && other.uid !== uid),
          );
          const why = whyLastOwner(owners, { uid }, keeps);
          expect(why === undefined).toBe(orphaned.length === 0);
          if (why?.kind === "last-owner") expect(placesOf(orphaned)).toContain(why.shipToId);
        },
      ),
    );
  });

  it("can be set active again, but to nothing else", () => {
    const owners = [{ shipToId: toId<ShipToId>("P1"), uid: toId<UserId>("U2") }];
    const manager = member("U1", { P1: "POS Owner" }, { isKeyAccount: true });
    const set = (status: "Active" | "Suspended", wanted: (typeof SETTABLE_STATUSES)[number]) =>
      whyNotSetStatus(manager, member("U2", { P1: "POS Owner" }, { status }), { wanted, owners })?.kind;
    expect(set("Suspended", "Active")).toBeUndefined();
    for (const wanted of ["Suspended", "Deactivated", "Exited"] as const) {
      expect(set("Active", wanted)).toBe("last-owner");
    }
  });
});

describe("D38 a fresh sign-in", () => {
  it("is ten minutes old at most, and asked for only where the brewery wants it", () => {
    const anyChange = fc.constantFrom(...DELICATE_CHANGES);
    const anySeconds = fc.option(fc.integer({ min: -200, max: 1300 }), { nil: undefined });
    fc.assert(
      fc.property(
        anyChange,
        fc.subarray([...DELICATE_CHANGES]),
        anySeconds,
        (change, demandedFor, secondsSince) => {
          const isFresh = secondsSince !== undefined && secondsSince >= -60 && secondsSince <= 600;
          expect(needsFreshSignIn({ change, demandedFor, secondsSince })).toBe(
            demandedFor.includes(change) && !isFresh,
          );
        },
      ),
    );
    expect(FRESH_SIGN_IN_SECONDS).toBe(600);
  });

  it.each([
    [-60, false],
    [-61, true],
    [600, false],
    [600.5, true],
  ])("given %d seconds ago is asked for again: %s", (secondsSince, needed) => {
    expect(needsFreshSignIn({ change: "roles", demandedFor: ["roles"], secondsSince })).toBe(needed);
  });
});

it("D47 C16 one acts only for a company of one's own, and never for another than was named", () => {
  const ids = ["C1", "C2", "C3"].map((id) => toId<Parameters<typeof chosenCompany>[0]["served"][number]>(id));
  const anyHome = fc.option(fc.constantFrom(...ids), { nil: undefined });
  const anyWanted = fc.option(fc.constantFrom("C1", "C2", "C3", "C9", ""), { nil: undefined });
  fc.assert(
    fc.property(anyWanted, fc.subarray(ids), anyHome, (wanted, served, home) => {
      const chosen = chosenCompany({ wanted, served, home });
      const own = served.length > 0 ? served : ids.filter((id) => id === home);
      if (wanted !== undefined) {
        expect(chosen.ok).toBe(own.some((id) => id === wanted));
        if (chosen.ok) expect(chosen.value).toBe(wanted);
      } else if (chosen.ok && chosen.value !== undefined) expect(own).toContain(chosen.value);
      else expect(own).toEqual([]);
    }),
  );
});
