import { decimalOf } from "@vycep/domain/billing/payment-code";
import { BOX_UNIT, type TakenCart } from "./taken-cart.ts";

/** A name and a value of a form. */
export type FormField = readonly [name: string, value: string];

/** The cart as OCI 5 hands it over: fields of a form, numbered from one. */
export function ociFieldsOf({ currency, lines }: TakenCart): readonly FormField[] {
  return lines.flatMap(({ sku, name, boxes, unitMinor, gtin, goodsClass }, index) => {
    const field = (key: string, value: string): FormField => [`NEW_ITEM-${key}[${index + 1}]`, value];
    return [
      field("DESCRIPTION", name.slice(0, 40)),
      [`NEW_ITEM-LONGTEXT_${index + 1}:132[]`, name],
      field("QUANTITY", `${boxes}.000`),
      field("UNIT", BOX_UNIT),
      field("PRICE", decimalOf(unitMinor)),
      field("PRICEUNIT", "1"),
      field("CURRENCY", currency),
      field("VENDORMAT", sku),
      field("MATGROUP", goodsClass),
      field("EXT_SCHEMA_TYPE", "UNSPSC"),
      field("EXT_CATEGORY_ID", goodsClass),
      field("EXT_PRODUCT_ID", sku),
      field("MANUFACTMAT", gtin),
      field("SERVICE", ""),
    ];
  });
}
