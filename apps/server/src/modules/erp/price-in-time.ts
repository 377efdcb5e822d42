import type { ErpPriceAnswer, ErpPriceInquiry } from "@vycep/contract/orders/erp-prices";
import type { ErpPricing } from "./erp.port.ts";

/** The price service with an end to its patience: too late is away. */
export type PricesInTime = { readonly price: (inquiry: ErpPriceInquiry) => Promise<ErpPriceAnswer> };

/** Nobody waits longer for prices than so many milliseconds, also of a service that does not look at its signal (PRICE-06). */
export function pricesInTime(pricing: ErpPricing, ms: number): PricesInTime {
  return {
    price: (inquiry) => {
      const signal = AbortSignal.timeout(ms);
      const tooLate = new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      });
      return Promise.race([pricing.price(inquiry, signal), tooLate]);
    },
  };
}
