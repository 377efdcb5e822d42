import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Permission } from "../access/permission.ts";
import { type ShipToId, toId } from "../kernel/ids.ts";
import { firstShipTo, judgeShipTo, type ShipToAccess, selectableShipTos } from "./selectable.ts";
import { parseShipToTypes, type ShipToStatus } from "./ship-to.ts";

const anyId = fc.integer({ min: 500_101, max: 500_112 }).map((number) => toId<ShipToId>(String(number)));
const anyAccess: fc.Arbitrary<ShipToAccess> = fc.record({
  shipToId: anyId,
  status: fc.constantFrom<ShipToStatus>("APPROVED", "SUSPENDED"),
  permissions: fc.subarray<Permission>(["Catalogue", "My Orders", "My Documents"]),
});
const anyAccesses = fc.uniqueArray(anyAccess, { maxLength: 8, selector: ({ shipToId }) => shipToId });

describe("whichever places a user has", () => {
  it("SHIPTO-11 SHIPTO-12 each is either offered and may be ordered for, or is refused with its own reason", () => {
    fc.assert(
      fc.property(anyAccesses, (accesses) => {
        const offered = selectableShipTos(accesses);
        for (const access of accesses) {
          const judged = judgeShipTo(accesses, access.shipToId);
          expect(judged.ok).toBe(offered.includes(access));
          if (judged.ok) continue;
          const isSuspended = access.status === "SUSPENDED";
          expect(judged.refusal.kind).toBe(isSuspended ? "ship-to-suspended" : "ship-to-without-catalogue");
          if (!isSuspended) expect(access.permissions).not.toContain("Catalogue");
        }
      }),
    );
  });

  it("PERM-16 what the user may do at one place opens no other", () => {
    fc.assert(
      fc.property(anyAccesses, anyAccess, (accesses, access) => {
        const others = accesses.filter(({ shipToId }) => shipToId !== access.shipToId);
        const alone = judgeShipTo([access], access.shipToId);
        expect(judgeShipTo([...others, access], access.shipToId)).toEqual(alone);
        expect(judgeShipTo(others, access.shipToId)).toMatchObject({ refusal: { kind: "ship-to-unknown" } });
      }),
    );
  });

  it("SHIPTO-11 the offered ones stand in the order in which they came", () => {
    fc.assert(
      fc.property(anyAccesses, (accesses) => {
        const forth = selectableShipTos(accesses);
        expect(selectableShipTos(accesses.toReversed())).toEqual(forth.toReversed());
        expect(selectableShipTos(forth)).toEqual(forth);
      }),
    );
  });

  it("OP-72 begins with a place that is offered, whatever is stored or preset, and with none only where none is", () => {
    fc.assert(
      fc.property(
        anyAccesses,
        fc.option(anyId, { nil: undefined }),
        fc.option(anyId, { nil: undefined }),
        (accesses, stored, preset) => {
          const first = firstShipTo({ accesses, stored, preset });
          const offered = selectableShipTos(accesses);
          const isOffered = (id: ShipToId | undefined) => offered.some(({ shipToId }) => shipToId === id);
          if (offered.length === 0) expect(first).toBeUndefined();
          else if (isOffered(stored)) expect(first?.shipToId).toBe(stored);
          else if (isOffered(preset)) expect(first?.shipToId).toBe(preset);
          else expect(first).toBe(offered[0]);
        },
      ),
    );
  });
});

describe("SHIPTO-13 the type of a place", () => {
  test.each([
    ["a 1 anywhere in it", "ZT01", ["1"]],
    ["a 1 among other figures", "21,3", ["1"]],
    ["PD with a 1 written to it is no PD", "PD1", ["1"]],
    ["PD in small letters is none", "pd", []],
    ["either more than once", "1,1,PD,PD", ["1", "PD"]],
    ["others beside them", "2,PD,X", ["PD"]],
  ])("%s: %j is %j", (_what, text, expected) => {
    expect(parseShipToTypes(text)).toEqual(expected);
  });

  it("is read as it is written, with blanks and in any order", () => {
    const anyTypes = fc.subarray(["1", "PD"] as const);
    fc.assert(
      fc.property(anyTypes, fc.constantFrom(",", ", ", " , "), (types, mark) => {
        expect(parseShipToTypes(types.join(mark))).toEqual(types);
        expect(parseShipToTypes(types.toReversed().join(mark))).toEqual(types);
      }),
    );
  });
});
