import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { type AgreedPrice, type AgreedPrices, agreedPrices } from "@vycep/domain/pricing/agreed-price";
import { toWhole, wholeToMinor } from "../whole-currency.ts";

/** A price that the ERP gave for a cart, as the API tells it (PRICE-04). */
export interface AgreedPriceAnswer {
  readonly sku: string;
  readonly bundle_sku: string | null;
  readonly quantity: number;
  readonly list_price: number;
  readonly price: number;
}

export function encodeAgreedPrice({ sku, bundleSku, boxes, listMinor, unitMinor }: AgreedPrice) {
  return {
    sku,
    bundle_sku: bundleSku,
    quantity: boxes,
    list_price: toWhole(listMinor),
    price: toWhole(unitMinor),
  };
}

/** The prices as the rules take them; undefined while the price list holds. */
export function decodeAgreedPrices(
  answers: readonly AgreedPriceAnswer[] | null | undefined,
): AgreedPrices | undefined {
  if (!answers || answers.length === 0) return undefined;
  return agreedPrices(
    answers.map((answer) => ({
      sku: toId<Sku>(answer.sku),
      bundleSku: answer.bundle_sku === null ? null : toId<Sku>(answer.bundle_sku),
      boxes: answer.quantity,
      listMinor: wholeToMinor(answer.list_price),
      unitMinor: wholeToMinor(answer.price),
    })),
  );
}
