import { expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import {
  contentKeyOf,
  contentState,
  type EditedContent,
  judgeContent,
  judgePublication,
  originalLanguage,
  translationState,
} from "./edited-content.ts";

const today = toLocalDate("2026-11-23");
const whole: EditedContent = {
  ...{ titles: { cs: "Rozvoz" }, bodies: { cs: "Do pátku" }, sections: {}, markets: ["CZ", "SK"] },
  ...{ sort: 1, validFrom: null, validTo: null, tone: null, link: null, file: null, isPublic: false },
  isNewCapability: false,
};

test.each([
  ["as it is", {}, "ok"],
  ["for nobody", { markets: [] }, "markets-missing markets"],
  ["without a title", { titles: { en: "Delivery" } }, "title-missing title.cs"],
  ["without its own market's title", { markets: ["SK"] }, "title-missing title.sk"],
  ["a title without end", { titles: { cs: "a", en: "a".repeat(201) } }, "text-too-long title.en"],
  ["half a place", { sort: 1.5 }, "place-invalid sort"],
  ["over before it begins", { validFrom: "2026-12-02", validTo: "2026-12-01" }, "ends-before-start validTo"],
  ["one day", { validFrom: "2026-12-01", validTo: "2026-12-01" }, "ok"],
  ["graver than news are", { tone: "critical" }, "tone-invalid tone"],
  ["important", { tone: "warning" }, "ok"],
  ["a link that runs", { link: "javascript:x" }, "link-invalid link"],
  ["a link to who knows whom", { link: "//x.example" }, "link-invalid link"],
  ["a link within", { link: "/news" }, "ok"],
  ["a picture of others", { file: "https://x.example/a.png" }, "file-invalid file"],
])("DCONT-01 a draft %s: %s", (_case, part, expected) => {
  const days = (day: unknown) => (typeof day === "string" ? toLocalDate(day) : null);
  const edited = { ...whole, ...part } as EditedContent;
  const verdict = judgeContent("article", {
    ...edited,
    validFrom: days(edited.validFrom),
    validTo: days(edited.validTo),
  });
  expect(verdict.ok ? "ok" : `${verdict.refusal.kind} ${verdict.refusal.field}`).toBe(expected);
});

test.each([
  ["article", whole, "ok"],
  ["article", { ...whole, bodies: { en: "Till Friday" } }, "body-missing"],
  ["page", { ...whole, bodies: {} }, "ok"],
  ["faq", { ...whole, validTo: toLocalDate("2026-11-22") }, "ended-already"],
  ["faq", { ...whole, validTo: today }, "ok"],
] as const)("DCONT-01 going out: %s %#", (kind, content, expected) => {
  const verdict = judgePublication(kind, content, today);
  expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
});

const [before, after] = ["2026-11-20T08:00:00.000Z", "2026-11-21T08:00:00.000Z"];

test.each([
  ["cs", {}, "valid"],
  ["sk", {}, "missing"],
  ["sk", { markets: ["CZ"] }, "needless"],
  ["cs", { markets: ["SK"], titles: { cs: "Rozvoz", sk: "Rozvoz" } }, "valid"],
  ["en", { markets: ["CZ"] }, "missing"],
  ["sk", { titles: { cs: "a", sk: "b" } }, "missing"],
  ["sk", { titles: { cs: "a", sk: "b" }, bodies: {} }, "valid"],
  ["sk", { titles: { cs: "a", sk: "b" }, bodies: {}, saidAt: { cs: after, sk: before } }, "outdated"],
  ["sk", { titles: { cs: "a", sk: "b" }, bodies: {}, saidAt: { cs: after, sk: after } }, "valid"],
  ["sk", { titles: { cs: "a", sk: "b" }, bodies: {}, saidAt: { cs: after } }, "outdated"],
  ["en", { titles: { sk: "a", en: "b" }, bodies: {}, markets: ["SK"], saidAt: { sk: after } }, "outdated"],
] as const)("DCONT-03 %s of %j is %s", (language, part, expected) => {
  expect(translationState(language, { ...whole, saidAt: {}, ...part })).toBe(expected);
});

test.each([
  ["draft", undefined, { isPlanned: false }],
  ["planned", undefined, { isPlanned: true }],
  ["published", [null, null], undefined],
  ["changed", [null, null], { isPlanned: false }],
  ["planned", [null, null], { isPlanned: true }],
  ["planned", ["2026-11-24", null], undefined],
  ["published", ["2026-11-23", "2026-11-23"], undefined],
  ["over", [null, "2026-11-22"], { isPlanned: false }],
] as const)("DCONT-01 it is %s: %j %j", (expected, days, draft) => {
  const [from = null, to = null] = days ?? [];
  const published = days && {
    validFrom: from === null ? null : toLocalDate(from),
    validTo: to === null ? null : toLocalDate(to),
  };
  expect(contentState({ published, draft }, today)).toBe(expected);
});

test.each([
  ["Vánoční rozvoz 2026!", "vanocni-rozvoz-2026"],
  ["  –  ", "text"],
  [`${"a".repeat(59)} b`, "a".repeat(59)],
])("%s is called %s in addresses", (title, key) => expect(contentKeyOf(title)).toBe(key));

test.each([
  [["CZ", "SK"], "cs"],
  [["SK"], "sk"],
  [["SK", "CZ"], "cs"],
] as const)("what %j see is first written in %s", (markets, language) =>
  expect(originalLanguage(markets)).toBe(language),
);
