import type { Deps } from "../../platform/deps.ts";
import { writeConfirmation } from "./account/confirmation.ts";
import { writePriceList } from "./account/price-list.ts";
import { writeStatement } from "./account/statement.ts";
import { writeDeliveryNote, writeTaxPaper } from "./papers/write-paper.ts";

type Wanted = {
  readonly number: string;
  readonly companyId: string;
  readonly orderNumbers: readonly string[];
  readonly format: string;
};

const write = async (deps: Deps, { format, ...paper }: Wanted) =>
  format === "pdf" || format === "isdoc" || format === "xml"
    ? writeTaxPaper(deps, { ...paper, format })
    : undefined;

/** The files that can be made of our own papers; the documents ask for them when somebody wants one. */
export const invoiceWriters = [
  { kind: "invoice", formats: ["pdf", "isdoc", "xml"], write },
  { kind: "credit-note", formats: ["pdf", "isdoc", "xml"], write },
  { kind: "delivery-note", formats: ["pdf"], write: writeDeliveryNote },
  { kind: "order-confirmation", formats: ["pdf"], write: writeConfirmation },
  { kind: "price-list", formats: ["pdf"], write: writePriceList },
  { kind: "statement", formats: ["pdf"], write: writeStatement },
] as const;
