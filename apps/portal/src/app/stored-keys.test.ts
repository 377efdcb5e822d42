import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { createStorage } from "@vycep/shell/storage/storage";
import type { StoredValue } from "@vycep/shell/storage/stored-value";
import { memoryArea } from "@vycep/shell/testing/memory-area";
import { describe, expect, test } from "vitest";
import { cartKeys } from "../features/cart/cart-keys.ts";
import { tutorialKeys } from "../features/content/tutorial/tutorial-keys.ts";
import { suggestionKeys } from "../features/suggestions/suggestion-keys.ts";
import { orderingKeys } from "../shared/ordering/ordering-keys.ts";

describe("what the browser keeps", () => {
  test("STORAGE-02 STORAGE-03 STORAGE-04 STORAGE-05 STORAGE-06 STORAGE-07 STORAGE-09 STORAGE-10 STORAGE-11 STORAGE-12 STORAGE-13 STORAGE-14 STORAGE-15 STORAGE-16 the keys and their form are those of the seeds", () => {
    const local = memoryArea();
    const session = memoryArea();
    const storage = createStorage(local, session);
    const amounts = { "500101": { standard: { hash: "a", amounts: {} } } };
    storage.write(shellKeys.token, "abc");
    storage.write(orderingKeys.shipToId, "500101");
    storage.write(orderingKeys.deliveryDate, toLocalDate("2026-11-23"));
    storage.write(shellKeys.store, "LivePortal_CZ_cs");
    storage.write(shellKeys.lang, "cs");
    storage.write(orderingKeys.shippingMethod, "flatrate_flatrate");
    storage.write(orderingKeys.onlyEmpties, false);
    storage.write(orderingKeys.exceptiondate, toLocalDate("2026-12-23"));
    storage.write(orderingKeys.standardDeliveryDate, toLocalDate("2026-12-24"));
    storage.write(orderingKeys.customerOrderNumber, "PO-101");
    storage.write(orderingKeys.noteForDriver, "Vjezd ze dvora");
    storage.write(orderingKeys.customertype, "HORECA");
    storage.write(suggestionKeys.suggestedCartAmounts, amounts);
    storage.write(tutorialKeys.sawTutorials, { U001: { date: "2026-11-20", pages: ["tut-order"] } });
    storage.write(shellKeys.idToken, "a.b.c");
    const texts = Object.fromEntries(
      Array.from({ length: local.length }, (_, index) => local.key(index) ?? "").map((key) => [
        key,
        local.getItem(key),
      ]),
    );
    expect(texts).toEqual({
      token: "abc",
      shipToId: "500101",
      deliveryDate: "2026-11-23",
      store: "LivePortal_CZ_cs",
      lang: "cs",
      shippingMethod: "flatrate_flatrate",
      onlyEmpties: "0",
      exceptiondate: "2026-12-23",
      standardDeliveryDate: "2026-12-24",
      customerOrderNumber: "PO-101",
      noteForDriver: "Vjezd ze dvora",
      customertype: "HORECA",
      suggestedCartAmounts: JSON.stringify(amounts),
      sawTutorials: '{"U001":{"date":"2026-11-20","pages":["tut-order"]}}',
    });
    expect(storage.read(suggestionKeys.suggestedCartAmounts)).toEqual(amounts);
    expect(session.getItem("id_token")).toBe("a.b.c");
  });

  test("OP-110 a date is read in both forms", () => {
    const storage = createStorage(memoryArea({ deliveryDate: "23.11.2026" }), undefined);
    expect(storage.read(orderingKeys.deliveryDate)).toBe("2026-11-23");
  });

  test.each<[Omit<StoredValue<unknown>, "print">, string]>([
    [orderingKeys.deliveryDate, "31.02.2026"],
    [shellKeys.lang, "fr"],
    [orderingKeys.shippingMethod, "pigeon"],
    [suggestionKeys.suggestedCartAmounts, "{broken"],
    [suggestionKeys.suggestedCartAmounts, '{"500101":1.5}'],
    [suggestionKeys.suggestedCartAmounts, '{"500101":{"standard":{"amounts":{}}}}'],
    [
      suggestionKeys.suggestedCartAmounts,
      '{"500101":{"truck":{"hash":"a","amounts":{"1":{"units":-1,"layers":0,"pallets":0,"checked":true}}}}}',
    ],
    [shellKeys.lastActivity, "yesterday"],
    [cartKeys.unsentCart, '{"cartId":"c1"}'],
    [cartKeys.unsentCart, '{"cartId":"c1","changes":{"100101":3}}'],
    [cartKeys.unsentCart, '{"cartId":"c1","changes":{"100101":[0.5,0,0]}}'],
    [cartKeys.unsentCart, '{"cartId":"c1","changes":{"100101":[-1,0,0]}}'],
    [cartKeys.unsentCart, '{"cartId":"c1","changes":{},"seen":{"100101":["MTI="]}}'],
    [cartKeys.unsentCart, '{"cartId":"c1","changes":{},"seen":{"100101":["MTI=","3"]}}'],
    [cartKeys.unsentCart, '{"cartId":"c1","changes":{},"sent":{"100101":[1]}}'],
    [cartKeys.seenPrices, '{"cartId":"c1","unitMinor":{"100101":"1"}}'],
    [cartKeys.seenPrices, '{"cartId":"c1","unitMinor":{},"contents":{"B1":[3]}}'],
    [cartKeys.sentTotal, '{"cartId":"c1","version":1}'],
    [orderingKeys.shipToId, ""],
  ])("a broken $key (%s) counts as not there", (value, text) => {
    expect(createStorage(memoryArea({ [value.key]: text }), undefined).read(value)).toBeUndefined();
  });

  test("SESSION-10 SESSION-11 SESSION-12 SESSION-13 SESSION-14 SESSION-15 SESSION-16 SESSION-17 SESSION-18 SESSION-19 SESSION-20 OP-05 signing out clears all but store, language and tutorials seen", () => {
    const kept = {
      store: "LivePortal_CZ_cs",
      lang: "cs",
      sawTutorials: '{"U001":{"date":"2026-11-20","pages":[]}}',
    };
    const local = memoryArea({
      ...kept,
      deliveryDate: "2026-11-23",
      exceptiondate: "2026-11-23",
      standardDeliveryDate: "2026-11-23",
      shippingMethod: "flatrate_flatrate",
      shipToId: "500101",
      token: "secret",
      somethingElse: "of another script",
    });
    const session = memoryArea({ id_token: "a.b.c", intendedPath: "/cart" });
    createStorage(local, session).clearForSignOut();
    expect(local.length).toBe(3);
    for (const [key, value] of Object.entries(kept)) expect(local.getItem(key)).toBe(value);
    expect(session.length).toBe(0);
  });

  test("SESSION-10 SESSION-11 SESSION-12 SESSION-13 SESSION-14 what is still under way writes nothing after signing out", () => {
    const local = memoryArea({ shipToId: "500101" });
    const storage = createStorage(local, memoryArea());
    storage.subscribe(() => storage.write(orderingKeys.shipToId, "500102"));
    storage.close();
    storage.clearForSignOut();
    storage.write(orderingKeys.deliveryDate, toLocalDate("2026-11-23"));
    expect(local.length).toBe(0);
  });

  test("tells listeners, until they leave", () => {
    const storage = createStorage(memoryArea(), memoryArea());
    let told = 0;
    const leave = storage.subscribe(() => {
      told += 1;
    });
    storage.write(orderingKeys.shipToId, "1");
    leave();
    storage.write(orderingKeys.shipToId, "2");
    expect(told).toBe(1);
  });

  test("a browser that refuses to store still works as long as the page is open", () => {
    const full = {
      ...memoryArea(),
      setItem: () => {
        throw new Error("quota");
      },
    };
    const storage = createStorage(full, undefined);
    expect(() => storage.write(orderingKeys.shipToId, "1")).not.toThrow();
    storage.write(shellKeys.intendedPath, "/cart");
    expect(storage.read(shellKeys.intendedPath)).toBe("/cart");
  });
});
