import type { Dated } from "@vycep/domain/kernel/dated";
import type { Language } from "@vycep/domain/market/language";
import { type OfferMessage, offerMessages } from "@vycep/words/deal-desk/answers";
import { formatDate } from "@vycep/words/engine/format";
import { say } from "@vycep/words/engine/sentence";
import type { DeskOfferRefusal } from "../../platform/desk/desk-graphql.gen.ts";

/** Why a leaflet or a package deal was not written. */
export type NotOffered = {
  readonly kind: OfferMessage;
  readonly field?: string | undefined;
  readonly day?: "validFrom" | "validTo";
  readonly other?: Dated;
  readonly item?: string;
};

const fieldOf: Readonly<Partial<Record<OfferMessage, string>>> = {
  ...{ "name-missing": "name", "name-too-long": "name", "not-cheaper": "promoMinor" },
  ...{ "price-missing": "sku", "list-unknown": "priceList", "product-unknown": "sku" },
  ...{ "begun-already": "validFrom", "ends-before-start": "validTo", "leaflets-overlap": "validFrom" },
  ...{
    "discount-invalid": "discountPercent",
    "packages-invalid": "maxPackages",
    "boxes-invalid": "minBoxes",
  },
  ...{ "items-missing": "items", "items-too-many": "items", "item-twice": "items" },
  ...{ "item-boxes-invalid": "items", "item-unknown": "items", "item-is-deal": "items" },
  "not-completable": "items",
};

/** The same as the contract says it. */
export function offerRefusal(refusal: NotOffered, language: Language): DeskOfferRefusal {
  const { kind, other, item = "" } = refusal;
  const days =
    other === undefined
      ? ""
      : `${formatDate(other.validFrom)}–${other.validTo === null ? "…" : formatDate(other.validTo)}`;
  return {
    code: kind,
    message: say(offerMessages[kind], language, { days, item }),
    field: refusal.field ?? refusal.day ?? fieldOf[kind] ?? null,
  };
}
