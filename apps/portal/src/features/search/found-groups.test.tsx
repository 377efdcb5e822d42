import { renderHook } from "@testing-library/react";
import type { SearchKind } from "@vycep/domain/search/search-groups";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { beforeAll, describe, expect, test } from "vitest";
import { untied } from "../../testing/find.ts";
import { KIND_LOOKS, useHitWords } from "./found-groups.ts";
import type { FoundGroup } from "./use-search-everything.ts";

type Hit = FoundGroup["hits"][number];
type Kind = keyof typeof KIND_LOOKS;

beforeAll(async () => {
  await loadTexts(["search", "documents"], "cs");
  changeLanguage("cs");
});

function someHit(said: Partial<Hit> = {}): Hit {
  const hit = {
    id: "4700100303",
    title: "4700100303",
    match: "exact",
    note: null,
    type: null,
    status: null,
    day: null,
    place: null,
  };
  return { ...hit, ...said } as Hit;
}

describe("where what was found leads", () => {
  test.each<[Kind, Partial<Hit>, string]>([
    ["product", { id: "100112" }, "/catalog/100112"],
    ["order", {}, "/orders/history/4700100303"],
    ["document", { id: "2026100135", type: "invoice" }, "/my-documents/2026100135"],
    ["document", { id: "2026200001", type: "credit-note" }, "/my-documents/2026200001"],
    ["document", { id: "8700100283", type: "delivery-note" }, "/my-documents?q=8700100283"],
    ["ticket", { id: "CS0010022" }, "/support/tickets/CS0010022"],
    ["material", { id: "m1", title: "Tácky & Co" }, "/marketing-materials?q=T%C3%A1cky%20%26%20Co"],
    ["article", { id: "novy-lezak" }, "/news/novy-lezak"],
    ["question", { id: "7" }, "/support/faq?open=7"],
    ["knowledge", { id: "k/1" }, "/support/knowledge-base/k%2F1"],
  ])("a %s of %j: %s", (kind, hit, path) => {
    expect(KIND_LOOKS[kind].pathOf(someHit(hit))).toBe(path);
  });

  test.each<[Kind, string | undefined]>([
    ["product", "/catalog/products?q=le%C5%BE%C3%A1k%2011"],
    ["order", "/orders/history?q=le%C5%BE%C3%A1k%2011"],
    ["question", "/support/faq?q=le%C5%BE%C3%A1k%2011"],
    ["knowledge", "/support/knowledge-base?q=le%C5%BE%C3%A1k%2011"],
    ["article", undefined],
  ])("all of the kind %s with the same words: %s", (kind, path) => {
    expect(KIND_LOOKS[kind].allIn?.("ležák 11")).toBe(path);
  });
});

describe("how what was found reads", () => {
  const words = () => renderHook(() => useHitWords()).result.current;

  test.each<[SearchKind, Partial<Hit>, string]>([
    ["order", {}, "Objednávka 4700100303"],
    ["document", { title: "2026100135", type: "invoice" }, "Faktura 2026100135"],
    ["document", { title: "2026100135", type: "riddle" }, "2026100135"],
    ["product", { title: "Lipovrch 11" }, "Lipovrch 11"],
  ])("the name of a %s of %j", (kind, hit, label) => {
    expect(untied(words().labelOf(someHit(hit), kind))).toBe(label);
  });

  test.each<[SearchKind, Partial<Hit>, string | undefined]>([
    [
      "order",
      { day: "2026-11-16", place: "U Modré hvězdy", note: "doručeno" },
      "16.11.2026 · U Modré hvězdy · doručeno",
    ],
    ["product", { id: "100112", note: "sud 50 l" }, "100112 · sud 50 l"],
    ["ticket", { id: "CS0010022" }, "CS0010022"],
    ["article", {}, undefined],
  ])("what is said of a %s of %j", (kind, hit, note) => {
    const said = words().noteOf(someHit(hit), kind);
    expect(said && untied(said)).toBe(note);
  });
});
