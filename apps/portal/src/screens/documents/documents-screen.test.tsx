import { screen, waitFor, within } from "@testing-library/react";
import type { PackageAnswer } from "@vycep/contract/documents/packages.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test } from "vitest";
import type { ServiceCall } from "../../testing/fake-services.ts";
import {
  addressOf,
  button,
  facts,
  heading,
  link,
  named,
  namedFrom,
  rowsOf,
  textOf,
} from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someClaim } from "../../testing/some-claims.ts";
import { someDocument, someDocuments, someInvoicePage } from "../../testing/some-documents.ts";

withPortal();

const rows = [
  someDocument(),
  someDocument({
    number: "2026100122",
    due: "2026-10-14",
    amount: 650_739.08,
    payment: { kind: "paid", days: null },
  }),
  someDocument({
    documentType: "delivery-note",
    number: "8700100283",
    fileTypes: ["pdf"],
    due: null,
    amount: null,
    currency: null,
    payment: { kind: "none", days: null },
  }),
];

beforeEach(() => {
  api.set("GetAllDocuments", () => someDocuments(rows));
});

async function open(address: string) {
  const { user } = await openPortal(address);
  await quiet();
  return user;
}
const main = () => textOf(screen.getByRole("main"));
const asked = () => {
  const calls = api.calls
    .filter(({ name }) => name === "GetAllDocuments")
    .map(({ said }) => said as ServiceCall);
  const { lang: _lang, ...query } = Object.fromEntries(
    calls.findLast(({ query: sent }) => sent.get("limit") === "25")?.query ?? [],
  );
  return query;
};

describe("DOCS-01 the list of documents", () => {
  test("has sums on top, what is overdue in a group with its sum, and a way to each file", async () => {
    await open("/my-documents");
    expect(main()).toContain("Po splatnosti · 1 faktura546 295,87 Kč");
    const table = screen.getByRole("table", { name: named("Moje doklady") });
    const [, group, first, rest] = rowsOf(table);
    expect(group).toEqual(["Po splatnosti546 295,87 Kč"]);
    expect(first?.join("|")).toContain("2026100135Faktura|29.10.2026|Restaurace U Modré hvězdy|12.11.2026");
    expect(rest).toEqual(["Uhrazené a ostatní"]);
    expect(addressOf(link("2026100135"))).toBe("/my-documents/2026100135");
    expect(button("Stáhnout PDF, Dodací list 8700100283")).toBeTruthy();
    expect(addressOf(link("Objednávka 4700100283"))).toBe("/orders/history/4700100283");
    await expectAccessible();
  });

  test("REST-52 is asked for by what the address says, and shows no sums that are not of its rows", async () => {
    await open("/my-documents?q=4700100283&tab=invoices&period=this-year&state=overdue&sort=issued");
    expect(asked()).toEqual({
      search: "4700100283",
      tab: "invoices",
      dateFrom: "2026-01-01",
      state: "overdue",
      sort: "issued",
      direction: "asc",
      limit: "25",
      offset: "0",
    });
    expect(rowsOf(screen.getByRole("table", { name: named("Moje doklady") }))).toHaveLength(4);
  });

  test("LAYOUT-13 is of cards on mobile, and never has the order bar", async () => {
    setWindowWidth(390);
    await open("/my-documents");
    const cards = within(screen.getByRole("list", { name: named("Moje doklady") }));
    expect(cards.getAllByRole("checkbox")).toHaveLength(3);
    expect(screen.queryByRole("region", { name: namedFrom("Objednávka na") })).toBeNull();
    await expectAccessible();
  });

  test("ERROR-47 a file that cannot be had is told", async () => {
    api.refuse("GetDocumentExternalLinkAsyncV2", {
      code: "file-not-downloaded",
      message: "Soubor se nepodařilo stáhnout.",
      status: 404,
    });
    const user = await open("/my-documents");
    await user.click(button("Stáhnout ISDOC, Faktura 2026100135"));
    expect(await screen.findByText(named("Soubor se nepodařilo stáhnout."))).toBeTruthy();
  });

  test("many are packed, what is missing is named and tried again", async () => {
    let answer: PackageAnswer = {
      packageId: "a".repeat(32),
      state: "incomplete",
      total: 2,
      packed: 1,
      missing: [{ documentId: "2026100122", documentType: "invoice" }],
      bytes: 1000,
      link: "/files/x",
      expiresAt: "2026-11-21T08:48:00.000Z",
    };
    api.set("packages", () => answer);
    const user = await open("/my-documents");
    await user.click(screen.getByRole("checkbox", { name: named("Vybrat Faktura 2026100135") }));
    await user.click(screen.getByRole("checkbox", { name: named("Vybrat Faktura 2026100122") }));
    expect(main()).toContain("Vybrány 2 doklady 1 197 034,95 Kč");
    await user.click(button("Stáhnout vybrané (ZIP)"));
    const dialog = await screen.findByRole("dialog", { name: named("Balíček je hotový, něco v něm chybí") });
    expect(textOf(dialog)).toContain("Faktura 2026100122 se nepodařilo stáhnout.");
    expect(textOf(dialog)).toContain("Odkaz platí do 21.11.2026 09:48.");
    answer = { ...answer, state: "done", packed: 2, missing: [] };
    await user.click(button("Zkusit chybějící znovu"));
    await waitFor(() => expect(heading("Balíček je hotový")).toBeTruthy());
  });

  test("an archive of which nobody can tell how far it is says so, and is asked about again", async () => {
    const packed = { packageId: "b".repeat(32), total: 2, packed: 2, missing: [], bytes: 1000 };
    api.set("packages", () => {
      api.refuse("packages", { code: "internal", status: 500 });
      return { ...packed, state: "packing", link: null, expiresAt: "2026-11-21T08:48:00.000Z" };
    });
    const user = await open("/my-documents");
    await user.click(screen.getByRole("checkbox", { name: named("Vybrat Faktura 2026100135") }));
    await user.click(button("Stáhnout vybrané (ZIP)"));
    await screen.findByText(named("Stav balíčku se nepodařilo zjistit. Na serveru se může připravovat dál."));
    api.mend("packages");
    api.set("packages", () => ({
      ...{ ...packed, state: "done", link: "/files/x", expiresAt: "2026-11-21T08:48:00.000Z" },
    }));
    await user.click(button("Zjistit znovu"));
    await waitFor(() => expect(heading("Balíček je hotový")).toBeTruthy());
  });
});

describe("DOCS-03 the page of an invoice", () => {
  test("says how to pay it, what it is made of and what it belongs to", async () => {
    api.set("invoices", () => someInvoicePage());
    api.set("GetDocumentExternalLinkAsyncV2", () => ({ link: "/files/x", expiresAt: "" }));
    const user = await open("/my-documents/2026100135");
    expect(heading("Faktura 2026100135")).toBeTruthy();
    expect(screen.getByRole("img", { name: named("QR kód k platbě faktury 2026100135") })).toBeTruthy();
    await user.click(button("Zkopírovat: IBAN"));
    expect(await navigator.clipboard.readText()).toBe("CZ6400000000002000000202");
    const sums = screen.getByRole("region", { name: named("Částky") }).querySelector("dl");
    expect(sums && facts(sums)).toMatchObject({
      "DPH 21 %": "91 248,55 Kč",
      "Vrácené obaly": "−213 177,58 Kč",
    });
    expect(addressOf(screen.getByRole("link", { name: namedFrom("Něco nesedí?") }))).toBe(
      "/support/tickets/new?category=invoice&invoice=2026100135",
    );
    expect(screen.getByTitle(named("Náhled PDF dokladu 2026100135")).getAttribute("src")).toContain(
      "/files/x#",
    );
  });

  test("DTICK-03 of a credit note leads to the claim that it answers", async () => {
    const page = someInvoicePage();
    const number = "R0100001";
    api.set("invoices", () => ({
      ...{ ...page, document: someDocument({ number, documentType: "credit-note" }) },
      invoice: { ...page.invoice, number, kind: "credit-note" as const },
    }));
    const credits = [{ number, at: "2026-11-20T12:00:00", boxes: 2, totalMinor: -85_482 }];
    api.set("GetClaimByDocument", () => ({ claim: someClaim({ state: "credited", credits }) }));
    await open(`/my-documents/${number}`);
    expect(addressOf(link("CS0100001"))).toBe("/support/tickets/CS0100001");
    expect(main()).toContain("vráceno dobropisem");
  });

  test("opens its PDF by a button on a phone, which shows none within a page", async () => {
    setWindowWidth(390);
    api.set("invoices", () => someInvoicePage());
    await open("/my-documents/2026100135");
    expect(button("Otevřít PDF")).toBeTruthy();
    expect(screen.queryByTitle(named("Náhled PDF dokladu 2026100135"))).toBeNull();
    await expectAccessible();
  });

  test("C16 ERROR-46 that is nobody's or somebody else's does not exist", async () => {
    api.refuse("invoices", { code: "statement-missing", status: 404 });
    await open("/my-documents/2026999999");
    expect(heading("Doklad neexistuje.")).toBeTruthy();
    expect(addressOf(link("Zpět na doklady"))).toBe("/my-documents");
  });
});
