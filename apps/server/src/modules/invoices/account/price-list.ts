import { nationalAccount } from "@vycep/domain/billing/payment-code";
import { depositPerBox } from "@vycep/domain/catalog/product";
import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { NO_PROMO, unitPrice } from "@vycep/domain/pricing/promo-price";
import { grossOf } from "@vycep/domain/pricing/vat";
import type { PriceListPaper } from "@vycep/paper/account/price-list-content";
import { goodsOfPriceList } from "../../catalog/price-list-goods.facts.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import { type PaperDeps, paperLook } from "../paper-look.facts.ts";
import { drawInThread } from "../papers/draw-in-thread.ts";
import { paperLanguage } from "../papers/tax-paper-of.ts";
import { partiesOf } from "../parties.ts";

type Wanted = {
  readonly number: string;
  readonly companyId: string;
  readonly shipToId: ShipToId | undefined;
  readonly issued: LocalDate;
};

/** The price list of a place as a PDF; undefined where the place is another company's or nothing has a price. */
export async function writePriceList(
  { db, clock, config }: PaperDeps,
  { number, companyId, shipToId, issued: validFrom }: Wanted,
): Promise<Uint8Array | undefined> {
  const place = shipToId && (await shipToById(db, shipToId));
  if (!place || place.payer.id !== companyId) return undefined;
  const { market, priceList, currency } = place;
  const goods = await goodsOfPriceList(db, { market, priceList, date: validFrom });
  if (goods.length === 0) return undefined;
  const language = paperLanguage(market);
  const { seller, ...parties } = await partiesOf(db, place, validFrom);
  return drawInThread({
    language,
    madeAt: clock.instant(),
    look: await paperLook({ db, clock, config }),
    drawn: {
      kind: "price-list",
      paper: {
        ...{ number, currency, validFrom },
        seller: { ...seller, account: nationalAccount(seller.iban) ?? seller.iban },
        ...parties,
        groups: groupsOf(goods, language),
      },
    },
  });
}

type Goods = Awaited<ReturnType<typeof goodsOfPriceList>>;

/** By category, each by the names of its goods. */
function groupsOf(goods: Goods, language: Language): PriceListPaper["groups"] {
  const byName = new Intl.Collator(language).compare;
  const groups = Map.groupBy(goods, ({ category }) => category.names[language]);
  return [...groups]
    .map(([title, own]) => ({
      title,
      rows: own
        .flatMap((product) => rowOf(product, language))
        .toSorted((left, right) => byName(left.name, right.name)),
    }))
    .toSorted((left, right) => byName(left.title, right.title));
}

function rowOf(product: Goods[number], language: Language) {
  if (product.price === undefined) return [];
  const unitMinor = unitPrice(product.price, NO_PROMO);
  return [
    {
      sku: product.sku,
      name: product.names[language],
      boxesPerPallet: product.packaging.boxesPerPallet,
      unitMinor,
      vatPct: product.vatPct,
      withVatMinor: grossOf(unitMinor, product.vatPct),
      depositMinor: depositPerBox(product.deposits),
      validTo: product.price.validTo,
    },
  ];
}
