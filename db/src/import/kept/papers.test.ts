import { describe, expect, test } from "vitest";
import { keptOf } from "../../testing/trial-import.ts";
import { useDemo } from "../../testing/use-database.ts";
import { billingPeriods } from "../billing-periods.ts";
import { claimTerms } from "../claim-terms.ts";
import { content } from "../content.ts";
import { contractTerms } from "../contract-terms.ts";
import { contracts } from "../contracts.ts";
import { favourites } from "../favourites.ts";
import { invoices } from "../invoices.ts";
import { orderEmptiesLines } from "../orders/order-empties-lines.ts";
import { orders } from "../orders/orders.ts";
import { sellers } from "../sellers.ts";
import { tickets } from "../tickets.ts";

const database = useDemo("2026-11-20");

describe("what is kept of a row", () => {
  test("B2 claim-terms: of everybody and of a contract, a new one ends the old one the day before", async () => {
    const kept = await keptOf(database, claimTerms, {
      rows: [
        { days: "4", valid_from: "2027-01-01" },
        {
          contract: "K2024-0117",
          days: "8",
          spoiled_days: "2",
          valid_from: "2026-12-01",
          valid_to: "2026-12-31",
        },
        { contract: "K2023-0008", days: "7", spoiled_days: "3", valid_from: "2026-12-01", valid_to: "" },
      ],
      query: `select contract_number, company_id, days, spoiled_days, valid_from, valid_to from claim_term
        order by contract_number nulls first, valid_from`,
    });
    const row = (
      [contract_number, company_id]: readonly [string | null, string | null],
      [days, spoiled_days]: readonly [number, number],
      [valid_from, valid_to]: readonly [string, string | null],
    ) => ({ contract_number, company_id, days, spoiled_days, valid_from, valid_to });
    expect(kept).toEqual([
      row([null, null], [3, 1], ["2000-01-01", "2026-12-31"]),
      row([null, null], [4, 1], ["2027-01-01", null]),
      row(["K2023-0008", "C2"], [5, 2], ["2023-01-01", "2026-11-30"]),
      row(["K2023-0008", "C2"], [7, 3], ["2026-12-01", null]),
      row(["K2024-0117", "C1"], [8, 2], ["2026-12-01", "2026-12-31"]),
    ]);
  });

  test("orders: the payer as it was, VAT as the difference, the minute from the number", async () => {
    const kept = await keptOf(database, orders, {
      rows: [{}],
      query: `select * from sales_order where order_number = '4700100653'`,
    });
    expect(kept).toMatchObject([
      {
        order_number: "4700100653",
        company_id: "C2",
        ship_to_id: "500201",
        created_by: "U012",
        created_at: new Date("2024-11-28T08:53:00.000Z"),
        delivery_date: "2024-12-02",
        delivery_method: "flatrate_flatrate",
        document_code: "YSOR",
        customer_order_number: "PO-201-00653",
        note_for_driver: "",
        payment_method: "transfer",
        sap_id: "4700100653",
        state: "delivered",
        processing_status: "Completely Processed",
        delivery_status: "DELIVERED",
        currency: "CZK",
        net_minor: 38866240,
        vat_minor: 8161910,
        gross_minor: 47028150,
        deposit_minor: 29536000,
        total_minor: 76564150,
        grams: 20483200,
        pallet_thousandths: 26400,
        millilitres: 13780000,
        line_count: 9,
        payer: {
          dic: "CZ80000126",
          ico: "80000126",
          zip: "686 02",
          city: "Dolní Brázda",
          name: "Nápoje Brázda, a.s.",
          icDph: "",
          street: "Skladová 4",
          country: "CZE",
          companyId: "C2",
        },
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("order-empties-lines: the file holds all lines of its order", async () => {
    const kept = await keptOf(database, orderEmptiesLines, {
      rows: [{ units: "3", deposit_total: "4500" }],
      query: `select * from order_empties_line where order_number = '4700100004' order by line_no`,
    });
    expect(kept).toMatchObject([
      {
        order_number: "4700100004",
        line_no: 1,
        company_id: "C1",
        empties_code: "KEG50",
        units: 3,
        unit_deposit_minor: 150000,
        deposit_minor: 450000,
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("invoices: VAT by its rate; what is paid no longer counts as paid once the file says otherwise", async () => {
    const standing = async (status: string) => {
      const [kept] = await keptOf(database, invoices, {
        rows: [{ status }],
        query: `select v.rate_percent, v.base_minor, v.vat_minor, p.amount_minor, p.paid_on
          from invoice_vat v left join payment p using (number) where number = '2024100001'`,
      });
      return kept;
    };
    const vat = { rate_percent: 21, base_minor: 35614625, vat_minor: 7479071 };
    expect(await standing("paid")).toEqual({ ...vat, amount_minor: 44652625, paid_on: "2025-01-13" });
    expect(await standing("open")).toEqual({ ...vat, amount_minor: null, paid_on: null });
  });

  test("sellers and billing periods: dated rows", async () => {
    const market = { market: "SK", valid_from: "2028-01-01" };
    expect(
      await keptOf(database, sellers, {
        rows: [{ ...market, name: "Nový predajca" }],
        query: "select market, name, valid_from, valid_to from seller where name = 'Nový predajca'",
      }),
    ).toEqual([{ ...market, name: "Nový predajca", valid_to: null }]);
    const row = { company: "C1", period: "week", valid_from: "2028-01-01" };
    expect(
      await keptOf(database, billingPeriods, {
        rows: [row],
        query: "select period, valid_from from billing_period where company_id = 'C1'",
      }),
    ).toEqual([{ period: "week", valid_from: "2028-01-01" }]);
  });

  test("invoices: signed amounts in minor units", async () => {
    const kept = await keptOf(database, invoices, {
      rows: [{ status: "overdue", orders: "3" }],
      query: `select * from invoice where number = '2024100001'`,
    });
    expect(kept).toMatchObject([
      {
        number: "2024100001",
        type: "Invoice",
        company_id: "C1",
        ship_to_id: "500101",
        issued: "2024-12-30",
        tax_point: "2024-12-30",
        due: "2025-01-13",
        variable_symbol: "2024100001",
        currency: "CZK",
        net_minor: 35614625,
        payment: "transfer",
        vat_minor: 7479071,
        deposits_out_minor: 18306400,
        deposits_back_minor: -16747471,
        total_minor: 44652625,
        order_count: 3,
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("contracts: an open end", async () => {
    const kept = await keptOf(database, contracts, {
      rows: [{ valid_to: "", volume_hl: "9" }],
      query: `select * from contract where number = 'K2024-0117'`,
    });
    expect(kept).toMatchObject([
      {
        number: "K2024-0117",
        company_id: "C1",
        type: "supply",
        valid_from: "2024-02-01",
        valid_to: null,
        summary: "Roční odběr 2 400 hl",
        volume_hl: 9,
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("contract-terms: from a day on; what the contract began with stays", async () => {
    const kept = await keptOf(database, contractTerms, {
      rows: [{ valid_from: "2026-11-01", volume_hl: "17000", brands: "Luční", bonus_percent: "4.5" }],
      query: `select valid_from, volume_hl, brands, bonus_percent from contract_terms
        where contract_number = 'K2026-0021' and valid_from <> '2026-10-01' order by valid_from`,
    });
    expect(kept).toMatchObject([
      { valid_from: "2026-01-01", volume_hl: 18_000, bonus_percent: 2.5 },
      { valid_from: "2026-11-01", volume_hl: 17_000, brands: ["Luční"], bonus_percent: 4.5 },
    ]);
  });

  test("tickets: closed and read", async () => {
    const kept = await keptOf(database, tickets, {
      rows: [{ closed: "2026-11-13", unread: "0", status: "Problem Solved" }],
      query: `select * from ticket where case_number = 'CS0010021'`,
    });
    expect(kept).toMatchObject([
      {
        case_number: "CS0010021",
        company_id: "C1",
        ship_to_id: "500101",
        uid: "U003",
        category: "delivery",
        subcategory: "delivery-late",
        title: "Zpožděná dodávka sudů 12. 11.",
        description: "Závoz měl přijet do 11:00, řidič dorazil ve 14:20. Prosíme o vyjádření.",
        status: "Problem Solved",
        opened: "2026-11-12",
        closed: "2026-11-13",
        is_unread: false,
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("favourites: goods that are no longer sold keep their name", async () => {
    const kept = await keptOf(database, favourites, {
      rows: [{ sku: "000001", name: "Pryč", added: "2026-03-04" }],
      query: `select company_id, sku, name, added_at from wishlist_item where sku = '000001'`,
    });
    expect(kept).toMatchObject([
      { company_id: "C1", sku: "000001", name: "Pryč", added_at: new Date("2026-03-04T12:00:00.000Z") },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("content: one market, an empty body", async () => {
    const kept = await keptOf(database, content, {
      rows: [{ countries: "SK", new_capability: "1", body_cs: "" }],
      query: `select * from content where key = 'tut-order'`,
    });
    expect(kept).toMatchObject([
      { kind: "help", key: "tut-order", sort: 1, markets: ["SK"], is_new_capability: true },
    ]);
    expect(kept).toHaveLength(1);
  });
});
