import { describe, expect, test } from "vitest";
import { paths } from "./paths.ts";

const wild = "a/b?c=d&e#f g%";

describe("addresses of the portal", () => {
  test.each<[string, string]>([
    ["a product", paths.product(wild)],
    ["an order", paths.order(wild)],
    ["a saved order", paths.savedOrder(wild)],
    ["a user", paths.user(wild)],
    ["a contract", paths.contract(wild)],
    ["an invoice", paths.invoice(wild)],
    ["an article", paths.newsItem(wild)],
    ["a ticket", paths.ticket(wild)],
    ["an entry of the knowledge base", paths.knowledgeEntry(wild)],
  ])("%s of whatever number is one step of the path, and nothing else", (_case, path) => {
    const { pathname, search, hash } = new URL(path, "http://portal");
    expect(decodeURIComponent(pathname.split("/").at(-1) ?? "")).toBe(wild);
    expect([search, hash]).toEqual(["", ""]);
  });

  test("a claim stands below its order", () => {
    expect(paths.claim("47/1")).toBe("/orders/history/47%2F1/claim");
  });

  test.each<[string, string, string]>([
    ["the topic of the news", paths.news(wild), "topic"],
    ["what is looked for in support", paths.supportSearch("faq", wild), "q"],
    ["the question that stands open", paths.question(wild), "open"],
    ["the order that was sent", paths.thanks(wild), "order"],
    ["the page that was refused", paths.error403(wild), "page"],
  ])("%s is one value, whatever stands in it", (_case, path, name) => {
    expect([...new URL(path, "http://portal").searchParams]).toEqual([[name, wild]]);
  });

  test("what is not said is left out", () => {
    expect([paths.news(), paths.thanks(), paths.supportSearch("faq", "")]).toEqual([
      "/news",
      "/thanks",
      "/support/faq",
    ]);
  });
});
