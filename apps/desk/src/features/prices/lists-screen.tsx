import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatCount, formatNearDay } from "@vycep/words/engine/format";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { paths } from "../../shared/paths.ts";
import { listsAddress } from "./drafts-address.ts";
import { PricesTabs } from "./prices-tabs.tsx";
import { type PriceListRow, priceListsQuery } from "./use-price-lists.ts";

/** DPRICE-01: the price lists, with how many have each. */
export const listsScreen: Screen = {
  component: ListsScreen,
  load: ({ queryClient, search }) => {
    const { q, after } = listsAddress.parse(search);
    void queryClient.prefetchQuery(priceListsQuery({ text: q, after }));
  },
};

function ListsScreen() {
  const t = useTexts("price-desk");
  const desk = useTexts("desk");
  const list = useDeskList(listsAddress, paths.priceLists());
  const { q, after } = list.state;
  const reading = useQuery({ ...priceListsQuery({ text: q, after }), placeholderData: keepPreviousData });
  const found = reading.data && t("foundLists", { count: reading.data.total });
  return (
    <>
      <DeskHead title={desk("prices")} note={found} />
      <PricesTabs current="lists" />
      <ListTools list={list} searchLabel={t("searchLists")} placeholder={t("searchListsPlaceholder")} />
      <DeskListBody
        reading={reading}
        loading={t("loadingLists")}
        found={({ total }) => t("foundLists", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : list.isNarrowed ? (
            <NoneMatches title={t("unknownListTitle")} onClear={list.clear} />
          ) : (
            <Nothing icon="tag" title={t("noListsTitle")}>
              {t("noListsText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <ListsTable rows={items} />
            <KeysetPages
              summary={found ?? ""}
              first={after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
    </>
  );
}

function ListsTable({ rows }: { readonly rows: readonly PriceListRow[] }) {
  const t = useTexts("price-desk");
  const { date: today } = localNow();
  const columns: readonly Column<PriceListRow>[] = [
    { key: "list", header: t("list"), isRowHeader: true, isWide: true, cell: ({ code }) => code },
    { key: "market", header: t("market"), cell: ({ market }) => market },
    { key: "currency", header: t("currency"), cell: ({ currency }) => currency },
    {
      key: "prices",
      header: t("pricesToday"),
      align: "end",
      cell: ({ prices }) => formatCount(prices),
    },
    {
      key: "companies",
      header: t("companies"),
      align: "end",
      cell: ({ companies }) => formatCount(companies),
    },
    { key: "places", header: t("places"), align: "end", cell: ({ shipTos }) => formatCount(shipTos) },
    {
      key: "next",
      header: t("nextChange"),
      align: "end",
      cell: ({ nextFrom }) => (nextFrom == null ? "–" : formatNearDay(toLocalDate(nextFrom), today)),
    },
  ];
  return (
    <DeskTable
      caption={t("lists")}
      columns={columns}
      rows={rows}
      rowKey={({ code }) => code}
      hrefOf={({ code }) => paths.priceList(code)}
    />
  );
}
