import { planSearch } from "@vycep/domain/catalog/search-plan";
import { soughtWords } from "@vycep/domain/catalog/sought-words";
import type { Found } from "@vycep/domain/search/found";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { catalogViewOnce } from "./catalog-view.ts";
import { onlyGoods } from "./only-goods.ts";
import { foldWords } from "./range/askers-goods.repo.ts";
import { chosenAlike } from "./range/known-choices.ts";
import { unpackTexts } from "./range/packed-texts.ts";

/** The goods that a text finds: those of the list at the chosen place, in its order (CATALOG-19). One statement besides the view's. */
export async function foundGoods(
  deps: Deps,
  context: RequestContext,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<readonly Found[]> {
  const view = await catalogViewOnce(deps, context);
  const plan = planSearch(text);
  if (plan === undefined) return [];
  const folded = await foldWords(
    deps.reads,
    plan.words.map((word) => word.text),
  );
  const { goods } = chosenAlike(view.range, {
    market: view.at.market,
    date: view.at.date,
    language: context.language,
    filter: { flags: {} },
    search: soughtWords(plan, { folded, synonyms: view.range.synonyms }),
    only: onlyGoods(view),
    hidesEnded: true,
    sort: { key: "relevance", isDescending: false },
  });
  const hits = goods.slice(0, limit).map(({ names, shared: { sku, ean, eanItem } }) => ({
    id: sku,
    title: unpackTexts(names)[context.language],
    numbers: [sku, ean, eanItem],
  }));
  return [{ kind: "product", total: goods.length, hits }];
}
