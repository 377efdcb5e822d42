import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, it } from "vitest";
import { decodeChoice, encodeChoice, HEADER, type RequestChoice } from "./headers.ts";

const full: RequestChoice = {
  shipToId: "500101",
  method: "tank_tank",
  deliveryDate: toLocalDate("2026-11-25"),
  standardDeliveryDate: toLocalDate("2026-11-24"),
  exceptionDate: toLocalDate("2026-11-25"),
  store: "LivePortal_CZ_cs",
  language: "cs",
  customerType: "POS",
  noteForDriver: "Vjezd ze dvora,\nsklep otevře Řehoř",
  customerOrderNumber: "PO č. 7",
  cartSkus: ["100101", "100107"],
  productRecoEnabled: true,
};

describe("request headers", () => {
  it("HTTP-11 HTTP-12 HTTP-13 HTTP-14 HTTP-15 HTTP-16 HTTP-17 HTTP-18 HTTP-19 HTTP-20 HTTP-21 HTTP-24, OP-110: a choice survives the way over the wire", () => {
    expect(decodeChoice(encodeChoice(full))).toEqual(full);
  });

  it("OP-109: texts with diacritics and line breaks become plain ASCII header values", () => {
    for (const value of Object.values(encodeChoice(full))) expect(value).toMatch(/^[\x20-\x7e]*$/);
  });

  it.each([
    ["tank_tank", "0", "1", "0"],
    ["unfiltered_unfiltered", "1", "0", "0"],
    ["emptiespickup_emptiespickup", "0", "0", "1"],
    ["emptiesfulltruck_emptiesfulltruck", "0", "0", "1"],
    ["flatrate_flatrate", "0", "0", "0"],
  ] as const)(
    "HTTP-17, HTTP-25, HTTP-26: %s says unfiltered %s, tank %s, only empties %s",
    (method, unfiltered, tank, empties) => {
      const headers = encodeChoice({ method });
      expect(headers[HEADER.onlyUnfiltered]).toBe(unfiltered);
      expect(headers[HEADER.onlyTank]).toBe(tank);
      expect(headers[HEADER.onlyEmpties]).toBe(empties);
    },
  );

  it("leaves out what cannot be read instead of refusing the request", () => {
    expect(
      decodeChoice({
        [HEADER.method]: "rocket_rocket",
        [HEADER.deliveryDate]: "31.2.2026",
        [HEADER.language]: "xx",
        [HEADER.noteForDriver]: "%E0%A4%A",
        [HEADER.shipTo]: "",
      }),
    ).toEqual({});
  });

  it.each([
    ["0", false],
    ["1", true],
    ["true", true],
  ])("HTTP-22: recommendations are left out by 0 alone, %s means %s", (sent, isOn) => {
    expect(decodeChoice({ [HEADER.productRecoEnabled]: sent }).productRecoEnabled).toBe(isOn);
  });

  it("OP-110: reads a date in both spellings", () => {
    expect(decodeChoice({ [HEADER.deliveryDate]: "25.11.2026" }).deliveryDate).toBe("2026-11-25");
  });
});
