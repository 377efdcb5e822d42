import type { Permission } from "@vycep/domain/access/permission";
import { describe, expect, test } from "vitest";
import { someManagedUser, someRoles } from "../../testing/some-users.ts";
import { changesIn, type DraftRight, draftOf, freshRight, placesWithoutRole } from "./rights-draft.ts";

const known = someRoles();
const associate = known.roles.find(({ roleid }) => roleid === "R15");
if (associate === undefined) throw new Error("the roles of the tests have no associate");

const right = (roleid: string, ...switchedOn: Permission[]): DraftRight => ({ roleid, switchedOn });
const access = (shipToId: string, roleid: string, permissions: readonly Permission[]) => ({
  ...{ shipToId, shipToName: shipToId, shipToStatus: "APPROVED" as const },
  ...{ roleid, rolename: roleid, permissions: [...permissions] },
});

describe("ROLE-13 a role that was just picked", () => {
  test("has on what it switches on beforehand, and off what it leaves off", () => {
    expect(freshRight(associate)).toEqual(right("R15"));
    const eager = {
      ...associate,
      marks: associate.marks.map((each) =>
        each.permission === "Catalogue" ? { ...each, mark: "optional_on" as const } : each,
      ),
    };
    expect(freshRight(eager)).toEqual(right("R15", "Catalogue"));
  });
});

describe("USERADMIN-16 what somebody holds, as it is edited", () => {
  test("is of the places that can be managed here alone, with what is optional and on", () => {
    const user = someManagedUser({
      permissionSchema: [
        access("500101", "R15", ["Home Page", "Catalogue"]),
        access("500999", "R15", ["Catalogue"]),
      ],
    });
    expect(draftOf(user, known)).toEqual({ "500101": right("R15", "Catalogue") });
  });

  test("a role that nobody knows here any more stays with its place, without switches", () => {
    const user = someManagedUser({ permissionSchema: [access("500101", "R99", ["Catalogue"])] });
    expect(draftOf(user, known)).toEqual({ "500101": right("R99") });
  });
});

describe("USERADMIN-16 USERADMIN-17 what is sent of it", () => {
  const before = { "500101": right("R15", "Catalogue", "Support"), "500102": right("R13") };

  test.each([
    ["nothing where nothing differs", before, [], []],
    [
      "nothing where the same is on in another order",
      { ...before, "500101": right("R15", "Support", "Catalogue") },
      [],
      [],
    ],
    [
      "the place where something was switched off",
      { ...before, "500101": right("R15", "Catalogue") },
      [{ shipToId: "500101", roleid: "R15", optionalPermissions: ["Catalogue"] }],
      [],
    ],
    [
      "the place whose role is another one, though the same is on",
      { ...before, "500102": right("R15") },
      [{ shipToId: "500102", roleid: "R15", optionalPermissions: [] }],
      [],
    ],
    [
      "a place that is new, and one that is given up",
      { "500101": before["500101"], "500103": right("R13") },
      [{ shipToId: "500103", roleid: "R13", optionalPermissions: [] }],
      ["500102"],
    ],
  ] as const)("%s", (_case, after, shipTos, deletedShipToList) => {
    expect(changesIn(before, after)).toEqual({ shipTos, deletedShipToList });
  });

  test("a place without a role is named, so that it can be asked for", () => {
    expect(placesWithoutRole({ "500101": right(""), "500102": right("R13") })).toEqual(["500101"]);
    expect(placesWithoutRole({})).toEqual([]);
  });
});
