import { queryOptions } from "@tanstack/react-query";
import type { FaqItem, KnowledgeEntry } from "@vycep/contract/content/support.rest";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { readMarkup, wordsOfMarkup } from "@vycep/domain/kernel/read-markup";
import { callService } from "@vycep/shell/api/rest";
import { readToEnd } from "../read-to-end.ts";

/** A question or an entry of the knowledge base, ready to be searched. */
export interface Answer {
  readonly kind: "faq" | "kb";
  readonly id: string;
  readonly section: string;
  readonly title: string;
  /** Its first words; of questions none. */
  readonly lead: string;
  readonly body: string;
  /** All its words without any format. */
  readonly words: string;
  readonly modifiedOn: LocalDate | undefined;
  readonly isHelpful: boolean | null;
}

const staleTime = 10 * 60_000;

/** GET faqitems: the questions with their answers (REST-33). */
export function faqItemsQuery() {
  return queryOptions({
    queryKey: ["content", "faqitems"],
    queryFn: async ({ signal }): Promise<readonly Answer[]> => {
      const items = await callService<readonly FaqItem[]>("content", "/faqitems", { signal });
      return items.map(({ id, section, question, answer, isHelpful }) => ({
        ...{ kind: "faq", id, section, title: question, lead: "", body: answer, isHelpful },
        words: wordsOfMarkup(readMarkup(answer)),
        modifiedOn: undefined,
      }));
    },
    staleTime,
  });
}

/** GET knowledgebase: all of it, page by page (REST-36, CONTENT-15). */
export function knowledgeBaseQuery() {
  return queryOptions({
    queryKey: ["content", "knowledgebase"],
    queryFn: async ({ signal }): Promise<readonly Answer[]> => {
      const entries = await readToEnd((query) =>
        callService<readonly KnowledgeEntry[]>("content", "/knowledgebase", { signal, query: { ...query } }),
      );
      return entries.map(({ id, section, title, lead, body, mgnllastModified, isHelpful }) => ({
        ...{ kind: "kb", id, section, title, lead, body, isHelpful },
        words: wordsOfMarkup(readMarkup(body)),
        modifiedOn: parseLocalDate(mgnllastModified?.slice(0, 10) ?? ""),
      }));
    },
    staleTime,
  });
}
