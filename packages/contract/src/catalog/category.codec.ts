/** Categories (CATALOG-06, GQL-03): our code `beer/lager` is their `uid`, `url_key` and `url_path`. */
import type { Language } from "@vycep/domain/market/language";
import type { Texts } from "@vycep/domain/market/texts";
import { wholeRange } from "@vycep/words/catalog/answers";
import { fromUid, toUid } from "../uid.ts";

export type NamedCategory = {
  readonly code: string;
  readonly names: Texts;
};

/** A category of the tree with how many products the asker may see in it and below. */
export type CountedCategory = NamedCategory & {
  readonly productCount: number;
  readonly children: readonly CountedCategory[];
};

export type CategoryAnswer = {
  readonly uid: string;
  readonly name: string;
  readonly url_key: string;
  readonly url_path: string;
  readonly url_suffix: string;
  readonly path: string;
  readonly level: number;
  readonly include_in_menu: number;
  readonly children_count?: string;
  readonly product_count?: number;
  readonly children?: CategoryAnswer[];
};

/** No category has this code: the root of Magento's tree, level 1, in which all goods are. */
const rootCode = "/";
export const ROOT_CATEGORY_UID = toUid(rootCode);

/** The root with the top categories below it; it has no address. */
export function encodeRootCategory(top: readonly CountedCategory[], language: Language): CategoryAnswer {
  return {
    ...{ uid: ROOT_CATEGORY_UID, name: wholeRange[language], level: 1, include_in_menu: 0 },
    ...{ url_key: "", url_path: "", url_suffix: "", path: "" },
    product_count: top.reduce((sum, { productCount }) => sum + productCount, 0),
    children_count: String(top.length),
    children: top.map((category) => encodeCategoryTree(category, language)),
  };
}

export function encodeCategory({ code, names }: NamedCategory, language: Language): CategoryAnswer {
  const path = toUrlPath(code);
  return {
    uid: toUid(code),
    name: names[language],
    url_key: path.slice(path.lastIndexOf("/") + 1),
    url_path: path,
    url_suffix: "",
    path,
    // Level 1 is the root of Magento's tree, which nobody sees.
    level: path.split("/").length + 1,
    include_in_menu: 1,
  };
}

export function encodeCategoryTree(category: CountedCategory, language: Language): CategoryAnswer {
  return {
    ...encodeCategory(category, language),
    product_count: category.productCount,
    children_count: String(category.children.length),
    children: category.children.map((child) => encodeCategoryTree(child, language)),
  };
}

/** `pos material/glassware` becomes `pos-material/glassware`. */
export function toUrlPath(code: string): string {
  return code.replaceAll(" ", "-");
}

/**
 * What a filter value means as a path: it may be a uid, a url path, a url key or our own code. A url key is the last
 * part of a path, so readers compare with whole paths and with their parts.
 */
export function categoryPathOf(value: string): string {
  const named = fromUid(value);
  return toUrlPath(named !== undefined && isCode(named) ? named : value);
}

function isCode(text: string): boolean {
  return /^[a-z -]+(\/[a-z -]+)?$/.test(text);
}
