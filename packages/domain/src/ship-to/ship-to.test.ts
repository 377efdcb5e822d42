import { describe, expect, it, test } from "vitest";
import { type ShipToId, toId } from "../kernel/ids.ts";
import { firstShipTo, judgeShipTo, type ShipToAccess, selectableShipTos } from "./selectable.ts";
import { parseShipToTypes } from "./ship-to.ts";

const id = (text: string) => toId<ShipToId>(text);
const pub: ShipToAccess = {
  shipToId: id("500101"),
  status: "APPROVED",
  permissions: ["Catalogue", "My Orders"],
};
const garden: ShipToAccess = { shipToId: id("500103"), status: "APPROVED", permissions: ["Catalogue"] };
const closed: ShipToAccess = { shipToId: id("500104"), status: "SUSPENDED", permissions: ["Catalogue"] };
const books: ShipToAccess = { shipToId: id("500102"), status: "APPROVED", permissions: ["My Orders"] };
const all = [closed, books, pub, garden];

test.each([
  ["1", ["1"]],
  ["PD", ["PD"]],
  ["1,PD", ["1", "PD"]],
  ["PD, 1", ["1", "PD"]],
  ["TYPE 1", ["1"]],
  ["", []],
  ["XPD", []],
])("SHIPTO-13 type %j reads as %j", (text, expected) => {
  expect(parseShipToTypes(text)).toEqual(expected);
});

describe("who may order where", () => {
  it("SHIPTO-11 only APPROVED with Catalogue is offered", () => {
    expect(selectableShipTos(all)).toEqual([pub, garden]);
  });

  test.each([
    ["SHIPTO-12 SHIPTO-16 suspended", "500104", "ship-to-suspended"],
    ["SHIPTO-11 no Catalogue there", "500102", "ship-to-without-catalogue"],
    ["a foreign one answers like a missing one", "500201", "ship-to-unknown"],
  ])("%s is refused", (_, shipTo, kind) => {
    expect(judgeShipTo(all, id(shipTo))).toEqual({ ok: false, refusal: { kind } });
  });

  it("OP-73 suspended is said before a missing permission", () => {
    const both = { ...closed, permissions: [] };
    expect(judgeShipTo([both], both.shipToId)).toEqual({ ok: false, refusal: { kind: "ship-to-suspended" } });
  });

  it("SHIPTO-11 every offered one may be ordered for", () => {
    for (const access of selectableShipTos(all))
      expect(judgeShipTo(all, access.shipToId)).toEqual({ ok: true, value: access });
  });
});

describe("OP-72 the first ship-to", () => {
  test.each([
    ["the stored one", "500103", "500101", garden],
    ["the default when nothing is stored", undefined, "500103", garden],
    ["the default when the stored one is suspended", "500104", "500103", garden],
    ["the first offered when both are gone", "500999", "500104", pub],
    ["the first offered without either", undefined, undefined, pub],
  ])("%s", (_, stored, preset, expected) => {
    const known = (text: string | undefined) => (text === undefined ? undefined : id(text));
    expect(firstShipTo({ accesses: all, stored: known(stored), preset: known(preset) })).toEqual(expected);
  });

  it("none when none is offered", () => {
    expect(firstShipTo({ accesses: [closed, books] })).toBeUndefined();
  });
});
