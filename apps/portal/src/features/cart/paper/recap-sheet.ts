import type { Language } from "@vycep/domain/market/language";
import { homeMarket } from "@vycep/domain/market/market";
import type { SheetWords } from "@vycep/paper/sheet-tables";
import type { SheetFact, SheetGoodsRow, SheetView } from "@vycep/paper/sheet-view";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatWeekdayDate } from "@vycep/words/engine/format";
import { formatWindow } from "@vycep/words/engine/format-time";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, type ProductWords, useProductWords } from "../../../shared/products/box-words.ts";
import { goodsInside } from "../../../shared/products/product-row.ts";
import { contactLines, useSupportContact } from "../../../shared/user/support-contact.ts";
import { amountsInWords } from "../lines/amounts-in-words.ts";
import { totalsRows } from "../prices/totals-rows.ts";
import type { CartLineView, CartView } from "../reading/cart-view.ts";

export interface Recap {
  readonly cart: CartView;
  readonly payment: string;
  readonly note: string;
  readonly ownNumber: string;
  /** The brewery gave no prices when it was asked last (PRICE-06). */
  readonly isProvisional: boolean;
}

/** What is about to be ordered, on paper and as a PDF, with the word that it was not sent (CHECKOUT-06). */
export function useRecapSheet(recap: Recap): () => SheetView {
  const t = useTexts("cart");
  const print = useTexts("print");
  const delivery = useTexts("delivery");
  const products = useProductWords();
  const language = useLanguage();
  const contact = contactLines(useSupportContact(recap.cart.answer.market ?? homeMarket()));
  return () => recapSheet(recap, { t, print, delivery, products, language, contact });
}

export interface RecapWords {
  readonly t: Speak<Originals["cart"]>;
  readonly print: SheetWords;
  readonly delivery: Speak<Originals["delivery"]>;
  readonly products: ProductWords;
  readonly language: Language;
  /** Whom to ask. */
  readonly contact: readonly string[];
}

export function recapSheet(recap: Recap, words: RecapWords): SheetView {
  const { t, print, products } = words;
  const { cart, note, isProvisional } = recap;
  const { outlet_details: place, payer_details: payer, empties_plan: plan } = cart.answer;
  const { totals, currency } = cart.quote;
  const address = (street?: string | null, zip?: string | null, city?: string | null) => [
    street ?? "",
    [zip, city].filter(Boolean).join(" "),
  ];
  return {
    title: print("recap"),
    fileName: print("recapFile"),
    status: print("notSent"),
    isSent: false,
    isProvisional,
    contact: words.contact,
    facts: factsOf(recap, words),
    delivery: [place?.name ?? "", ...address(place?.street, place?.zipcode, place?.city)].filter(Boolean),
    payer: [
      payer?.payername ?? "",
      ...address(payer?.street, payer?.zipcode, payer?.city),
      [payer?.identification_no, payer?.taxvat].filter(Boolean).join(" · "),
    ].filter(Boolean),
    note: note === "" ? undefined : note,
    currency,
    goods: cart.lines.flatMap((line) => goodsOf(line, products)),
    vat: totals.vat.map(({ vatPct, netMinor, vatMinor }) => ({
      rate: vatPct,
      baseMinor: netMinor,
      vatMinor,
    })),
    totals: totalsRows(cart.quote, t),
    totalMinor: totals.grandTotalMinor,
    empties: (plan?.orders ?? []).flatMap((order, at) =>
      order.rows.map((row) => ({
        code: `${at} ${row.packaging_code}`,
        name: row.packaging_name,
        units: row.number_of_units,
        refundMinor: undefined,
      })),
    ),
  };
}

function factsOf(
  { cart, payment, ownNumber }: Recap,
  { print, delivery, language }: RecapWords,
): readonly SheetFact[] {
  const { method, deliveryDate, answer } = cart;
  const window = answer.outlet_details?.delivery_window;
  const facts = [
    { label: print("day"), value: deliveryDate && formatWeekdayDate(deliveryDate, language) },
    { label: print("window"), value: window ? formatWindow(window) : undefined },
    { label: print("method"), value: method && delivery(`method.${method}`) },
    { label: print("payment"), value: payment },
    { label: print("ownNumber"), value: ownNumber },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** One row for goods; of a bundle one for each goods inside, as they will be billed (BUNDLE-09). */
function goodsOf({ sku, product, amounts, quoted }: CartLineView, words: ProductWords): SheetGoodsRow[] {
  if (quoted.contents === undefined || quoted.contents === null) {
    return [
      {
        key: sku,
        sku,
        name: product.name ?? sku,
        amount: amountsInWords(words, product, amounts),
        unitMinor: quoted.unitMinor,
        vatPct: quoted.vatPct,
        netMinor: quoted.netMinor,
      },
    ];
  }
  const inside = new Map(goodsInside(product).map((goods) => [goods.sku, goods]));
  const bundle = `${product.name ?? sku} · ${boxesInWords(words, "bundle", quoted.boxes)}`;
  return quoted.contents.map((part) => {
    const goods = inside.get(part.sku);
    return {
      key: `${sku} ${part.sku}`,
      sku: part.sku,
      name: goods?.name ?? part.sku,
      amount: boxesInWords(words, goods ? boxUnitOf(goods) : "piece", part.boxes),
      bundle,
      unitMinor: part.unitMinor,
      vatPct: part.vatPct,
      netMinor: part.netMinor,
    };
  });
}
