import { expect, test } from "vitest";
import { nameParts, shortForm } from "./name-parts.ts";

test.each([
  ["Lipovrch 11 světlý ležák, sud KEG 50 l", "Sud KEG 50 l", "sud 50\u00a0l"],
  [
    "Lipovrch 10, lahev 0,5 l, přepravka 20 ks",
    "Lahev 0,5 l, přepravka 20 ks",
    "lahev 0,5\u00a0l, přepravka 20\u00a0ks",
  ],
  ["Pramínek cola, PET 1,5 l, balení 6 ks", "PET 1,5 l, balení 6 ks", "PET 1,5\u00a0l, balení 6\u00a0ks"],
  ["Svoz obalů", "", ""],
])("the packaging of %s, for a line and for a tile", (name, form, short) => {
  expect(nameParts(name).form).toBe(form);
  expect(shortForm(name)).toBe(short);
});
