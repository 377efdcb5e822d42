import { cleanup, screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const me = somebody(["papers", "change"]);
const head = { id: "7", name: "vypis-221.gpc", from: "2026-11-20", to: "2026-11-22", count: 3, waiting: 3 };
const listed = { ...head, addedAt: "2026-11-23T08:10:00.000Z", addedBy: "Dana Veselá" };
const invoice = (number: string, openMinor: number) => ({
  ...{ number, symbol: number, due: "2026-11-13", openMinor, currency: "CZK" },
  ...{ companyName: "Hostince Modrá hvězda", shipToName: "Zahrádka Pod Lipami" },
});
const came = {
  day: "2026-11-21",
  currency: "CZK",
  account: "19-5556667/0800",
  message: "",
  paid: null,
  leftReason: null,
};
const payments = [
  {
    ...{ ...came, line: 2, symbol: "2026100136", amountMinor: 17_551_793, payer: "Modrá hvězda" },
    match: { kind: "sure", differsMinor: null, invoice: invoice("2026100136", 17_551_793) },
  },
  {
    ...{ ...came, line: 3, symbol: "2026100137", amountMinor: 2_190_000, payer: "Modrá hvězda" },
    match: { kind: "short", differsMinor: 6_668, invoice: invoice("2026100137", 2_196_668) },
  },
  {
    ...{ ...came, line: 4, symbol: "778812", amountMinor: 432_000, payer: "" },
    match: { kind: "none", differsMinor: null, invoice: null },
  },
];
const statement = { ...head, others: 1, known: 0, payments };
const common = { me, PaymentsOwner: { arePaymentsErpOwned: false } };
const page = { ...common, BankStatement: { bankStatement: statement } };
const settled = { settlePayments: { settled: 1, refusals: [] } };

const sentWith = (operation: string) => asked.filter((one) => one.operation === operation).at(-1)?.variables;

describe("DDOC-02 payments", () => {
  test("statements are listed with what waits; one is read from a file and opened", async () => {
    const { user, router } = await openDesk("/desk/payments", {
      ...{ ...page, BankStatements: { bankStatements: [listed] } },
      AddBankStatement: { addBankStatement: { statement: { id: "7" }, refusal: null } },
    });
    const row = within(await screen.findByRole("row", { name: /vypis-221/ }));
    expect(row.getByText(/20\.\s?11\..*22\.\s?11\.\s?2026/)).toBeTruthy();
    await expectAccessible();
    const field = document.querySelector<HTMLInputElement>("input[type=file]");
    if (field === null) throw new Error("no field for a file");
    await user.upload(field, new File(["Datum;Částka;VS"], "vypis-222.csv"));
    await screen.findByRole("heading", { level: 1, name: "vypis-221.gpc" });
    expect(router.state.location.pathname).toBe("/desk/payments/7");
    expect(sentWith("AddBankStatement")).toEqual({
      input: { name: "vypis-222.csv", content: btoa(unescape(encodeURIComponent("Datum;Částka;VS"))) },
    });
  });

  test("DEDIT-05 where the ERP keeps payments, nothing is read or written, and that stands there", async () => {
    await openDesk("/desk/payments", {
      ...{ ...page, BankStatements: { bankStatements: [listed] } },
      PaymentsOwner: { arePaymentsErpOwned: true },
    });
    expect(await screen.findAllByText(/spravuje ERP, tady se jen/)).not.toEqual([]);
    for (const name of ["Nahrát výpis", "Zapsat platbu"])
      expect(screen.getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true");
  });

  test("why a file was not taken stands there", async () => {
    const refusal = { code: "columns-missing", message: "Chybí sloupec dne." };
    const { user } = await openDesk("/desk/payments", {
      ...{ ...common, BankStatements: { bankStatements: [] } },
      AddBankStatement: { addBankStatement: { statement: null, refusal } },
    });
    expect(await screen.findByText("Zatím žádný výpis.")).toBeTruthy();
    const field = document.querySelector<HTMLInputElement>("input[type=file]");
    if (field === null) throw new Error("no field for a file");
    await user.upload(field, new File(["x"], "x.csv"));
    expect(await screen.findByText("Chybí sloupec dne.")).toBeTruthy();
  });

  test("sure ones are written at once; of the others each says why it waits, the first to decide stands beside", async () => {
    const { user } = await openDesk("/desk/payments/7", { ...page, SettlePayments: settled });
    const row = (name: RegExp) => within(screen.getByRole("row", { name }));
    await screen.findByRole("row", { name: /2026100136/ });
    expect(row(/2026100136/).getByText("shoda")).toBeTruthy();
    expect(row(/2026100137/).getByText(/^chybí 66,68/)).toBeTruthy();
    expect(row(/778812/).getByText("žádná faktura")).toBeTruthy();
    const card = within(screen.getByRole("region", { name: /^Platba 21\s900,00/ }));
    expect(card.getByRole("radio", { name: /2026100137/ })).toHaveProperty("checked", true);
    expect(card.getByText(/^zbude 66,68/)).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "Zapsat 1 jistou platbu" }));
    expect(sentWith("SettlePayments")).toEqual({
      input: { statement: "7", payments: [{ line: 2, invoice: "2026100136" }] },
    });
    await user.click(card.getByRole("button", { name: "Uznat platbu" }));
    expect(sentWith("SettlePayments")).toEqual({
      input: { statement: "7", payments: [{ line: 3, invoice: "2026100137" }] },
    });
  });

  test("DLIST-06 what one settled oneself is not marked as changed by another", async () => {
    const [first, ...others] = statement.payments;
    let read: unknown = statement;
    const { user } = await openDesk("/desk/payments/7", {
      ...page,
      BankStatement: () => ({ bankStatement: read }),
      SettlePayments: () => {
        read = { ...statement, payments: [{ ...first, amountMinor: 1 }, ...others] };
        return settled;
      },
    });
    expect(await screen.findByRole("checkbox", { name: "Vybrat platbu 2026100136" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Zapsat 1 jistou platbu" }));
    expect(await screen.findByText(/^0,01/)).toBeTruthy();
    expect(screen.queryByText("změněné")).toBeNull();
  });

  test("DLIST-03 of the chosen each that was not written says why, and stays chosen", async () => {
    const refusal = { code: "payment-handled", line: 3, message: "Platbu mezitím zpracoval někdo jiný." };
    const { user } = await openDesk("/desk/payments/7", {
      ...{ ...page, SettlePayments: { settlePayments: { settled: 1, refusals: [refusal] } } },
    });
    await user.click(await screen.findByRole("checkbox", { name: /2026100136/ }));
    await user.click(screen.getByRole("checkbox", { name: /2026100137/ }));
    await user.click(screen.getByRole("button", { name: "Zapsat 2 platby" }));
    expect(await screen.findByText(/2026100137: Platbu mezitím zpracoval někdo jiný\./)).toBeTruthy();
    expect(screen.getByRole("checkbox", { name: /2026100136/ })).toHaveProperty("checked", false);
    expect(screen.getByRole("checkbox", { name: /2026100137/ })).toHaveProperty("checked", true);
  });

  test("many sure ones are written a hundred at a time", async () => {
    const [sure] = payments;
    const many = Array.from({ length: 130 }, (_, at) => ({ ...sure, line: at + 2 }));
    const { user } = await openDesk("/desk/payments/7", {
      ...{ ...page, BankStatement: { bankStatement: { ...statement, payments: many } } },
      SettlePayments: settled,
    });
    await user.click(await screen.findByRole("button", { name: "Zapsat 130 jistých plateb" }));
    await vi.waitFor(() => {
      const sent = asked.filter(({ operation }) => operation === "SettlePayments");
      expect(sent.map(({ variables }) => variables)).toMatchObject([
        { input: { payments: { length: 100 } } },
        { input: { payments: { length: 30 } } },
      ]);
    });
  });

  test("what fits nothing gets an invoice that is found, or a reason; a refusal is told", async () => {
    const refused = { code: "invoice-unknown", line: 4, message: "Na fakturu se nečeká." };
    const { user } = await openDesk("/desk/payments/7", {
      ...{ ...page, OpenInvoices: { openInvoices: [invoice("2026100081", 432_000)] } },
      SettlePayments: { settlePayments: { settled: 0, refusals: [refused] } },
      LeavePayment: { leavePayment: { refusal: null } },
    });
    await user.click(await screen.findByRole("button", { name: "778812" }));
    await user.type(screen.getByRole("textbox", { name: "Najít fakturu" }), "Lipami");
    await user.click(await screen.findByRole("radio", { name: /2026100081/ }));
    await user.click(screen.getByRole("button", { name: "Uznat platbu" }));
    expect(await screen.findByText(/778812: Na fakturu se nečeká\.$/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Bez faktury" }));
    expect(screen.getByText("Napište důvod.")).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: /Proč nepatří/ }), "vratka");
    await user.click(screen.getByRole("button", { name: "Bez faktury" }));
    expect(sentWith("LeavePayment")).toEqual({ input: { statement: "7", line: 4, reason: "vratka" } });
  });

  test("a payment by hand has the open amount to begin with, and one key however often it is sent", async () => {
    const { user } = await openDesk("/desk/payments", {
      ...{ ...common, BankStatements: { bankStatements: [] } },
      OpenInvoices: { openInvoices: [invoice("2026100081", 432_000)] },
      PayInvoice: {
        payInvoice: { openMinor: null, refusal: { code: "day-ahead", message: "Den teprve bude." } },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Zapsat platbu" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Zapsat" }));
    expect(dialog.getByText("Vyberte fakturu.")).toBeTruthy();
    await user.type(dialog.getByRole("textbox", { name: "Najít fakturu" }), "2026100081");
    await user.click(await dialog.findByRole("radio", { name: /2026100081/ }));
    expect(dialog.getByRole("textbox", { name: "Částka" })).toHaveProperty("value", "4\u00a0320,00");
    await user.click(dialog.getByRole("button", { name: "Zapsat" }));
    expect(await dialog.findByText("Den teprve bude.")).toBeTruthy();
    const first = sentWith("PayInvoice");
    await user.click(dialog.getByRole("button", { name: "Zapsat" }));
    expect(sentWith("PayInvoice")).toEqual(first);
    expect(first).toMatchObject({ input: { number: "2026100081", amountMinor: 432_000 } });
  });

  test("where somebody paid a part meanwhile the dialog says so and proposes what is left", async () => {
    const { user } = await openDesk("/desk/payments", {
      ...{ ...common, BankStatements: { bankStatements: [] } },
      OpenInvoices: { openInvoices: [invoice("2026100081", 432_000)] },
      PayInvoice: {
        payInvoice: { openMinor: 132_000, refusal: { code: "invoice-changed", message: "Zbývá méně." } },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Zapsat platbu" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: "Najít fakturu" }), "2026100081");
    await user.click(await dialog.findByRole("radio", { name: /2026100081/ }));
    await user.click(dialog.getByRole("button", { name: "Zapsat" }));
    expect(await dialog.findByText("Zbývá méně.")).toBeTruthy();
    expect(dialog.getByRole("textbox", { name: "Částka" })).toHaveProperty("value", "1\u00a0320,00");
    await user.click(dialog.getByRole("button", { name: "Zapsat" }));
    expect(sentWith("PayInvoice")).toMatchObject({ input: { amountMinor: 132_000, openMinor: 132_000 } });
  });

  test("DEDIT-06 a payment whose answer was lost is the same one after a reload, with its key", async () => {
    const answers = {
      ...{ ...common, BankStatements: { bankStatements: [] } },
      OpenInvoices: { openInvoices: [invoice("2026100081", 432_000)] },
      PayInvoice: () => new Response("", { status: 504 }),
    };
    const first = await openDesk("/desk/payments", answers);
    await first.user.click(await screen.findByRole("button", { name: "Zapsat platbu" }));
    await first.user.type(screen.getByRole("textbox", { name: "Najít fakturu" }), "2026100081");
    await first.user.click(await screen.findByRole("radio", { name: /2026100081/ }));
    await first.user.click(screen.getByRole("button", { name: "Zapsat" }));
    await vi.waitFor(() => expect(sentWith("PayInvoice")).toBeDefined());
    const sent = sentWith("PayInvoice");
    cleanup();
    const again = await openDesk("/desk/payments", answers);
    await again.user.click(await screen.findByRole("button", { name: "Zapsat platbu" }));
    expect(screen.getByRole("radio", { name: /2026100081/ })).toHaveProperty("checked", true);
    await again.user.click(screen.getByRole("button", { name: "Zapsat" }));
    const payments = () => asked.filter(({ operation }) => operation === "PayInvoice");
    await vi.waitFor(() => expect(payments()).toHaveLength(2));
    expect(sentWith("PayInvoice")).toEqual(sent);
  });
});
