import type { UserStatus } from "@vycep/domain/access/user-status";
import { expect, test } from "vitest";
import { someManagedUser } from "../../testing/some-users.ts";
import { waysBack } from "./ways-back.ts";

const user = (UID: string, status: UserStatus) => someManagedUser({ UID, status });
const done = (UID: string) => ({ UID, isDone: true, code: null, message: "" });
const refused = (UID: string) => ({ UID, isDone: false, code: "last-owner", message: "" });

test.each([
  ["each to where they stood", [user("U1", "Active"), user("U2", "Suspended")], "Deactivated", [], []],
  [
    "all from one status",
    [user("U1", "Active"), user("U2", "Active")],
    "Deactivated",
    [],
    [{ UIDs: ["U1", "U2"], status: "Active" }],
  ],
  [
    "of several",
    [user("U1", "Suspended"), user("U2", "Deactivated")],
    "Active",
    [],
    [
      { UIDs: ["U2"], status: "Deactivated" },
      { UIDs: ["U1"], status: "Suspended" },
    ],
  ],
  [
    "only those who were set",
    [user("U1", "Active"), user("U2", "Suspended")],
    "Exited",
    ["U2"],
    [{ UIDs: ["U1"], status: "Active" }],
  ],
  ["nobody was set", [user("U1", "Active")], "Exited", ["U1"], []],
] as const)("USERADMIN-13 USERADMIN-14 the way back: %s", (_case, users, to, notDone, ways) => {
  const isRefused = (UID: string) => notDone.some((each) => each === UID);
  const results = users.map(({ UID }) => (isRefused(UID) ? refused(UID) : done(UID)));
  expect(waysBack(users, to, results)).toEqual(ways);
});
