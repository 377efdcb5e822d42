import { renderHook } from "@testing-library/react";
import type { NoticeFacts } from "@vycep/contract/notices/notices.rest";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { beforeAll, describe, expect, test } from "vitest";
import { untied } from "../../testing/find.ts";
import { useNoticeWords } from "./notice-words.ts";

beforeAll(async () => {
  await loadTexts(["notices"], "cs");
  changeLanguage("cs");
});

function tell(facts: NoticeFacts, subject = "4700100303") {
  const told = renderHook(() => useNoticeWords()).result.current({ facts, subject });
  return { ...told, title: untied(told.title), text: untied(told.text) };
}

const order = "/orders/history/4700100303";
const ticket = "/support/tickets/4700100303";
const paper = "/my-documents/4700100303";
const day = "2026-11-26";

describe("BELL-01 a notice says what happened and leads there", () => {
  test.each<[NoticeFacts, string, string, string]>([
    [
      { kind: "order-taken", deliveryDay: day, person: "Jana Novotná" },
      "Objednávka 4700100303 přijata",
      "Odeslal(a) Jana Novotná, závoz 26.11.",
      order,
    ],
    [
      { kind: "order-confirmed-differently", deliveryDay: day },
      "Objednávka 4700100303 potvrzena jinak, než jste objednali",
      "Závoz 26.11.",
      order,
    ],
    [
      { kind: "order-on-the-way", deliveryDay: day },
      "Objednávka 4700100303 je na cestě",
      "Závoz 26.11.",
      order,
    ],
    [{ kind: "order-delivered", isPartial: false }, "Objednávka 4700100303 doručena", "", order],
    [{ kind: "order-delivered", isPartial: true }, "Objednávka 4700100303 doručena částečně", "", order],
    [{ kind: "order-cancelled" }, "Objednávka 4700100303 zrušena", "", order],
    [
      { kind: "order-cancelled", reason: "Zákazník si přeje zrušit" },
      "Objednávka 4700100303 zrušena",
      "Zákazník si přeje zrušit",
      order,
    ],
    [{ kind: "order-priced" }, "Ceny objednávky 4700100303 jsou potvrzené", "", order],
    [
      { kind: "new-document", documentKind: "invoice", due: "2026-12-04" },
      "Nová faktura 4700100303",
      "Splatnost 4.12.",
      paper,
    ],
    [{ kind: "new-document", documentKind: "credit-note", due: null }, "Nový dobropis 4700100303", "", paper],
    [
      { kind: "payment-due", due: "2026-12-04", isOverdue: false },
      "Faktura 4700100303 bude splatná",
      "Splatnost 4.12.",
      paper,
    ],
    [
      { kind: "payment-due", due: "2026-11-04", isOverdue: true },
      "Faktura 4700100303 je po splatnosti",
      "Splatnost 4.11.",
      paper,
    ],
    [{ kind: "delivery-changed", deliveryDay: day, movedTo: null }, "Závoz 26.11. odpadá", "", "/"],
    [
      { kind: "delivery-changed", deliveryDay: day, movedTo: "2026-11-27" },
      "Závoz 26.11. se přesouvá",
      "Nový termín 27.11.",
      "/",
    ],
    [
      { kind: "cart-waiting", deliveryDay: day, cutOffMinutes: 810 },
      "Košík není odeslaný",
      "Závoz 26.11., uzávěrka v 13:30.",
      "/cart",
    ],
    [
      { kind: "ticket-answered", title: "Chybí přepravky" },
      "Nová odpověď na 4700100303",
      "Chybí přepravky",
      ticket,
    ],
    [
      { kind: "ticket-changed", title: "Chybí přepravky", status: "In Progress" },
      "Požadavek 4700100303 má nový stav",
      "Chybí přepravky",
      ticket,
    ],
    [
      { kind: "claim-credited", order: "4700100498", document: "2026100140" },
      "Reklamace 4700100303 je vrácená dobropisem",
      "Dobropis 2026100140 k objednávce 4700100498.",
      ticket,
    ],
    [
      { kind: "claim-deadline", lastDay: "2026-11-23" },
      "Rozepsaná reklamace objednávky 4700100303",
      "Odeslat ji můžete do 23.11.",
      `${order}/claim`,
    ],
    [
      { kind: "access-requested", person: "Eliška Řezáčová", permission: "Catalogue" },
      "Eliška Řezáčová žádá o přístup",
      "Práva nastavíte ve správě uživatelů.",
      "/my-profile/users",
    ],
  ])("%j", (facts, title, text, href) => {
    expect(tell(facts)).toMatchObject({ title, text: text.replace(/\.\.$/u, "."), href });
  });

  test("a number is no path of its own, whatever stands in it", () => {
    expect(tell({ kind: "order-cancelled" }, "47/01?x").href).toBe("/orders/history/47%2F01%3Fx");
  });
});
