import { expect, test } from "vitest";
import { type ShipToId, toId, type UserId } from "../kernel/ids.ts";
import { mayResetFactors } from "./reset-factors.ts";

const rights = (roleName: string, ...places: string[]) =>
  places.map((id) => ({
    shipToId: toId<ShipToId>(id),
    roleName,
    permissions: roleName === "POS Accountant" ? [] : ["Access Management" as const],
  }));
const owner = { uid: toId<UserId>("U1"), isKeyAccount: true, rights: rights("Key user", "1", "2", "3") };
const delegated = { uid: toId<UserId>("U2"), isKeyAccount: false, rights: rights("POS Owner", "1", "2") };
const at = (...places: string[]) => ({
  uid: toId<UserId>("U3"),
  isKeyAccount: false,
  rights: rights("POS Accountant", ...places),
});

test.each([
  ["an owner of an accountant", owner, at("1"), true],
  ["a delegated owner of an accountant at their places", delegated, at("1", "2"), true],
  ["a delegated owner of who works elsewhere as well", delegated, at("1", "3"), false],
  ["an owner of who works for another company as well", owner, at("1", "99"), false],
  ["a delegated owner of the key user", delegated, owner, false],
  ["a delegated owner of a fellow owner", delegated, { ...delegated, uid: toId<UserId>("U4") }, false],
  ["the key user of an owner", owner, delegated, true],
  ["their own", delegated, delegated, false],
  ["an accountant", at("1"), { ...at("1"), uid: toId<UserId>("U5") }, false],
  ["who has no place", owner, at(), false],
] as const)("D32 lost factors: %s", (_case, manager, user, may) => {
  expect(mayResetFactors(manager, user)).toBe(may);
});
