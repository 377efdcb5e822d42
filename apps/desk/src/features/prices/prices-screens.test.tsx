import { screen, within } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const me = somebody(["prices", "see"], ["prices", "change"], ["prices", "approve"]);
const line = {
  ...{ priceList: "CZ-HORECA", currency: "CZK", sku: "120212", name: "Kamenář 12, sud 50 l" },
  ...{ oldBaseMinor: 218_250, oldYourMinor: 218_250, baseMinor: 232_000, yourMinor: 232_000, percent: 6.31 },
  ...{
    isTyped: false,
    isOver: true,
    nowYourMinor: null,
    isConflict: false,
    laterFrom: null,
    leafletTo: null,
  },
};
const draft = {
  ...{ id: "7", name: "Zdražení od prosince", reason: "Slad", state: "open", validFrom: "2026-12-01" },
  ...{ publishAt: null, version: 3, by: "Vojtěch Hrubeš", createdAt: "2026-11-23T12:00:00.000Z" },
  ...{ handedInBy: null, handedInAt: null, approvedBy: null, approvedAt: null, publishedAt: null },
  ...{ takenBackBy: null, takenBackAt: null, takenBackReason: null, limit: 5, needsSecondPerson: true },
  ...{ returnedReason: null, returnedBy: null, returnedAt: null },
  counts: { all: 1, over: 1, unchanged: 0, typed: 0, conflicts: 0, maxPercent: 6.31, averagePercent: 6.31 },
  touched: {
    companies: 2,
    shipTos: 4,
    carts: 1,
    cartsMinor: [{ minor: 128_400, currency: "CZK" }],
    leaflets: 3,
  },
  may: ["change", "hand_in", "drop"],
};
const choices = {
  ...{ isErpOwned: false, brands: ["Kamenář"], categories: [{ code: "beer", name: "Pivo" }] },
  priceLists: [
    { code: "CZ-HORECA", currency: "CZK" },
    { code: "CZ-RETAIL", currency: "CZK" },
  ],
};
const done = { draft: { id: "7", version: 4, state: "open" }, kept: 1, refusal: null, faults: [] };
const answers = {
  ...{ me, PriceDraft: { priceDraft: draft }, PriceChoices: { priceChoices: choices } },
  PriceDraftLines: { priceDraftLines: { total: 1, isMore: false, next: null, items: [line] } },
};
const sentWith = (operation: string) => asked.filter((one) => one.operation === operation).at(-1)?.variables;

describe("DPRICE-02 DPRICE-03 a draft of prices", () => {
  test("is filled by percent and rounding, typed in place, and handed in for the night", async () => {
    const { user } = await openDesk("/desk/prices/drafts/7", {
      ...answers,
      FillPriceDraft: { fillPriceDraft: done },
      SetPriceDraftLines: { setPriceDraftLines: done },
      HandInPriceDraft: { handInPriceDraft: { ...done, draft: { ...done.draft, state: "waiting" } } },
    });
    await screen.findByRole("heading", { level: 1, name: "Zdražení od prosince" });
    const row = within(await screen.findByRole("row", { name: /Kamenář 12/ }));
    expect(row.getByText("+6,31 %")).toBeTruthy();
    expect(row.getByText("druhý člověk")).toBeTruthy();
    expect(screen.getByText(/1 cena se mění o víc než 5 %/)).toBeTruthy();
    await expectAccessible();
    await user.click(await screen.findByText("Přepočítat"));
    expect(screen.getByText("Vyberte aspoň jeden ceník.")).toBeTruthy();
    await user.click(screen.getByText("Přidejte ceník"));
    await user.click(await screen.findByText("CZ-HORECA (CZK)"));
    await user.type(await screen.findByLabelText("O kolik"), "4 %");
    const rounding = screen.getByLabelText("Zaokrouhlit na");
    await user.clear(rounding);
    await user.type(rounding, "půl");
    await user.click(screen.getByText("Přepočítat"));
    expect(rounding.getAttribute("aria-invalid")).toBe("true");
    expect(sentWith("FillPriceDraft")).toBeUndefined();
    await user.clear(rounding);
    await user.type(rounding, "0,50");
    await user.click(screen.getByText("Přepočítat"));
    expect(sentWith("FillPriceDraft")).toEqual({
      input: {
        ...{ id: "7", version: 3, priceLists: ["CZ-HORECA"], brands: [], categories: [], skus: [] },
        ...{ percentHundredths: 400, roundToMinor: 50, rounding: "nearest" },
      },
    });
    const field = screen.getByRole("textbox", { name: /Nová základní cena: Kamenář 12/ });
    await user.clear(field);
    await user.type(field, "x");
    expect(screen.getAllByText("Napište cenu, třeba 228,50.").length).toBeTruthy();
    // What is handed in would be without it.
    expect(screen.getByRole("button", { name: /^Předat ke schválení/ }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    await user.clear(field);
    await user.type(field, "2 290,5{Enter}");
    expect(sentWith("SetPriceDraftLines")).toEqual({
      input: { id: "7", version: 3, lines: [{ priceList: "CZ-HORECA", sku: "120212", baseMinor: 229_050 }] },
    });
    await user.click(screen.getByRole("button", { name: "Předat ke schválení" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Předat koncept ke schválení" }));
    await user.click(dialog.getByRole("radio", { name: /jiný okamžik/ }));
    const time = dialog.getByRole("textbox", { name: "Čas" });
    await user.clear(time);
    await user.type(time, "25:99");
    await user.click(dialog.getByRole("button", { name: "Předat ke schválení" }));
    expect(time.getAttribute("aria-invalid")).toBe("true");
    expect(sentWith("HandInPriceDraft")).toBeUndefined();
    await user.click(dialog.getByRole("radio", { name: /^V\snoci/ }));
    await user.click(dialog.getByRole("button", { name: "Předat ke schválení" }));
    expect(sentWith("HandInPriceDraft")).toEqual({
      input: { id: "7", version: 3, publishAt: "2026-12-01T00:00" },
    });
  });

  test("a typed price shows at once by how much it changes, in per cent and money, and who must agree", async () => {
    const discounted = { ...line, oldBaseMinor: 20_000, oldYourMinor: 19_000, baseMinor: 20_200 };
    const small = { ...discounted, yourMinor: 19_190, percent: 1, isOver: false };
    const { user } = await openDesk("/desk/prices/drafts/7", {
      ...answers,
      PriceDraftLines: { priceDraftLines: { total: 1, isMore: false, next: null, items: [small] } },
    });
    const row = within(await screen.findByRole("row", { name: /Kamenář 12/ }));
    expect(row.getByText("+1 %")).toBeTruthy();
    expect(row.queryByText("druhý člověk")).toBeNull();
    const field = row.getByRole("textbox", { name: /Nová základní cena: Kamenář 12/ });
    await user.clear(field);
    expect(row.queryByText("+1 %")).toBeNull();
    await user.type(field, "220");
    expect(row.getByText("+10 %")).toBeTruthy();
    expect(row.getByText("+20,00")).toBeTruthy();
    expect(row.getByText(/^209,00/)).toBeTruthy();
    expect(row.getByText("druhý člověk")).toBeTruthy();
    expect(sentWith("SetPriceDraftLines")).toBeUndefined();
    await user.clear(field);
    await user.type(field, "180");
    expect(row.getByText("−10 %")).toBeTruthy();
    await user.clear(field);
    await user.type(field, "200");
    expect(row.getByText("beze změny")).toBeTruthy();
  });

  test("DLIST-06 lines that their own author has recalculated are not marked as changed by another", async () => {
    let read = line;
    const { user } = await openDesk("/desk/prices/drafts/7", {
      ...answers,
      PriceDraftLines: () => ({ priceDraftLines: { total: 1, isMore: false, next: null, items: [read] } }),
      FillPriceDraft: () => {
        read = { ...line, baseMinor: 227_000, percent: 4.01 };
        return { fillPriceDraft: done };
      },
    });
    const row = within(await screen.findByRole("row", { name: /Kamenář 12/ }));
    await user.click(screen.getByText("Přidejte ceník"));
    await user.click(await screen.findByText("CZ-HORECA (CZK)"));
    await user.type(await screen.findByLabelText("O kolik"), "4 %");
    await user.click(screen.getByText("Přepočítat"));
    await row.findByText("+4,01 %");
    expect(screen.queryByText("změněné")).toBeNull();
    // Somebody else's change is marked.
    read = { ...line, baseMinor: 240_000, percent: 9.97 };
    await queryClient.invalidateQueries({ queryKey: ["prices"] });
    await row.findByText("+9,97 %");
    expect(screen.getByText("změněné")).toBeTruthy();
  });

  test("the second person sees what waits, approves it, and sees why it was refused", async () => {
    const refusal = { code: "own-draft", message: "Musí schválit někdo jiný." };
    const waiting = { ...draft, state: "waiting", handedInBy: "Vojtěch Hrubeš", handedInAt: draft.createdAt };
    const { user } = await openDesk("/desk/prices/drafts/7", {
      ...answers,
      PriceDraft: { priceDraft: { ...waiting, may: ["approve", "return", "drop"] } },
      ApprovePriceDraft: { approvePriceDraft: { ...done, refusal } },
    });
    await user.click(await screen.findByRole("button", { name: "Schválit" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Schválit 1 cenu?" }));
    expect(dialog.getByText(/^Zákazníci to uvidí: hned po\sschválení\.$/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Schválit" }));
    expect(await dialog.findByText("Musí schválit někdo jiný.")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /Nová základní cena/ })).toBeNull();
  });
});

test("DPRICE-02 a draft that came back says so, and nothing of when it was to be published", async () => {
  const back = { handedInBy: "Vojtěch Hrubeš", handedInAt: draft.createdAt, publishAt: draft.createdAt };
  await openDesk("/desk/prices/drafts/7", {
    ...answers,
    PriceDraft: {
      priceDraft: {
        ...{ ...draft, ...back, returnedReason: "prices-changed", needsSecondPerson: false },
        returnedAt: draft.createdAt,
        counts: { ...draft.counts, over: 0, conflicts: 1 },
      },
    },
  });
  expect(await screen.findByText(/13:00\s·\sPřed\svydáním\sse\sněkteré\sceny\szměnily/)).toBeTruthy();
  expect(screen.getByText(/Takhle\sse\snevydá\.$/)).toBeTruthy();
  expect(screen.queryByText("Hotovo")).toBeNull();
  expect(screen.getByText(/^vyberete\spři\svydání$/)).toBeTruthy();
});

test("DPRICE-02 who gave a draft back, when and why stands on it, and so when it was taken back", async () => {
  const returned = { returnedReason: "Moc najednou", returnedBy: "Miloš Janda", returnedAt: draft.createdAt };
  let read: object = { ...draft, ...returned };
  await openDesk("/desk/prices/drafts/7", { ...answers, PriceDraft: () => ({ priceDraft: read }) });
  expect(await screen.findByText(/^Vráceno .*13:00, Miloš Janda: Moc najednou$/)).toBeTruthy();
  const at = { publishedAt: draft.createdAt, takenBackAt: draft.createdAt };
  read = {
    ...{ ...draft, ...at, state: "taken_back", may: [] },
    ...{ takenBackBy: "Miloš Janda", takenBackReason: "Slad je levnější" },
  };
  await queryClient.invalidateQueries({ queryKey: ["prices"] });
  expect(await screen.findByText("Slad je levnější")).toBeTruthy();
  expect(screen.getByText(/^vzato\szpět .*13:00, Miloš Janda$/)).toBeTruthy();
});

test("DPRICE-02 drafts that came back are a list of their own, and say so among the others", async () => {
  const row = {
    ...{ id: "7", name: "Zdražení od prosince", state: "open", validFrom: "2026-12-01", publishAt: null },
    ...{ by: "Vojtěch Hrubeš", createdAt: "2026-11-23T12:00:00.000Z", lines: 1, maxPercent: 4 },
    ...{ priceLists: ["CZ-HORECA"], returnedReason: "Moc najednou", returnedBy: "Miloš Janda" },
    returnedAt: "2026-11-23T12:30:00.000Z",
  };
  await openDesk("/desk/prices?state=returned", {
    ...answers,
    PriceDrafts: { priceDrafts: { total: 1, isMore: false, next: null, items: [row] } },
  });
  const shown = within(await screen.findByRole("row", { name: /Zdražení od prosince/ }));
  expect(shown.getByText(/^vráceno\sk\súpravě$/)).toBeTruthy();
  expect(shown.getByText(/^Vráceno .*13:30, Miloš Janda: Moc najednou$/)).toBeTruthy();
  expect(sentWith("PriceDrafts")).toEqual({ states: [], isReturned: true, after: null });
  await expectAccessible();
});

test("DPRICE-04 one customer's price is told step by step", async () => {
  const { user } = await openDesk("/desk/prices/explained", {
    ...answers,
    FoundPlaces: {
      foundPlaces: [{ id: "500101", name: "U Modré hvězdy", city: "Lipovec", companyName: "Hostince" }],
    },
    PriceExplained: {
      priceExplained: {
        ...{ shipToName: "U Modré hvězdy", companyName: "Hostince Modrá hvězda", sku: "130514" },
        ...{ name: "Vánoční speciál, sud 20 l", day: "2026-11-26", priceList: "CZ-HORECA", currency: "CZK" },
        ...{
          baseMinor: 158_500,
          yourMinor: 153_745,
          validFrom: "2026-01-01",
          validTo: null,
          isBundle: false,
        },
        ...{ chargedMinor: 141_445, rule: "leaflet" },
        leaflet: {
          ...{ name: "Vánoční speciál na čep", promoMinor: 141_445, percentage: 8, longTermPercent: 0 },
          ...{ validFrom: "2026-11-23", validTo: "2026-12-20" },
        },
      },
    },
  });
  await user.type(await screen.findByRole("combobox", { name: "Odběrné místo" }), "hvezd");
  await screen.findByRole("option", { name: /U Modré hvězdy/ });
  await user.keyboard("{Enter}");
  expect(screen.getByRole("combobox", { name: "Odběrné místo" })).toHaveProperty("value", "500101");
  await user.type(screen.getByRole("combobox", { name: "Zboží" }), "130514");
  await user.click(screen.getByRole("button", { name: "Vysvětlit" }));
  expect(await screen.findByText("2. Ceník CZ-HORECA, −3 %")).toBeTruthy();
  expect(screen.getByText(/3\. Leták „Vánoční speciál na čep“/)).toBeTruthy();
  expect(screen.getByText(/1 414,45 Kč/)).toBeTruthy();
  expect(screen.getByText("Platí akční cena, je nižší.")).toBeTruthy();
  await expectAccessible();
});

const priceListAnswers = {
  PriceList: {
    priceList: {
      ...{ code: "CZ-HORECA", market: "CZ", currency: "CZK", prices: 300, companyCount: 60 },
      companies: [{ id: "C1", name: "Hostince Modrá hvězda", shipTos: 4 }],
    },
  },
  ListPrices: {
    listPrices: {
      ...{ total: 1, isMore: false, next: null },
      items: [
        {
          ...{ sku: "100101", name: "Lipovrch 10", baseMinor: 22_100, yourMinor: 22_100 },
          ...{ validFrom: "2026-01-01", validTo: "2026-12-31", leafletMinor: null },
          ...{ nextFrom: "2027-01-01", nextYourMinor: 22_763 },
        },
      ],
    },
  },
};

test("DAUD-01 whoever may read the log comes to it from a price", async () => {
  const me = somebody(["prices", "see"], ["audit", "see"]);
  await openDesk("/desk/prices/lists/CZ-HORECA", { ...answers, ...priceListAnswers, me });
  const way = await screen.findByRole("link", { name: /^Kdo\sji\směnil:\sLipovrch\s10$/u });
  expect(way.getAttribute("href")).toBe("/desk/audit?kind=price&q=CZ-HORECA%20100101");
});

test("DPRICE-01 a list with its prices on a day and who has it", async () => {
  await openDesk("/desk/prices/lists/CZ-HORECA", { ...answers, ...priceListAnswers });
  const row = within(await screen.findByRole("row", { name: /Lipovrch 10/ }));
  expect(row.getByText("227,63 od 01.01.2027")).toBeTruthy();
  expect(screen.getByText("a ještě 59")).toBeTruthy();
  expect(row.queryByRole("link", { name: /^Kdo\sji\směnil/u })).toBeNull();
  await expectAccessible();
});
