import { door, isKeptHere } from "@vycep/shell/door/door";
import { safePath } from "@vycep/shell/session/intended-path";
import { judgeIdle } from "@vycep/shell/sign-out/idle";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, describe, expect, test } from "vitest";

afterEach(() => localStorage.clear());

describe("DSIGN-01 the desk has a door of its own", () => {
  test("what it keeps in the browser bears its name, and leaving takes nothing of the portal's", () => {
    localStorage.setItem("owner", "U001");
    storage.write(shellKeys.owner, "S02");
    expect(localStorage.getItem("desk.owner")).toBe("S02");
    expect(storage.read(shellKeys.owner)).toBe("S02");
    storage.clearForSignOut();
    expect([localStorage.getItem("owner"), localStorage.getItem("desk.owner")]).toEqual(["U001", null]);
    expect(isKeptHere("owner")).toBe(false);
  });

  test.each([
    ["/desk/orders?q=x", "/desk/orders?q=x"],
    ["/catalog/products", "/desk"],
    ["/desk/login?interaction=1", "/desk"],
    ["/desk/login/callback", "/desk"],
    ["//evil.example/desk", "/desk"],
  ])("who wanted to go to %s comes to %s after signing in", (wanted, path) => {
    expect(safePath(wanted)).toBe(path);
  });

  test("it asks the desk's sign-in and the desk's API", () => {
    expect(door).toMatchObject({ identityPath: "/desk/identity", graphqlPath: "/desk/graphql" });
  });
});

test("DSIGN-06 the session ends after 30 minutes without work, with a minute's warning", () => {
  const minute = 60_000;
  expect(judgeIdle(0, 29 * minute - 1)).toMatchObject({ kind: "active" });
  expect(judgeIdle(0, 29 * minute)).toEqual({ kind: "warning", leftMs: minute, nextCheckMs: 1000 });
  expect(judgeIdle(0, 30 * minute)).toEqual({ kind: "over" });
});
