import { machineNow } from "@vycep/shell/clock/clock";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import * as databases from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentChoice } from "../../shared/ordering/choice.ts";
import { cellarKeys, type KeptCellar } from "./cellar-keys.ts";
import { cellarMemory, endRound, forgetOldCellar, keepCellar, keepInCellar } from "./cellar-memory.ts";
import { mirrorCellar, restoreCellar } from "./cellar-mirror.ts";

const goods = (sku: string) => ({
  ...{ sku, name: `Beer ${sku}`, packageType: "keg", brand: "Lipovrch", codes: [], usual: 7 },
  ...{ isOrderable: true, inCart: 0 },
});

function someCellar(): KeptCellar {
  return {
    ...{ owner: "U001", shipToId: "500101", currency: "CZK", keptAtMs: machineNow() },
    goods: ["100101", "100102", "100103"].map(goods),
  };
}

/** What a killed browser has lost: everything, or what was written since a copy was made of its local storage. */
function lose(...keys: readonly string[]): void {
  for (const key of keys) storage.write({ key, area: "local", parse: String, print: String }, undefined);
}

const counted = () => cellarMemory().round?.unsent.map(({ sku, inCellar }) => [sku, inCellar]);
const all = ["owner", "cellar", "cellarCounts", "cellarChange", "shipToId"];

beforeEach(() => {
  for (const [name, one] of Object.entries(databases)) if (name.startsWith("IDB")) vi.stubGlobal(name, one);
  vi.stubGlobal("indexedDB", new databases.IDBFactory());
  storage.clearForSignOut();
  storage.write(shellKeys.owner, "U001");
});
afterEach(() => {
  storage.clearForSignOut();
  vi.unstubAllGlobals();
});

describe("B12 a browser whose processes were killed", () => {
  beforeEach(async () => {
    keepCellar(someCellar());
    keepInCellar(goods("100101"), 2);
    keepInCellar(goods("100102"), 0);
    await mirrorCellar();
  });

  test("has all counts, whose they are and where, although local storage has lost everything", async () => {
    lose(...all);
    await restoreCellar();
    forgetOldCellar();
    expect(counted()).toEqual([
      ["100101", 2],
      ["100102", 0],
    ]);
    expect(storage.read(shellKeys.owner)).toBe("U001");
    expect(currentChoice().shipToId).toBe("500101");
  });

  test("has the last count where local storage came back older", async () => {
    const before = {
      counts: storage.read(cellarKeys.cellarCounts),
      change: storage.read(cellarKeys.cellarChange),
    };
    keepInCellar(goods("100103"), 5);
    await mirrorCellar();
    storage.write(cellarKeys.cellarCounts, before.counts);
    storage.write(cellarKeys.cellarChange, before.change);
    await restoreCellar();
    expect(counted()).toContainEqual(["100103", 5]);
  });

  test("keeps what local storage holds beyond the database, and writes it there", async () => {
    storage.write(cellarKeys.cellarChange, 99);
    await restoreCellar();
    expect(counted()).toHaveLength(2);
    lose(...all);
    await restoreCellar();
    expect(storage.read(cellarKeys.cellarChange)).toBe(99);
  });

  test("a round that was sent and looked at does not come back", async () => {
    const before = storage.read(cellarKeys.cellarCounts);
    endRound();
    await mirrorCellar();
    storage.write(cellarKeys.cellarCounts, before);
    lose("cellarChange");
    await restoreCellar();
    expect(counted()).toBeUndefined();
  });

  test.each<[string, () => void]>([
    ["who signed out", () => storage.clearForSignOut()],
    ["who acts for another company", () => storage.clearForAnotherCompany()],
  ])("SESSION-10 OP-05 D47 %s leaves nothing, and finds nothing", async (_who, clear) => {
    clear();
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
    await restoreCellar();
    expect(cellarMemory()).toEqual({ cellar: undefined, round: undefined });
  });

  test("another tab that follows to another company leaves to the first what is wiped", async () => {
    storage.clearForAnotherCompany("session");
    expect(await indexedDB.databases()).toHaveLength(1);
  });

  test("of a browser that lost whose things these were, they are of who signs in again", async () => {
    lose(...all);
    storage.clearForSignOut(true);
    storage.write(shellKeys.owner, "U001");
    await restoreCellar();
    expect(counted()).toHaveLength(2);
  });

  test("and not of somebody else, after whom nobody finds them", async () => {
    lose(...all);
    storage.clearForSignOut(true);
    storage.write(shellKeys.owner, "U002");
    await restoreCellar();
    expect(cellarMemory()).toEqual({ cellar: undefined, round: undefined });
    lose(...all);
    await restoreCellar();
    expect(storage.read(shellKeys.owner)).toBeUndefined();
  });

  test("what is still being written when somebody signs out leaves nothing", async () => {
    keepInCellar(goods("100103"), 5);
    storage.clearForSignOut();
    await mirrorCellar();
    await restoreCellar();
    expect(storage.read(cellarKeys.cellar)).toBeUndefined();
    expect(storage.read(shellKeys.owner)).toBeUndefined();
  });

  test("and not after a day", async () => {
    const old = { ...someCellar(), keptAtMs: machineNow() - 86_400_001 };
    keepCellar(old);
    await mirrorCellar();
    lose(...all);
    await restoreCellar();
    forgetOldCellar();
    expect(cellarMemory().cellar).toBeUndefined();
    expect(storage.read(cellarKeys.cellar)).toBeUndefined();
  });
});

test("B12 a browser without databases counts all the same", async () => {
  vi.stubGlobal("indexedDB", undefined);
  keepCellar(someCellar());
  keepInCellar(goods("100101"), 2);
  await mirrorCellar();
  await restoreCellar();
  expect(counted()).toEqual([["100101", 2]]);
});
