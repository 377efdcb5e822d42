import { describe, expect, test } from "vitest";
import { isSameAddress, placeAt } from "./same-address.ts";

const kept = { street: "Náměstí Míru 12", city: "Žďár nad Sázavou", zip: "591 01", country: "CZE" };
const written = { street: ["Náměstí Míru 12"], city: "Žďár nad Sázavou", postcode: "591 01", country: "CZ" };

describe("GQL-24 isSameAddress", () => {
  test.each([
    ["as it was read", {}, true],
    ["in capitals", { street: ["NÁMĚSTÍ MÍRU 12"], city: "ŽĎÁR NAD SÁZAVOU" }, true],
    ["with other blanks", { street: [" Náměstí  Míru 12 "], city: "Žďár nad\u00a0Sázavou " }, true],
    ["in lines of its own", { street: ["Náměstí Míru", "12", ""] }, true],
    ["a postcode without its blank", { postcode: "59101" }, true],
    ["a country in three letters", { country: "cze" }, true],
    ["marks as signs of their own", { street: ["Náměstí Míru 12".normalize("NFD")] }, true],
    ["without its marks", { city: "Zdar nad Sazavou" }, false],
    ["another number", { street: ["Náměstí Míru 1"] }, false],
    ["another postcode", { postcode: "59102" }, false],
    ["no postcode", { postcode: "" }, false],
    ["another country", { country: "SK" }, false],
    ["no country", { country: "" }, false],
  ])("%s", (_case, change, is) => {
    expect(isSameAddress({ ...written, ...change }, kept)).toBe(is);
  });
});

describe("GQL-24 placeAt", () => {
  const inn = { ...kept, name: "U Lípy" };
  const shop = { ...kept, name: "Pod Lípou" };
  const elsewhere = { ...inn, street: "Dlouhá 1" };
  test.each([
    ["the one that is there, whatever it is called", [inn, elsewhere], ["Jana"], inn],
    ["of two the one named", [inn, shop], ["Jana", "pod lípou"], shop],
    ["none of two, of which neither is named", [inn, shop], ["Jana"], undefined],
    ["none of two of one name", [inn, { ...inn }], ["U Lípy"], undefined],
    ["none where nobody is there", [elsewhere], ["U Lípy"], undefined],
  ])("%s", (_case, places, names, place) => {
    expect(placeAt(places, written, names)).toBe(place);
  });
});
