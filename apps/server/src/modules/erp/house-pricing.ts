import type { ErpPriceInquiry } from "@vycep/contract/orders/erp-prices";
import type { Minor } from "@vycep/domain/kernel/money";
import type { ErpPricing } from "./erp.port.ts";

/** The prices of the house by its own dated rows; wired in app, so that the ERP knows no tables. */
export type PriceBook = (
  inquiry: ErpPriceInquiry,
) => Promise<readonly { readonly lineNo: number; readonly unitPriceMinor: Minor }[]>;

/** The price service of the embedded ERP: it prices everything and refuses nothing. Switched off it is away (B14). */
export function housePricing(book: PriceBook, { isOn }: { readonly isOn: boolean }): ErpPricing {
  return {
    price: async (inquiry) => {
      if (!isOn) throw new Error("the house ERP's price service is switched off (VYCEP_HOUSE_PRICES)");
      const lines = await book(inquiry);
      return { canProceed: true, statusMessage: "", deliveryDateExpired: false, lines: [...lines] };
    },
  };
}
