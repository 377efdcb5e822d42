import type { PortalLink } from "@vycep/contract/content/content.rest";
import { expect, test } from "vitest";
import { arrangeLinks } from "./arrange-links.ts";

const link = (name: string, type = "legal", order = 1): PortalLink => ({
  name,
  type,
  order,
  label: name,
  url: `/${name}`,
});
const links = [
  link("cookies"),
  link("cookiesSK"),
  link("termsOfUse"),
  link("termsOfUseSK"),
  link("privacyPolicy"),
  link("eLearning", "sso"),
  link("skELearning", "sso"),
  link("common", "mobile brands", 3),
  link("czech", "mobile brands cz", 1),
  link("slovak", "mobile brands sk", 2),
];
const names = (found: readonly PortalLink[]) => found.map(({ name }) => name);

test("CONTENT-10…12 OP-131 a Czech sees the plain links and the Czech and common brands, in their order", () => {
  const { brands, legal, eLearning } = arrangeLinks(links, "CZE");
  expect(names(brands)).toEqual(["czech", "common"]);
  expect(names(legal)).toEqual(["termsOfUse", "privacyPolicy", "cookies"]);
  expect(eLearning?.name).toBe("eLearning");
});

test("SESSION-08 OP-131 a Slovak sees the links named for Slovakia", () => {
  const { brands, legal, eLearning } = arrangeLinks(links, "SVK");
  expect(names(brands)).toEqual(["slovak", "common"]);
  expect(names(legal)).toEqual(["termsOfUseSK", "cookiesSK"]);
  expect(eLearning?.name).toBe("skELearning");
});

test("OP-91 visitors and Poles see the Czech ones", () => {
  expect(arrangeLinks(links, undefined)).toEqual(arrangeLinks(links, "POL"));
});
