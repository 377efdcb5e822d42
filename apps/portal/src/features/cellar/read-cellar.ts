import { wholeToMinor } from "@vycep/contract/whole-currency";
import { usualStock } from "@vycep/domain/cellar/count";
import { withoutUndefined } from "@vycep/domain/kernel/closed-list";
import { homeMarket, currencyOf as ofMarket } from "@vycep/domain/market/market";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { machineNow } from "@vycep/shell/clock/clock";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { CellarProductFragment, CellarQuery } from "../../shared/graphql.gen/graphql.ts";
import { choiceHeaders, choiceSettled, currentChoice } from "../../shared/ordering/choice.ts";
import type { CellarGoods, KeptCellar } from "./cellar-keys.ts";

/** @public The code generator reads it. */
export const cellarProductFragment = graphql(`
  fragment CellarProduct on ProductInterface {
    sku
    name
    package_type
    brand
    plato
    ean
    ean_ea
    is_tank
    your_price
    currency
    saleability {
      sellable
    }
    ... on BundleProduct {
      deal_condition
    }
  }
`);

const cellarDocument = graphql(`
  query Cellar($shipTo: String!) {
    products(sort: { usual: ASC }, pageSize: 100) {
      items {
        ...CellarProduct
      }
      usual {
        sku
        last_quantity
      }
    }
    cellar(ship_to_id: $shipTo) {
      goods {
        sku
        shelf
        in_cellar
        usual
      }
    }
    customerCart {
      ship_to_id
      items {
        quantity
        product {
          ...CellarProduct
        }
      }
    }
  }
`);

/** Reads what the place usually buys and what its cart holds, with prices and shelves of today. */
export async function readCellar(): Promise<KeptCellar> {
  const choice = await choiceSettled(currentChoice());
  const { shipToId } = choice;
  const owner = storage.read(shellKeys.owner);
  if (shipToId === undefined || owner === undefined) throw new Error("a cellar without a place or a person");
  const answer = await queryGraphql(cellarDocument, { shipTo: shipToId }, { headers: choiceHeaders(choice) });
  return {
    owner,
    shipToId,
    currency: currencyOf(answer),
    keptAtMs: machineNow(),
    goods: goodsOf(answer, shipToId),
  };
}

function currencyOf({ products }: CellarQuery): string {
  return products?.items?.find((item) => item?.currency)?.currency ?? ofMarket(homeMarket());
}

/** The usual goods in their order, and behind them what else is in the cart; package deals and tanks stand in no cellar. */
function goodsOf({ products, cellar, customerCart }: CellarQuery, shipToId: string): CellarGoods[] {
  const lastBoxes = new Map(products?.usual?.map(({ sku, last_quantity: boxes }) => [sku, boxes]));
  const lines = customerCart.ship_to_id === shipToId ? (customerCart.items ?? []) : [];
  const inCart = new Map(lines.flatMap((line) => (line ? [[line.product.sku, line.quantity]] : [])));
  const noted = new Map(cellar.goods.map((one) => [one.sku, one]));
  const usual = (products?.items ?? []).flatMap((item) =>
    item && lastBoxes.has(item.sku ?? "") ? [item] : [],
  );
  const all = [...usual, ...lines.flatMap((line) => (line ? [line.product] : []))];
  const bySku = new Map(all.flatMap((item) => (isCounted(item) ? [[item.sku ?? "", item]] : [])));
  return [...bySku].map(([sku, item]) => {
    const known = noted.get(sku);
    const { name, package_type: packageType, brand, plato, your_price: price } = item;
    return withoutUndefined({
      sku,
      name: name ?? sku,
      packageType: packageType ?? "other",
      brand: brand ?? "",
      plato: plato == null ? undefined : Math.round(plato),
      codes: [item.ean, item.ean_ea].flatMap((code) => code ?? []),
      shelf: known?.shelf ?? undefined,
      usual: usualStock({ counted: known?.usual ?? undefined, lastBoxes: lastBoxes.get(sku) }),
      lastLeft: known?.in_cellar ?? undefined,
      unitMinor: price == null ? undefined : wholeToMinor(price),
      isOrderable: item.saleability?.sellable === true,
      inCart: inCart.get(sku) ?? 0,
    });
  });
}

function isCounted(item: CellarProductFragment): boolean {
  return !("deal_condition" in item) && item.is_tank !== true;
}
