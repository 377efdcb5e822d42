import { parseKind } from "@vycep/domain/documents/document";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { SearchKind } from "@vycep/domain/search/search-groups";
import { useTexts } from "@vycep/shell/words/i18n";
import type { IconName } from "@vycep/ui/icons/icon.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { paths } from "../../shared/paths.ts";
import type { FoundGroup } from "./use-search-everything.ts";

type Hit = FoundGroup["hits"][number];

interface KindLook {
  readonly icon: IconName;
  /** Its own page. */
  readonly pathOf: (hit: Hit) => string;
  /** The kind's own list with the same words; the news have no search, and all that was found stands here. */
  readonly allIn?: (text: string) => string;
}

const withWords = (path: string) => (text: string) => `${path}?q=${encodeURIComponent(text)}`;

/** One row a kind of what the server finds. */
export const KIND_LOOKS: Readonly<Record<Exclude<SearchKind, "page">, KindLook>> = {
  product: { icon: "box", pathOf: ({ id }) => paths.product(id), allIn: withWords(paths.products()) },
  order: { icon: "list", pathOf: ({ id }) => paths.order(id), allIn: withWords(paths.orderHistory()) },
  document: { icon: "document", pathOf: documentPath, allIn: withWords(paths.documents()) },
  ticket: { icon: "headset", pathOf: ({ id }) => paths.ticket(id), allIn: withWords(paths.tickets()) },
  // A material has no page of its own: the list shows it by its name.
  material: {
    icon: "image",
    pathOf: ({ title }) => withWords(paths.marketing())(title),
    allIn: withWords(paths.marketing()),
  },
  article: { icon: "news", pathOf: ({ id }) => paths.newsItem(id) },
  question: {
    icon: "info",
    pathOf: ({ id }) => paths.question(id),
    allIn: (text) => paths.supportSearch("faq", text),
  },
  knowledge: {
    icon: "school",
    pathOf: ({ id }) => paths.knowledgeEntry(id),
    allIn: (text) => paths.supportSearch("knowledge-base", text),
  },
};

/** Invoices and credit notes have a page; another paper is shown in its list. */
function documentPath({ id, type }: Hit): string {
  const hasPage = type === "invoice" || type === "credit-note";
  return hasPage ? paths.invoice(id) : withWords(paths.documents())(id);
}

/** How what was found reads. */
export function useHitWords() {
  const t = useTexts("search");
  const documents = useTexts("documents");
  return {
    labelOf({ title, type }: Hit, kind: SearchKind): string {
      if (kind === "order") return t("order", { number: title });
      const paper = kind === "document" ? parseKind(type ?? "") : undefined;
      return paper === undefined ? title : `${documents(`kind.${paper}`)} ${title}`;
    },
    noteOf({ id, note, day, place }: Hit, kind: SearchKind): string | undefined {
      const number = kind === "product" || kind === "ticket" ? id : undefined;
      const date = day == null ? undefined : formatDate(toLocalDate(day));
      const said = [number, date, place, note].filter((part) => part != null);
      return said.length === 0 ? undefined : said.join(" · ");
    },
  };
}
