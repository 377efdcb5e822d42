import { useTexts } from "@vycep/shell/words/i18n";
import type { ReactNode } from "react";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { DeskListBody, type DeskReading, NoneMatches, Nothing } from "../../kit/list-states.tsx";

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly isMore: boolean;
  readonly next?: string | null | undefined;
}

interface ListPageProps<Row> {
  readonly reading: DeskReading<Page<Row>>;
  readonly list: {
    readonly state: { readonly after: string | undefined };
    readonly isNarrowed: boolean;
    readonly clear: () => void;
    readonly hrefAfter: (cursor: string | undefined) => string;
  };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of one of the lists of customers, in each of its states, with the way to the next page. */
export function ListPage<Row>({ reading, list, children }: ListPageProps<Row>) {
  const t = useTexts("customers");
  const countOf = useFound();
  return (
    <DeskListBody
      reading={reading}
      loading={t("loading")}
      found={countOf}
      none={({ items }) =>
        items.length > 0 ? undefined : list.isNarrowed ? (
          <NoneMatches title={t("noneFoundTitle")} onClear={list.clear} />
        ) : (
          <Nothing icon="users" title={t("noneTitle")}>
            {t("noneText")}
          </Nothing>
        )
      }
    >
      {(page) => (
        <>
          {children(page.items)}
          <KeysetPages
            summary={countOf(page)}
            first={list.state.after === undefined ? undefined : list.hrefAfter(undefined)}
            next={page.next == null ? undefined : list.hrefAfter(page.next)}
          />
        </>
      )}
    </DeskListBody>
  );
}

/** How many there are, in words. */
export function useFound() {
  const t = useTexts("customers");
  return ({ total, isMore }: Pick<Page<unknown>, "total" | "isMore">) =>
    t(isMore ? "foundMore" : "found", { count: total });
}
