import { z } from "zod";
import { money, text } from "../reading/columns.ts";
import { importer } from "../reading/importer.ts";
import { overlayRows } from "../reading/save-rows.ts";
import { currenciesOfMarkets, marketCell } from "./known-markets.ts";

/** What is paid for an empty piece in a market; the file of empties has columns for the first two only. */
export const emptiesDeposits = importer(
  z.object({
    code: text.meta({ description: "Code of the packaging" }),
    market: text.meta({ description: "Code of the market" }),
    deposit: money.meta({ description: "Deposit of one piece", unit: "currency of the market" }),
  }),
  {
    kind: "empties-deposits",
    file: "empties_deposits.csv",
    key: ["code", "market"],
    references: [
      { column: "code", table: "empties_type", key: "code" },
      { column: "market", ...marketCell },
    ],
    save: async (tx, rows) => {
      const currencies = await currenciesOfMarkets(tx);
      await overlayRows(
        tx,
        { table: "empties_deposit", key: ["empties_code", "market"] },
        rows.map(({ row: { code, market, deposit } }) => ({
          ...{ empties_code: code, market, currency: currencies.get(market), deposit_minor: deposit },
          ...{ valid_from: "2000-01-01", valid_to: null },
        })),
      );
    },
  },
);
