/** Why an order is not started; the English is the seeds' own, letter by letter (ERROR-09…15, ERROR-45). */
import type { StartRefusal } from "@vycep/domain/preferences/start-order";
import type { ShipToRefusal } from "@vycep/domain/ship-to/selectable";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type NotStarted =
  | StartRefusal["kind"]
  | ShipToRefusal["kind"]
  | "method-not-offered"
  | "goods-not-available-here";

export const notStartedMessages: Sentences<NotStarted> = said.notStartedMessages;

/** What Magento's own calls for place and way are refused with; the English is Magento's (graphql-conventions 4.3). */
export type ShippingInputCode =
  | "required-parameter-missing"
  | "addresses-many"
  | "address-missing"
  | "address-not-own"
  | "payer-by-place"
  | "methods-many"
  | "method-unknown"
  | "cart-empty";

export const shippingInputMessages: Sentences<ShippingInputCode> = said.shippingInputMessages;
