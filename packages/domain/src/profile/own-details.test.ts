import { describe, expect, test } from "vitest";
import { type DetailFacts, judgeDetails, NAME_MAX, type OwnDetails } from "./own-details.ts";

const current: OwnDetails = {
  firstName: "Petr",
  lastName: "Dvořák",
  phone: "+420799999002",
  language: "cs",
};
const facts: DetailFacts = { current, isKeyAccount: false, country: "CZE" };

const judged = (change: Partial<OwnDetails>, of: Partial<DetailFacts> = {}) => {
  const verdict = judgeDetails({ ...current, ...change }, { ...facts, ...of });
  return verdict.ok
    ? { changed: verdict.value.changed, kept: verdict.value.details }
    : verdict.refusal.problems.map(({ field, kind }) => `${field} ${kind}`);
};

describe("what somebody may change of themselves", () => {
  test.each<[string, Partial<OwnDetails>, readonly string[], Partial<OwnDetails>]>([
    ["nothing", {}, [], {}],
    ["the name, tidied", { firstName: "  Petr  Jan " }, ["firstName"], { firstName: "Petr Jan" }],
    ["the phone as it is typed", { phone: "799 999 003" }, ["phone"], { phone: "+420799999003" }],
    ["the same phone, spaced", { phone: "+420 799 999 002" }, [], {}],
    ["no phone", { phone: " " }, ["phone"], { phone: "" }],
    ["the language", { language: "en" }, ["language"], { language: "en" }],
    [
      "everything",
      { firstName: "Jan", lastName: "Novák", phone: "+421959999003", language: "en" },
      ["firstName", "lastName", "phone", "language"],
      { firstName: "Jan", lastName: "Novák", phone: "+421959999003", language: "en" },
    ],
    [
      "the longest name",
      { lastName: "Ž".repeat(NAME_MAX) },
      ["lastName"],
      { lastName: "Ž".repeat(NAME_MAX) },
    ],
  ])("PROFILE-05 %s", (_what, change, changed, kept) => {
    expect(judged(change)).toEqual({ changed, kept: { ...current, ...kept } });
  });

  test.each<[string, Partial<OwnDetails>, readonly string[]]>([
    ["no first name", { firstName: " " }, ["firstName name-missing"]],
    ["no name at all", { firstName: "", lastName: "" }, ["firstName name-missing", "lastName name-missing"]],
    ["a name too long", { lastName: "N".repeat(NAME_MAX + 1) }, ["lastName name-too-long"]],
    ["TICKET-09 TICKET-10 no phone of ours", { phone: "+48799999003" }, ["phone phone-format"]],
    ["both", { lastName: "", phone: "12" }, ["lastName name-missing", "phone phone-format"]],
  ])("PROFILE-05 refused: %s", (_what, change, problems) => {
    expect(judged(change)).toEqual(problems);
  });

  test.each<[string, Partial<OwnDetails>, unknown]>([
    ["another phone", { phone: "+420799999003" }, ["phone phone-by-service"]],
    ["no phone", { phone: "" }, ["phone phone-by-service"]],
    ["nonsense for a phone", { phone: "x" }, ["phone phone-by-service"]],
    ["the same phone", { phone: "799999002" }, { changed: [], kept: current }],
    ["the name", { lastName: "Malá" }, { changed: ["lastName"], kept: { ...current, lastName: "Malá" } }],
  ])("PROFILE-04 a key user who wants %s", (_what, change, expected) => {
    expect(judged(change, { isKeyAccount: true })).toEqual(expected);
  });

  test("a phone of old that is no number of ours may stay", () => {
    const old = { ...current, phone: "klapka 12" };
    expect(judgeDetails({ ...old, firstName: "Jan" }, { ...facts, current: old })).toEqual({
      ok: true,
      value: { details: { ...old, firstName: "Jan" }, changed: ["firstName"] },
    });
  });
});
