import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatCount, formatNearDay, formatPercent } from "@vycep/words/engine/format";
import { useState } from "react";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { momentText } from "../../kit/moment.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { DraftState } from "./draft-state.tsx";
import { DRAFT_FILTERS, draftsAddress } from "./drafts-address.ts";
import { NewDraftDialog } from "./new-draft-dialog.tsx";
import { PricesTabs } from "./prices-tabs.tsx";
import { useReturnedText } from "./returned-text.ts";
import { choicesQuery, type DraftRow, draftsQuery } from "./use-drafts.ts";

/** DPRICE-02: drafts of prices, the newest first. */
export const draftsScreen: Screen = {
  component: DraftsScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(draftsQuery(askedOf(draftsAddress.parse(search))));
    void queryClient.prefetchQuery(choicesQuery);
  },
};

function askedOf({ state, after }: ReturnType<typeof draftsAddress.parse>) {
  const isReturned = state === "returned";
  return { states: state === undefined || state === "returned" ? [] : [state], isReturned, after };
}

function DraftsScreen() {
  const t = useTexts("price-desk");
  const desk = useTexts("desk");
  const list = useDeskList(draftsAddress, paths.prices());
  const { state } = list;
  const reading = useQuery({ ...draftsQuery(askedOf(state)), placeholderData: keepPreviousData });
  const isOwned = useQuery(choicesQuery).data?.isErpOwned === true;
  const mayChange = useMay({ area: "prices", power: "change" });
  // Who chose goods in their list comes to begin a draft for them.
  const [isBeginning, setBeginning] = useState(state.goods !== undefined);
  const found = reading.data && t("found", { count: reading.data.total });
  return (
    <>
      <DeskHead
        title={desk("prices")}
        note={found}
        tools={
          mayChange && (
            <Button
              icon="plus"
              disabledReason={isOwned ? t("erpOwned") : undefined}
              onClick={() => setBeginning(true)}
            >
              {t("newDraft")}
            </Button>
          )
        }
      />
      <PricesTabs current="drafts" />
      {isOwned && (
        <div className="px-page pb-3">
          <Alert tone="info">{t("erpOwned")}</Alert>
        </div>
      )}
      <div className="px-page pb-3">
        <FilterChip
          label={t("state")}
          options={DRAFT_FILTERS.map((id) => ({
            id,
            label: id === "returned" ? desk("priceDraftReturned") : t(`state.${id}`),
          }))}
          value={state.state}
          onChange={(one) => list.change({ state: one })}
        />
      </div>
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ total }) => t("found", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : state.state !== undefined ? (
            <NoneMatches title={t("unknownTitle")} onClear={list.clear} />
          ) : (
            <Nothing icon="tag" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <DraftsTable rows={items} />
            <KeysetPages
              summary={found ?? ""}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
      {isBeginning && mayChange && !isOwned && (
        <NewDraftDialog goods={state.goods} onClose={() => setBeginning(false)} />
      )}
    </>
  );
}

function DraftsTable({ rows }: { readonly rows: readonly DraftRow[] }) {
  const t = useTexts("price-desk");
  const desk = useTexts("desk");
  const returnedText = useReturnedText();
  const { date: today } = localNow();
  const columns: readonly Column<DraftRow>[] = [
    { key: "name", header: t("name"), isRowHeader: true, isWide: true, cell: ({ name }) => name },
    {
      key: "state",
      header: t("state"),
      cell: (draft) => (
        <span className="grid justify-items-start gap-1">
          <DraftState state={draft.state} />
          {draft.returnedReason != null && (
            <>
              <Flag tone="last" text={desk("priceDraftReturned")} />
              <span className="max-w-64 whitespace-normal text-fine text-ink-soft">
                {returnedText(draft)}
              </span>
            </>
          )}
        </span>
      ),
    },
    {
      key: "validFrom",
      header: t("validFrom"),
      align: "end",
      cell: ({ validFrom }) => formatNearDay(toLocalDate(validFrom), today),
    },
    {
      key: "publish",
      header: t("publish"),
      align: "end",
      cell: ({ publishAt, state }) =>
        publishAt == null ? (state === "open" ? "–" : t("atOnce")) : momentText(publishAt),
    },
    { key: "lists", header: t("lists"), cell: ({ priceLists }) => priceLists.join(", ") || "–" },
    { key: "lines", header: t("linesOf"), align: "end", cell: ({ lines }) => formatCount(lines) },
    {
      key: "largest",
      header: t("largest"),
      align: "end",
      cell: ({ maxPercent, lines }) => (lines === 0 ? "–" : formatPercent(maxPercent)),
    },
    {
      key: "by",
      header: t("by"),
      cell: ({ by, createdAt }) => `${by}, ${momentText(createdAt)}`,
    },
  ];
  return (
    <DeskTable
      list="price-drafts"
      caption={desk("prices")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => paths.priceDraft(id)}
    />
  );
}
