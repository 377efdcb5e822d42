import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, test } from "vitest";
import { memoryArea } from "../testing/memory-area.ts";
import { createStorage } from "./storage.ts";

describe("what the browser keeps", () => {
  test("STORAGE-02 STORAGE-03 STORAGE-04 STORAGE-05 STORAGE-06 STORAGE-07 STORAGE-09 STORAGE-10 STORAGE-11 STORAGE-12 STORAGE-13 STORAGE-15 STORAGE-16 the keys and their form are those of the seeds", () => {
    const local = memoryArea();
    const session = memoryArea();
    const storage = createStorage(local, session);
    const amounts = { "500101": { standard: { hash: "a", amounts: {} } } };
    storage.write("token", "abc");
    storage.write("shipToId", "500101");
    storage.write("deliveryDate", toLocalDate("2026-11-23"));
    storage.write("store", "LivePortal_CZ_cs");
    storage.write("lang", "cs");
    storage.write("shippingMethod", "flatrate_flatrate");
    storage.write("onlyEmpties", false);
    storage.write("exceptiondate", toLocalDate("2026-12-23"));
    storage.write("standardDeliveryDate", toLocalDate("2026-12-24"));
    storage.write("customerOrderNumber", "PO-101");
    storage.write("noteForDriver", "Vjezd ze dvora");
    storage.write("customertype", "HORECA");
    storage.write("sawTutorials", { U001: { date: "2026-11-20", pages: ["cart"] } });
    storage.write("suggestedCartAmounts", amounts);
    storage.writeSession("id_token", "a.b.c");
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
      sawTutorials: '{"U001":{"date":"2026-11-20","pages":["cart"]}}',
      suggestedCartAmounts: JSON.stringify(amounts),
    });
    expect(storage.read("suggestedCartAmounts")).toEqual(amounts);
    expect(session.getItem("id_token")).toBe("a.b.c");
  });

  test("OP-110 a date is read in both forms", () => {
    const storage = createStorage(memoryArea({ deliveryDate: "23.11.2026" }), undefined);
    expect(storage.read("deliveryDate")).toBe("2026-11-23");
  });

  test.each([
    ["deliveryDate", "31.02.2026"],
    ["lang", "fr"],
    ["shippingMethod", "pigeon"],
    ["suggestedCartAmounts", "{broken"],
    ["suggestedCartAmounts", '{"500101":1.5}'],
    ["suggestedCartAmounts", '{"500101":{"standard":{"amounts":{}}}}'],
    [
      "suggestedCartAmounts",
      '{"500101":{"truck":{"hash":"a","amounts":{"1":{"units":-1,"layers":0,"pallets":0,"checked":true}}}}}',
    ],
    ["sawTutorials", '{"U001":7}'],
    ["lastActivity", "yesterday"],
    ["unsentCart", '{"cartId":"c1"}'],
    ["unsentCart", '{"cartId":"c1","changes":{"100101":3}}'],
    ["unsentCart", '{"cartId":"c1","changes":{"100101":[0.5,0,0]}}'],
    ["unsentCart", '{"cartId":"c1","changes":{"100101":[-1,0,0]}}'],
    ["unsentCart", '{"cartId":"c1","changes":{},"seen":{"100101":["MTI="]}}'],
    ["unsentCart", '{"cartId":"c1","changes":{},"seen":{"100101":["MTI=","3"]}}'],
    ["unsentCart", '{"cartId":"c1","changes":{},"sent":{"100101":[1]}}'],
    ["seenPrices", '{"cartId":"c1","unitMinor":{"100101":"1"}}'],
    ["seenPrices", '{"cartId":"c1","unitMinor":{},"contents":{"B1":[3]}}'],
    ["sentTotal", '{"cartId":"c1","version":1}'],
    ["shipToId", ""],
  ] as const)("a broken %s (%s) counts as not there", (key, text) => {
    expect(createStorage(memoryArea({ [key]: text }), undefined).read(key)).toBeUndefined();
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
    storage.subscribe(() => storage.write("shipToId", "500102"));
    storage.close();
    storage.clearForSignOut();
    storage.write("deliveryDate", toLocalDate("2026-11-23"));
    expect(local.length).toBe(0);
  });

  test("tells listeners, until they leave", () => {
    const storage = createStorage(memoryArea(), memoryArea());
    let told = 0;
    const leave = storage.subscribe(() => {
      told += 1;
    });
    storage.write("shipToId", "1");
    leave();
    storage.write("shipToId", "2");
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
    expect(() => storage.write("shipToId", "1")).not.toThrow();
    storage.writeSession("intendedPath", "/cart");
    expect(storage.readSession("intendedPath")).toBe("/cart");
  });
});
