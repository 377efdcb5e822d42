import { PrintSheet } from "@vycep/ui/print-sheet.tsx";
import { formatWeekdayDate, formatWindow } from "../../shared/format.ts";
import { useLanguage, useTexts } from "../../shared/i18n/i18n.ts";
import { Sheet, type SheetFact } from "../../shared/print/sheet.tsx";
import type { SheetGoodsRow } from "../../shared/print/sheet-goods.tsx";
import { boxUnitOf } from "../../shared/products/box-unit.ts";
import { boxesInWords, type ProductWords, useProductWords } from "../../shared/products/box-words.ts";
import { goodsInside } from "../../shared/products/product-row.ts";
import { amountsInWords } from "./amounts-in-words.ts";
import type { CartLineView, CartView } from "./cart-view.ts";
import { totalsRows } from "./totals-rows.ts";

interface RecapSheetProps {
  readonly cart: CartView;
  readonly payment: string;
  readonly note: string;
  readonly ownNumber: string;
}

/** What is about to be ordered, on paper, with the word that it was not sent (CHECKOUT-06). */
export function RecapSheet(props: RecapSheetProps) {
  return <PrintSheet>{() => <RecapPaper {...props} />}</PrintSheet>;
}

function RecapPaper(props: RecapSheetProps) {
  const t = useTexts("cart");
  const print = useTexts("print");
  const words = useProductWords();
  const facts = useFacts(props);
  const { cart, note } = props;
  const { outlet_details: place, payer_details: payer, empties_plan: plan } = cart.answer;
  const { totals, currency } = cart.quote;
  const address = (street?: string | null, zip?: string | null, city?: string | null) => [
    street ?? "",
    [zip, city].filter(Boolean).join(" "),
  ];
  return (
    <Sheet
      view={{
        title: print("recap"),
        status: print("notSent"),
        facts,
        delivery: [place?.name ?? "", ...address(place?.street, place?.zipcode, place?.city)].filter(Boolean),
        payer: [
          payer?.payername ?? "",
          ...address(payer?.street, payer?.zipcode, payer?.city),
          [payer?.identification_no, payer?.taxvat].filter(Boolean).join(" · "),
        ].filter(Boolean),
        note: note === "" ? undefined : note,
        currency,
        goods: cart.lines.flatMap((line) => goodsOf(line, words)),
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
      }}
    />
  );
}

function useFacts({ cart, payment, ownNumber }: RecapSheetProps): readonly SheetFact[] {
  const print = useTexts("print");
  const delivery = useTexts("delivery");
  const language = useLanguage();
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

/** One row for goods; of a package deal one for each goods inside, as they will be billed (BUNDLE-09). */
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
  const deal = `${product.name ?? sku} · ${boxesInWords(words, "deal", quoted.boxes)}`;
  return quoted.contents.map((part) => {
    const goods = inside.get(part.sku);
    return {
      key: `${sku} ${part.sku}`,
      sku: part.sku,
      name: goods?.name ?? part.sku,
      amount: boxesInWords(words, goods ? boxUnitOf(goods) : "piece", part.boxes),
      deal,
      unitMinor: part.unitMinor,
      vatPct: part.vatPct,
      netMinor: part.netMinor,
    };
  });
}
