import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, expect, test } from "vitest";
import { addressOf, button, link, named, textOf } from "../../testing/find.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";
import { someKnowledge, someQuestion } from "../../testing/some-article.ts";

withPortal();

beforeEach(() => {
  api.set("faqitems", () => [
    someQuestion(),
    someQuestion({ id: "faq-user", question: "Jak přidám kolegu?", answer: "<p>Pozvěte ho.</p>" }),
  ]);
  api.set("knowledgebase", () => [
    someKnowledge(),
    someKnowledge({ id: "kb-temp", title: "Teplota tanku kolísá" }),
    someKnowledge({ id: "kb-keg", title: "Sudy", section: "Skladování", body: "<p>Přepravky ve tmě.</p>" }),
  ]);
  api.set("servicestatus", () => ({ daysOff: [], orders: "working" }));
});

const isOpen = (question: string) =>
  screen.getByText(named(question)).closest("details")?.hasAttribute("open") ?? false;

test("ROUTE-22 CONTENT-02 questions open their answers, which may be called helpful; the parts have tabs", async () => {
  api.set("contentrating", () => ({ isHelpful: true }));
  const { user } = await openPortal("/support/faq?open=faq-user");
  const tabs = within(screen.getByRole("navigation", { name: named("Podpora") }));
  expect(tabs.getAllByRole("link").map((one) => addressOf(one))).toEqual([
    "/support/faq",
    "/support/knowledge-base",
    "/support/tickets",
    "/support/contact",
  ]);
  await screen.findByText(named("Jak přidám kolegu?"));
  expect([isOpen("Jak vrátím prázdné obaly?"), isOpen("Jak přidám kolegu?")]).toEqual([false, true]);
  await user.click(screen.getAllByRole("button", { name: named("Ano") }).at(-1) ?? document.body);
  expect(api.lastOf("contentrating")).toMatchObject({ body: { kind: "faq", id: "faq-user" } });
  expect(addressOf(link("Všechny 3 články"))).toBe("/support/knowledge-base");
  await expectAccessible();
});

test("C25 one search finds questions and knowledge without diacritics, and the address keeps it", async () => {
  const { user } = await openPortal("/support/knowledge-base");
  await user.type(await screen.findByRole("searchbox"), "prepravka");
  await waitFor(() => expect(textOf(screen.getByRole("main"))).toContain("2 výsledky pro „prepravka“"));
  expect(window.location.search).toBe("?q=prepravka");
  expect(addressOf(link("Jak vrátím prázdné obaly?"))).toBe("/support/faq?open=faq-empties");
  expect(addressOf(link("Sudy"))).toBe("/support/knowledge-base/kb-keg");
  expect(screen.getAllByRole("mark").map((one) => textOf(one))).toEqual(["přepravky", "Přepravky"]);
  await user.type(screen.getByRole("searchbox"), "xyz");
  expect(await screen.findByRole("heading", { name: named("Nic jsme nenašli.") })).toBeTruthy();
  await user.click(button("Smazat hledání"));
  expect(await screen.findByRole("heading", { level: 2, name: named("Skladování") })).toBeTruthy();
});

test("CONTENT-03 an entry of the knowledge base stands with what belongs to it", async () => {
  await openPortal("/support/knowledge-base/kb-tank");
  expect(await screen.findByRole("heading", { level: 1, name: named("Příjem tankového piva") })).toBeTruthy();
  expect(textOf(screen.getByRole("main"))).toContain("upraveno 03.11.2026");
  expect(addressOf(link("Teplota tanku kolísá"))).toBe("/support/knowledge-base/kb-temp");
  expect(screen.queryByRole("link", { name: named("Sudy") })).toBeNull();
  await expectAccessible();
});

test("an entry that is not there says so", async () => {
  await openPortal("/support/knowledge-base/nothing");
  expect(await screen.findByRole("heading", { name: named("Tento článek tu není.") })).toBeTruthy();
});

test("CONTENT-13 CONTENT-14 CONTENT-17 the contact comes from the configuration and says how orders go", async () => {
  api.set("servicestatus", () => ({ daysOff: [], orders: "delayed" }));
  await openPortal("/support/contact");
  const card = within(await screen.findByRole("region", { name: named("Zákaznický servis") }));
  expect(addressOf(card.getByRole("link", { name: named("+420 800 123 456") }))).toBe("tel:+420800123456");
  await card.findByText(named("Objednávky předáváme se zpožděním, nic se neztratí"));
  expect(card.getByText(/^teď (otevřeno|zavřeno)$/)).toBeTruthy();
});

test("CONTENT-04 the help pages stand under the tab of the help", async () => {
  api.set("helppages", () => []);
  await openPortal("/support/help");
  expect(await screen.findByRole("heading", { level: 2, name: named("Průvodce portálem") })).toBeTruthy();
  expect(link("Nápověda").getAttribute("aria-current")).toBe("page");
});
