import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gate, openPermissions } from "./gate.ts";
import { configAllows, PERMISSIONS, parsePermissions, unionOfPermissions } from "./permission.ts";
import { isAcademyOnly } from "./role.ts";

describe("any user of any portal", () => {
  const permissions = fc.subarray([...PERMISSIONS]);
  const sections = fc.array(
    fc.record({
      label: fc.constantFrom(...PERMISSIONS, "Academy", "Nonsense"),
      value: fc.constantFrom("1", "0", "", "true"),
    }),
  );

  it("PERM-02 PERM-03 OP-04 gets in exactly where both lists let in, and the menu has just that", () => {
    fc.assert(
      fc.property(permissions, sections, fc.constantFrom(...PERMISSIONS), (own, configured, wanted) => {
        const isOpen = own.includes(wanted) && configAllows(configured, wanted);
        expect(gate(own, configured, wanted)).toBe(isOpen ? "open" : "forbidden");
        expect(openPermissions(own, configured).includes(wanted)).toBe(isOpen);
      }),
    );
  });

  it("OP-149 waits only while something is still to come, and never lets in without user data", () => {
    const loaded = <Value>(value: fc.Arbitrary<Value>) =>
      fc.oneof(value, fc.constant("failed" as const), fc.constant(undefined));
    fc.assert(
      fc.property(loaded(permissions), loaded(sections), (own, configured) => {
        const verdict = gate(own, configured, "Support");
        const isStillToCome = own === undefined || configured === undefined;
        expect(verdict === "wait").toBe(isStillToCome && own !== "failed");
        if (verdict === "open") expect(own).toContain("Support");
      }),
    );
  });

  it("PERM-16 PERM-17 reads back what it reads, in the order first met and each once", () => {
    fc.assert(
      fc.property(fc.array(permissions), (lists) => {
        const text = lists.flat().join(" , ");
        const read = parsePermissions(text);
        expect(read).toEqual([...new Set(lists.flat())]);
        expect(parsePermissions(read.join(","))).toEqual(read);
        expect(unionOfPermissions(lists)).toEqual(read);
      }),
    );
  });

  it("PERM-13 is of the academy only when every role is, however many there are", () => {
    const academy = { id: "R17", name: "POS Academy" };
    const roles = fc.array(
      fc.constantFrom(academy, { id: "X9", name: "Akademie" }, { id: "R09", name: "POS Owner" }),
    );
    fc.assert(
      fc.property(roles, fc.constantFrom("X9", undefined), (all, configured) => {
        const others = all.filter(({ id }) => id === "R09" || (id === "X9" && configured === undefined));
        expect(isAcademyOnly(all, configured)).toBe(all.length > 0 && others.length === 0);
      }),
    );
  });
});
