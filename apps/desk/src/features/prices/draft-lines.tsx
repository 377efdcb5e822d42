import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SearchAsTyped } from "@vycep/shell/list/search-as-typed.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { formatCount, formatPercent } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { useDeskList } from "../../kit/desk-address.ts";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { paths } from "../../shared/paths.ts";
import { DraftLinesTable } from "./draft-lines-table.tsx";
import { LINE_SHOWS, linesAddress } from "./drafts-address.ts";
import type { TypedPrices } from "./typed-prices.tsx";
import { useOwnChangeAt } from "./use-change-draft.ts";
import { type Draft, draftLinesQuery } from "./use-drafts.ts";

const PasteDialog = lazy(() => import("./paste-dialog.tsx").then((file) => ({ default: file.PasteDialog })));

interface DraftLinesProps {
  readonly draft: Draft;
  readonly typed: TypedPrices;
}

/** The prices that a draft changes: old, new, difference; typed in place or pasted (DPRICE-02). */
export function DraftLines({ draft, typed }: DraftLinesProps) {
  const t = useTexts("price-desk");
  const words = useTexts("list");
  const list = useDeskList(linesAddress, paths.priceDraft(draft.id));
  const { show, q, after } = list.state;
  const reading = useQuery({
    ...draftLinesQuery({ id: draft.id, show, text: q.trim(), after }),
    placeholderData: keepPreviousData,
  });
  const ownChangeAt = useOwnChangeAt();
  const [isPasting, setPasting] = useState(false);
  const { counts, limit } = draft;
  const shows = LINE_SHOWS.filter((one) => one === "all" || one === show || counts[one] > 0);
  const found = t("lines", { count: reading.data?.total ?? 0 });
  return (
    <div className="-mx-page">
      <div className="flex flex-wrap items-center gap-2 px-page pb-3">
        <Segments
          label={t("show")}
          options={shows.map((id) => ({
            id,
            label: t(`show.${id}`, { count: formatCount(counts[id]), limit: formatPercent(limit ?? 0) }),
          }))}
          value={show}
          onPick={(one) => list.change({ show: one })}
        />
        <div className="w-search-small max-w-full">
          <SearchAsTyped
            label={t("search")}
            placeholder={t("searchPlaceholder")}
            clearLabel={words("searchClear")}
            value={q}
            onSearch={(text) => list.change({ q: text }, true)}
          />
        </div>
        <span className="ml-auto text-fine text-ink-soft">{t("netNote")}</span>
        {draft.may.includes("change") && (
          <Button variant="outline" size="small" icon="upload" onClick={() => setPasting(true)}>
            {t("paste")}
          </Button>
        )}
      </div>
      <DeskListBody
        reading={reading}
        ownChangeAt={ownChangeAt}
        loading={t("loadingLines")}
        found={() => found}
        none={(page) =>
          (page?.items.length ?? 0) > 0 ? undefined : list.state.show !== "all" || list.state.q !== "" ? (
            <NoneMatches title={t("noLinesFound")} onClear={list.clear} />
          ) : (
            <Nothing icon="tag" title={t("noLinesTitle")}>
              {t("noLinesText")}
            </Nothing>
          )
        }
      >
        {(page) => (
          <>
            <DraftLinesTable draft={draft} typed={typed} rows={page?.items ?? []} />
            <KeysetPages
              summary={draft.may.includes("change") ? `${found} · ${t("keys")}` : found}
              first={after === undefined ? undefined : list.hrefAfter(undefined)}
              next={page?.next == null ? undefined : list.hrefAfter(page.next)}
            />
          </>
        )}
      </DeskListBody>
      <Suspense>{isPasting && <PasteDialog draft={draft} onClose={() => setPasting(false)} />}</Suspense>
    </div>
  );
}
