import { setImmediate as othersTurn } from "node:timers/promises";
import type { ProductPhoto } from "@vycep/contract/catalog/picture.codec";
import { beerKey } from "@vycep/domain/catalog/beer";
import { packageTypeOf } from "@vycep/domain/catalog/product";
import { synonymsOf } from "@vycep/domain/catalog/synonyms";
import { tableOf } from "@vycep/domain/kernel/closed-list";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { LANGUAGES, type Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { sameInAll, type Texts, textsOf } from "@vycep/domain/market/texts";
import { soundRows } from "../../../platform/sound-rows.ts";
import { sharedBundleOf } from "../../bundles/bundles.facts.ts";
import { vatRateOf } from "../../market/market.facts.ts";
import { packTexts } from "./packed-texts.ts";
import { bodyOf, type GoodsValues, nameEnd, type PhotoValues, type RangeRow } from "./range.repo.ts";
import type { DayRates, Range, RangeCategory, RangeGoods, SharedGoods } from "./range.ts";
import { sameOnes } from "./same-ones.ts";

/** So many products take a few milliseconds; then others who wait have their turn. */
const atOnce = 500;

/**
 * Puts the range together out of its rows; a product that cannot be read is told of and left out. Fifty thousand take most
 * of a second, so requests are answered in between; and they come in parts, for as text they fill a hundred megabytes.
 */
export async function readRange(
  rows: readonly RangeRow[],
  parts: AsyncIterable<readonly RangeRow[]> | Iterable<readonly RangeRow[]>,
): Promise<Range> {
  const of = <Kind extends RangeRow["kind"]>(kind: Kind) => rowsOf(rows, kind).map(bodyOf);
  const categories = of("category").map(
    ([code, parentCode, names]): RangeCategory => ({ code, parentCode, names: textsOf(names) }),
  );
  const categoryNames = new Map(categories.map(({ code, names }) => [code, names]));
  const toGoods = goodsReader(categoryNames);
  const goods: RangeGoods[] = [];
  const names = namesWithin();
  for await (const part of parts) {
    const all = rowsOf(part, "goods");
    for (let from = 0; from < all.length; from += atOnce) {
      const sound = soundRows("product", all.slice(from, from + atOnce), (row) => toGoods(bodyOf(row)));
      for (const { folded, ...one } of sound) {
        names.add(one.searchText, folded);
        goods.push({ at: goods.length, ...one });
      }
      await othersTurn();
    }
  }
  const known = new Map(goods.map((product) => [product.shared.sku, product]));
  return {
    goods: known,
    list: goods,
    places: placesOf(of("order"), known),
    foldedName: names.reader(),
    byBrand: Map.groupBy(goods, ({ shared }) => shared.brand),
    categories,
    categoryPlace: new Map(categories.map(({ code }, place) => [code, place])),
    packagings: new Map(of("packaging").map(([code, names]) => [code, textsOf(names)])),
    endsBefore: endsBefore(goods),
    ratesOn: ratesByDay(of("vat").map(vatRateOf), of("deposit").map(depositOf)),
    synonyms: synonymsOf(of("synonym").map(([term, word]) => ({ term, word }))),
    words: wordsWhenAsked(goods),
  };
}

function rowsOf<Kind extends RangeRow["kind"]>(rows: readonly RangeRow[], kind: Kind) {
  return rows.filter((row): row is RangeRow & { kind: Kind } => row.kind === kind);
}

/** What products have together with others, by its values. */
type Alike = {
  readonly category: (code: string) => SharedGoods["category"];
  readonly packaging: (values: GoodsValues[5]) => SharedGoods["packaging"];
  readonly flags: (values: GoodsValues[12]) => SharedGoods["flags"];
  readonly markets: (values: readonly string[]) => SharedGoods["markets"];
  readonly photos: (values: GoodsValues[13]) => SharedGoods["photos"];
  readonly vatClasses: (values: GoodsValues[14]) => RangeGoods["vatClasses"];
  readonly deposits: (values: GoodsValues[15]) => RangeGoods["deposits"];
  readonly text: (value: string) => string;
};

/** Reads one product after the other; what several have alike they have together. */
function goodsReader(categoryNames: ReadonlyMap<string, Texts>) {
  const alike: Alike = {
    category: sameOnes((code: string) => ({ code, names: categoryNames.get(code) ?? sameInAll(code) })),
    packaging: sameOnes(([itemsPerBox, boxesPerLayer, layersPerPallet, boxesPerPallet]: GoodsValues[5]) => ({
      ...{ itemsPerBox, boxesPerLayer, layersPerPallet, boxesPerPallet },
    })),
    flags: sameOnes(([isNew, isSale, isRecommended, isSpecial, isLast]: GoodsValues[12]) => ({
      ...{ isNew, isSale, isRecommended, isSpecial, isLast },
    })),
    markets: sameOnes((markets: readonly string[]) => markets),
    photos: sameOnes((photos: GoodsValues[13]) => (photos ?? []).map(toPhoto)),
    vatClasses: sameOnes(
      (classes: GoodsValues[14]) =>
        new Map((classes ?? []).map(([market, vatClass]) => [market as Market, vatClass])),
    ),
    deposits: sameOnes((deposits: GoodsValues[15]) => depositsByMarket(deposits ?? [])),
    text: sameOnes((text: string) => text),
  };
  return (values: GoodsValues) => toGoods(values, alike);
}

function depositsByMarket(deposits: NonNullable<GoodsValues[15]>): RangeGoods["deposits"] {
  const byMarket = Map.groupBy(deposits, ([market]) => market as Market);
  return new Map(
    [...byMarket].map(([market, parts]) => [market, parts.map(([, code, units]) => [code, units] as const)]),
  );
}

function toGoods(values: GoodsValues, alike: Alike): Omit<RangeGoods, "at"> & { readonly folded: string } {
  const [sku, names, [ean, eanItem], [brand, subBrand], category, packaging, box, item, kind, sale] = values;
  const [, , , , , , , , , , beer, marks, flags, photos, vatClasses, deposits, bundle, searchText, folded] =
    values;
  const described = values[19];
  const texts = textsOf(names);
  const [packageType, isTank, isUnfiltered, truckOrdering] = kind;
  return {
    shared: {
      sku: toId<Sku>(sku),
      ean,
      eanItem,
      brand: alike.text(brand),
      subBrand: alike.text(subBrand),
      category: alike.category(category),
      packaging: alike.packaging(packaging),
      grossGramsPerBox: box[0],
      millilitresPerBox: box[1],
      packagingCode: item[0],
      itemMillilitres: item[1],
      palletGrossGrams: item[2],
      packageType: packageTypeOf(packageType),
      isTank,
      isUnfiltered,
      truckOrdering,
      sellableFrom: dayOrNull(sale[0]),
      sellableTo: dayOrNull(sale[1]),
      markets: alike.markets(sale[2]),
      plato: beer[0],
      abv: beer[1],
      originCountry: beer[2],
      shelfLifeDays: beer[3],
      isBundle: marks[0],
      isAgeRestricted: marks[1],
      flags: alike.flags(flags),
      photos: alike.photos(photos),
    },
    names: packTexts(texts),
    bundle: bundle ? sharedBundleOf(bundle) : undefined,
    beer: alike.text(beerKey({ sku, names: texts, brand, subBrand, isBundle: marks[0] })),
    vatClasses: alike.vatClasses(vatClasses),
    deposits: alike.deposits(deposits),
    searchText,
    packageType: packageTypeOf(packageType),
    ...(described === "" ? {} : { described: alike.text(described) }),
    folded,
  };
}

/** The place of each product's name in each language's alphabet, in the order of the goods. */
function placesOf(
  orders: readonly (readonly [language: string, skus: readonly string[]])[],
  goods: Range["goods"],
): Range["places"] {
  return tableOf(LANGUAGES, (language) => {
    const [, skus = []] = orders.find(([of]) => of === language) ?? [];
    const places = new Uint32Array(goods.size);
    for (const [place, sku] of skus.entries()) {
      const one = goods.get(toId<Sku>(sku));
      if (one) places[one.at] = place;
    }
    return places;
  });
}

/** Where in the text that is searched each name stands: it holds all of them, so none is kept a second time. */
function namesWithin() {
  const spans: number[] = [];
  return {
    add: (searchText: string, folded: string): void => {
      const names = folded.split(nameEnd);
      for (const [at] of LANGUAGES.entries()) {
        const name = names[at] ?? "";
        const start = searchText.indexOf(name);
        spans.push(...(start === -1 ? [0, searchText.length] : [start, start + name.length]));
      }
    },
    reader: (): Range["foldedName"] => readerOf(Uint32Array.from(spans)),
  };
}

/** In a function of its own: beside the numbers it would keep the list that they come from. */
function readerOf(spans: Uint32Array): Range["foldedName"] {
  return ({ at, searchText }: RangeGoods, language: Language) => {
    const span = 2 * (at * LANGUAGES.length + LANGUAGES.indexOf(language));
    return searchText.slice(spans[span], spans[span + 1]);
  };
}

function toPhoto([position, hash, [width, height], alt]: PhotoValues): ProductPhoto {
  return { position, hash, width, height, alt };
}

function dayOrNull(text: string | null): LocalDate | null {
  return text === null ? null : toLocalDate(text);
}

type Dated = { readonly market: string; readonly from: string; readonly to: string | null };
type VatRate = Dated & { readonly vatClass: string; readonly percent: number };
type Deposit = Dated & { readonly code: string; readonly minor: number };

function depositOf([code, market, minor, from, to]: readonly [
  string,
  string,
  number,
  string,
  string | null,
]): Deposit {
  return { code, market, minor, from, to };
}

function endsBefore(goods: readonly RangeGoods[]): Range["endsBefore"] {
  const ends = [...new Set(goods.flatMap(({ shared }) => shared.sellableTo ?? []))].toSorted();
  return (date) => {
    const at = ends.findIndex((end) => end >= date);
    return at === -1 ? ends.length : at;
  };
}

/** A customer looks at few days, all customers together at a few dozen. */
const mostDays = 64;

/** The rates of a market and a day, gathered when first asked for. */
function ratesByDay(vatRates: readonly VatRate[], deposits: readonly Deposit[]): Range["ratesOn"] {
  const known = new Map<string, DayRates>();
  return (market, date) => {
    const key = `${market} ${date}`;
    const found = known.get(key);
    if (found) return found;
    const holds = (row: Dated) =>
      row.market === market && row.from <= date && (row.to === null || row.to >= date);
    const rates = {
      vat: new Map(vatRates.filter(holds).map(({ vatClass, percent }) => [vatClass, percent])),
      deposits: new Map(deposits.filter(holds).map(({ code, minor }) => [code, toMinor(minor)])),
    };
    if (known.size >= mostDays) known.clear();
    known.set(key, rates);
    return rates;
  };
}

/** In a function of its own: beside the rows it would keep all of them as long as the range. */
function wordsWhenAsked(goods: readonly RangeGoods[]): Range["words"] {
  let words: ReadonlyMap<string, readonly RangeGoods[]> | undefined;
  return () => (words ??= wordsOf(goods));
}

function wordsOf(goods: readonly RangeGoods[]): ReadonlyMap<string, readonly RangeGoods[]> {
  const words = new Map<string, RangeGoods[]>();
  for (const product of goods) {
    for (const word of new Set(product.searchText.split(/[^\p{L}\p{N}_]+/u))) {
      if (!/^\p{L}/u.test(word)) continue;
      const known = words.get(word);
      if (known) known.push(product);
      else words.set(word, [product]);
    }
  }
  return words;
}
