import { nameParts } from "@vycep/domain/catalog/name-parts";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { toastStore } from "@vycep/shell/messages/toasts";
import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { paths } from "../../../shared/paths.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { amountsInWords } from "../lines/amounts-in-words.ts";
import type { WantedLine } from "../session/wanted-line.ts";

const productDocument = graphql(`
  query ProductOfLine($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        ...ProductRow
      }
    }
  }
`);

/** Somebody took out what was being changed here: nothing is lost, and whoever wants it has the way back (C21). */
export async function tellLineRemoved(
  wanted: WantedLine,
  putBack: (wanted: WantedLine<ProductRow>) => void,
): Promise<void> {
  const [product] = await Promise.all([
    wanted.product ?? readProduct(wanted.sku),
    loadTexts(["events", "products"]),
  ]);
  const t = textsOf("events");
  const text = t("removedMeanwhile", { product: nameParts(product?.name ?? wanted.sku).title });
  if (product === undefined) {
    toastStore.show({ text, tone: "info" });
    return;
  }
  const mine = amountsInWords(textsOf("products"), product, wanted.amounts);
  const action = { label: t("putBack", { mine }), onAct: () => putBack({ ...wanted, product }) };
  toastStore.show({ text, tone: "info", action });
}

/** A change of an earlier page met somebody else's: the cart asks which one counts (C21). */
export async function tellChoiceWaits(): Promise<void> {
  if (location.pathname === paths.cart()) return;
  await loadTexts(["events"]);
  const t = textsOf("events");
  toastStore.show({ text: t("undecided"), tone: "info", action: { label: t("show"), href: paths.cart() } });
}

/** What a product is, when only its number is known; undefined when it cannot be read, or is not sold here any more. */
async function readProduct(sku: string): Promise<ProductRow | undefined> {
  try {
    const { products } = await queryGraphql(productDocument, { sku });
    return products?.items?.find((product) => product !== null);
  } catch {
    return undefined;
  }
}
