import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const leaflet = {
  ...{ id: "CZ-HORECA 130514 2026-11-23", name: "Vánoční speciál na čep", priceList: "CZ-HORECA" },
  ...{ currency: "CZK", sku: "130514", productName: "Vánoční speciál, sud 20 l", baseMinor: 158_500 },
  ...{ yourMinor: 153_745, promoMinor: 141_445, percent: 8, isInsideDelivery: true, state: "holds" },
  ...{ validFrom: "2026-11-23", validTo: "2026-12-20", changesFrom: null, writtenBy: null, isOwn: false },
  version: 7,
};
const leaflets = (...items: readonly object[]) => ({
  promoLeaflets: { items, total: items.length, isMore: false, next: null, isErpOwned: false, aloneUpTo: 5 },
});
const OfferLists = { priceLists: { items: [{ code: "CZ-HORECA", currency: "CZK" }] } };
const me = somebody(["prices", "change"], ["prices", "see"]);
const approver = somebody(["prices", "change"], ["prices", "see"], ["prices", "approve"]);
const sent = (operation: string) => asked.findLast((one) => one.operation === operation)?.variables;

const item = { sku: "130514", name: "Vánoční speciál, sud 20 l", isMandatory: true, defaultBoxes: 2 };
const offer = {
  ...{ rule: "fixed", discountPercent: 10, validFrom: "2026-11-01", validTo: "2026-12-23", maxPackages: 2 },
  ...{ minBoxes: 2, maxBoxes: 2, items: [{ ...item, minBoxes: 2, maxBoxes: 2 }] },
};
const deal = {
  ...{ sku: "950360", name: "Adventní balíček", markets: ["CZ"], state: "holds", packagesOrdered: 38 },
  ...{
    aloneUpTo: 5,
    version: 3,
    weeks: [{ monday: "2026-11-16", packages: 11 }],
    offer,
    draft: null,
    history: [],
  },
};
const line = {
  ...{ sku: "130514", name: "Vánoční speciál, sud 20 l", insideOf: "950360", boxes: 2, baseMinor: 158_500 },
  ...{ yourMinor: 153_745, leafletMinor: 141_445, leafletName: "Vánoční speciál na čep", dealMinor: 138_370 },
  ...{ unitMinor: 138_370, netMinor: 276_740, wins: "deal" },
};
const trial = {
  ...{ shipToName: "U Modré hvězdy", companyName: "Hostince", priceList: "CZ-HORECA", currency: "CZK" },
  ...{
    day: "2026-11-26",
    method: "selfpickup_selfpickup",
    methods: ["selfpickup_selfpickup"],
    lines: [line],
  },
  ...{ netMinor: 276_740, savedMinor: 30_750, vatMinor: 58_115, depositMinor: 200_000, totalMinor: 534_855 },
  obstacles: [{ code: "bundle-limit-reached", message: "Limit na zákazníka: nejvýš 2.", sku: "950360" }],
};

describe("DGOOD-03 promo leaflets", () => {
  test("each says its price, its discount and its days, and the address narrows them", async () => {
    await openDesk("/desk/deals?state=holds&list=CZ-HORECA", {
      me,
      PromoLeaflets: leaflets(leaflet),
      OfferLists,
    });
    const row = within(await screen.findByRole("row", { name: /Vánoční speciál na čep/ }));
    expect(row.getByText(/1.414,45/)).toBeTruthy();
    expect(row.getByText(/−8/)).toBeTruthy();
    expect(row.getByText("23.11.2026 až 20.12.2026")).toBeTruthy();
    expect(sent("PromoLeaflets")).toMatchObject({ filter: { state: "holds", priceList: "CZ-HORECA" } });
    await expectAccessible();
  });

  test("a new one is judged before it is sent; what is refused stands beside its field and nothing is lost", async () => {
    const refusal = { code: "not-cheaper", message: "Akční cena musí být nižší.", field: "promoMinor" };
    const { user } = await openDesk("/desk/deals?list=CZ-HORECA", {
      ...{ me, PromoLeaflets: leaflets(), OfferLists },
      SaveLeaflet: { saveLeaflet: { id: null, state: null, refusal } },
    });
    await user.click(await screen.findByRole("button", { name: "Nová akce" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    expect(sent("SaveLeaflet")).toBeUndefined();
    await user.type(dialog.getByRole("textbox", { name: "Název akce" }), "Silvestr");
    await user.type(dialog.getByRole("combobox", { name: "Produkt" }), "130514");
    await user.type(dialog.getByRole("textbox", { name: "Akční cena bez DPH" }), "1 600");
    await user.type(dialog.getByLabelText("Dodání od"), "2026-12-27");
    await user.click(dialog.getByRole("radio", { name: /Uložit koncept/ }));
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    expect(await dialog.findByText("Akční cena musí být nižší.")).toBeTruthy();
    expect(sent("SaveLeaflet")).toEqual({
      input: {
        ...{ id: null, version: 0, name: "Silvestr", priceList: "CZ-HORECA", sku: "130514" },
        ...{ promoMinor: 160_000, isInsideDelivery: true, validFrom: "2026-12-27", validTo: null },
        isPublished: false,
      },
    });
    expect(dialog.getByRole("textbox", { name: "Akční cena bez DPH" })).toHaveProperty("value", "1 600");
  });

  test("one that runs is changed as it was seen, copied for other days, and ended today", async () => {
    const { user } = await openDesk("/desk/deals", {
      ...{ me, PromoLeaflets: leaflets(leaflet), OfferLists },
      SaveLeaflet: { saveLeaflet: { id: leaflet.id, state: "waiting", refusal: null } },
      EndLeaflet: { endLeaflet: { state: "holds", refusal: null } },
    });
    const open = async () =>
      user.click(await screen.findByRole("button", { name: "Vánoční speciál na čep" }));
    await open();
    const price = await screen.findByRole("textbox", { name: "Akční cena bez DPH" });
    await user.clear(price);
    await user.type(price, "1400");
    await user.click(screen.getByRole("button", { name: "Uložit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent("SaveLeaflet")).toMatchObject({
      input: { id: leaflet.id, version: 7, promoMinor: 140_000, validTo: "2026-12-20", isPublished: true },
    });
    await open();
    await user.click(await screen.findByRole("button", { name: "Kopie" }));
    expect(await screen.findByRole("heading", { name: "Kopie: Vánoční speciál na čep" })).toBeTruthy();
    expect(screen.getByLabelText("Dodání od")).toHaveProperty("value", "");
    await user.click(screen.getByRole("button", { name: "Zrušit" }));
    await open();
    await user.click(await screen.findByRole("button", { name: "Ukončit dnes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent("EndLeaflet")).toEqual({ input: { id: leaflet.id, version: 7 } });
  });

  const waiting = { ...leaflet, id: "12", state: "waiting", writtenBy: "Vojtěch Hrubeš" };

  test("DPRICE-03 what waits is not approved by its writer", async () => {
    const { user } = await openDesk("/desk/deals", {
      ...{ me: approver, PromoLeaflets: leaflets({ ...waiting, isOwn: true }), OfferLists },
    });
    await user.click(await screen.findByRole("button", { name: "Vánoční speciál na čep" }));
    await screen.findByText(/schválit to nemůže ten, kdo to psal/);
    expect(screen.queryByRole("button", { name: /^Schválit a\svydat$/ })).toBeNull();
  });

  test("DPRICE-03 what waits is approved by somebody else than its writer", async () => {
    const { user } = await openDesk("/desk/deals?state=waiting", {
      ...{ me: approver, PromoLeaflets: leaflets(waiting), OfferLists },
      ApproveLeaflet: { approveLeaflet: { state: "holds", refusal: null } },
    });
    await user.click(await screen.findByRole("button", { name: "Vánoční speciál na čep" }));
    await user.click(await screen.findByRole("button", { name: /^Schválit a\svydat$/ }));
    await waitFor(() => expect(sent("ApproveLeaflet")).toEqual({ input: { id: "12", version: 7 } }));
  });

  test("DEDIT-05 where the ERP keeps prices, leaflets are only looked at", async () => {
    const owned = { promoLeaflets: { ...leaflets(leaflet).promoLeaflets, isErpOwned: true } };
    const { user } = await openDesk("/desk/deals", { me, PromoLeaflets: owned, OfferLists });
    await screen.findByText(/Ceny vede ERP/);
    expect(screen.queryByRole("button", { name: "Nová akce" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Vánoční speciál na čep" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.queryByRole("textbox")).toBeNull();
    expect(dialog.queryByRole("button", { name: "Uložit" })).toBeNull();
  });
});

describe("DGOOD-03 package deals", () => {
  test("they are listed with what they take off and how they stand", async () => {
    const row = {
      ...{
        sku: "950360",
        name: "Adventní balíček",
        markets: ["CZ", "SK"],
        rule: "fixed",
        discountPercent: 10,
      },
      ...{
        validFrom: "2026-11-01",
        validTo: "2026-12-23",
        maxPackages: 2,
        itemCount: 3,
        packagesOrdered: 38,
      },
      ...{ state: "holds", hasDraft: true, isWaiting: true },
    };
    const Bundles = { bundles: { items: [row], total: 1, isMore: false, next: null } };
    await openDesk("/desk/deals/packages?draft=yes", { me, Bundles });
    const cells = within(await screen.findByRole("row", { name: /Adventní balíček/ }));
    expect(cells.getByText("pevný obsah")).toBeTruthy();
    expect(cells.getByText("čeká na schválení")).toBeTruthy();
    expect(sent("Bundles")).toMatchObject({ filter: { hasDraft: true } });
    await expectAccessible();
  });

  test("one is written, tried as it stands in the form, and handed to a second person", async () => {
    const { user } = await openDesk("/desk/deals/packages/950360", {
      ...{ me, Bundle: { bundle: deal }, OfferTrial: { offerTrial: trial } },
      FoundGoods: { foundGoods: [{ sku: "110313", name: "Lipovrch sklo" }] },
      SaveBundle: { saveBundle: { deal: { draft: { isWaiting: true } }, refusal: null } },
    });
    const discount = await screen.findByRole("textbox", { name: /^Sleva v\s%$/ });
    await user.clear(discount);
    await user.type(discount, "12,5");
    await user.type(screen.getByRole("combobox", { name: "Přidat zboží" }), "110313{Enter}");
    await user.click(await screen.findByRole("button", { name: "Lipovrch sklo: odebrat" }));
    await user.type(screen.getByRole("combobox", { name: "Přidat zboží" }), "sklo");
    await user.click(await screen.findByRole("option", { name: /Lipovrch sklo/ }));
    expect(screen.getByText("3 bedny v balíčku")).toBeTruthy();
    await user.type(screen.getByRole("combobox", { name: "Jako zákazník" }), "500101");
    await user.click(screen.getByRole("button", { name: "Vyzkoušet" }));
    expect(await screen.findByText(/Platí balíček, je výhodnější/)).toBeTruthy();
    expect(screen.getByText("Limit na zákazníka: nejvýš 2.")).toBeTruthy();
    expect(sent("OfferTrial")).toMatchObject({
      input: {
        ...{ shipToId: "500101", lines: [{ sku: "950360", boxes: 1 }] },
        deal: { sku: "950360", offer: { discountPercent: 12.5, minBoxes: 3, maxBoxes: 3 } },
      },
    });
    await user.click(screen.getByRole("button", { name: "Vydat" }));
    expect(await screen.findByText("Čeká na schválení druhým člověkem.")).toBeTruthy();
    expect(sent("SaveBundle")).toMatchObject({
      input: {
        ...{ sku: "950360", version: 3, isPublished: true },
        offer: { discountPercent: 12.5, items: [{ sku: "130514" }, { sku: "110313", defaultBoxes: 1 }] },
      },
    });
    await expectAccessible();
  });

  test("DEDIT-01 who was slower sees the difference and chooses", async () => {
    const refusal = { code: "changed-meanwhile", message: "Mezitím to změnil někdo jiný.", field: null };
    const { user } = await openDesk("/desk/deals/packages/950360", {
      ...{ me, Bundle: { bundle: deal } },
      SaveBundle: () => {
        answerWith({ Bundle: { bundle: { ...deal, version: 4, offer: { ...offer, discountPercent: 8 } } } });
        return { saveBundle: { deal: null, refusal } };
      },
    });
    const discount = await screen.findByRole("textbox", { name: /^Sleva v\s%$/ });
    await user.clear(discount);
    await user.type(discount, "12");
    await user.click(screen.getByRole("button", { name: "Vydat" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
    expect(discount).toHaveProperty("value", "12");
  });

  test("a draft is approved by somebody else, or dropped", async () => {
    const draft = {
      isWaiting: true,
      writtenBy: "Vojtěch Hrubeš",
      writtenAt: "2026-11-23T09:00:00Z",
      isOwn: false,
    };
    const { user } = await openDesk("/desk/deals/packages/950360", {
      me: approver,
      Bundle: { bundle: { ...deal, draft: { ...draft, offer: { ...offer, discountPercent: 15 } } } },
      ApproveBundle: { approveBundle: { refusal: null } },
    });
    expect(await screen.findByRole("textbox", { name: /^Sleva v\s%$/ })).toHaveProperty("value", "15");
    await user.click(screen.getByRole("button", { name: /^Schválit a\svydat$/ }));
    await waitFor(() => expect(sent("ApproveBundle")).toEqual({ input: { sku: "950360", version: 3 } }));
  });

  test("what is no package says so", async () => {
    await openDesk("/desk/deals/packages/130514", { me, Bundle: { bundle: null } });
    expect(await screen.findByText("Balíček 130514 neznáme")).toBeTruthy();
  });
});

test("DGOOD-03 goods are typed into a trial cart, with a leaflet that nobody sees yet", async () => {
  const { user } = await openDesk("/desk/deals/trial?goods=130514*2&leaflet=12", {
    ...{ me, OfferTrial: { offerTrial: trial } },
  });
  expect(screen.getByRole("textbox", { name: /^Zboží v\skošíku$/ })).toHaveProperty("value", "130514 2");
  await user.click(screen.getByRole("button", { name: "Vyzkoušet" }));
  expect(sent("OfferTrial")).toBeUndefined();
  await user.type(screen.getByRole("combobox", { name: "Jako zákazník" }), "500101");
  await user.click(screen.getByRole("button", { name: "Vyzkoušet" }));
  expect(await screen.findByText("U Modré hvězdy")).toBeTruthy();
  expect(sent("OfferTrial")).toMatchObject({
    input: { shipToId: "500101", leafletId: "12", lines: [{ sku: "130514", boxes: 2 }], deal: null },
  });
  await expectAccessible();
});
