import { fromUid } from "@vycep/contract/uid";
import { type AskedTogether, askedTogether } from "../../platform/asked-together.ts";
import type { Deps } from "../../platform/deps.ts";
import { cleanHtml, wordsOfHtml } from "../../platform/html/clean-html.ts";
import { perRequest } from "../../platform/per-request.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findDescriptions } from "./product-descriptions.repo.ts";

type Product = { readonly uid?: string | undefined };

/** As it came; not kept with the range, for few pages show it and it is long. One statement for all of an answer. */
const writtenOf = perRequest(
  (deps: Deps, { language }): AskedTogether<string> =>
    askedTogether((skus) => findDescriptions(deps.db, skus, language)),
);

/** Another statement of the request has read these; what is null is not written. */
export function tellDescriptions(
  deps: Deps,
  context: RequestContext,
  read: Readonly<Record<string, string | null>>,
): void {
  writtenOf(deps, context).tell(new Map(Object.entries(read).map(([sku, text]) => [sku, text ?? undefined])));
}

/** What the brewery writes of its goods (D35), cleaned whenever it is answered; null where it writes nothing. */
export function descriptionFields(deps: Deps) {
  const written = (context: RequestContext, { uid }: Product) =>
    writtenOf(deps, context)(fromUid(uid ?? "") ?? "");
  const sentence = async (product: Product, context: RequestContext) => {
    const text = await written(context, product);
    return text === undefined ? undefined : firstSentence(wordsOfHtml(text));
  };
  return {
    description: async (product: Product, _args: unknown, context: RequestContext) => {
      const text = await written(context, product);
      return text === undefined ? null : { html: cleanHtml(text) };
    },
    short_description: async (product: Product, _args: unknown, context: RequestContext) => {
      const text = await sentence(product, context);
      return text === undefined ? null : { html: cleanHtml(text) };
    },
    meta_description: async (product: Product, _args: unknown, context: RequestContext) =>
      (await sentence(product, context)) ?? null,
  };
}

function firstSentence(text: string): string {
  return /^.+?[.!?…](?=\s|$)/u.exec(text)?.[0] ?? text;
}
