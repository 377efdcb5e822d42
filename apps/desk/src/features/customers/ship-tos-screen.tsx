import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { SavedViews } from "../../kit/saved-views.tsx";
import { paths } from "../../shared/paths.ts";
import { CustomerTabs } from "./customer-tabs.tsx";
import { CUSTOMER_TYPES, MARKETS, STANDINGS, shipTosAddress } from "./customers-address.ts";
import { ListPage, useFound } from "./list-page.tsx";
import { ShipTosTable } from "./ship-tos-table.tsx";
import { shipTosQuery } from "./use-customers.ts";

/** DCUST-01: the places of all customers, by views, search and filters. */
export const shipTosScreen: Screen = {
  component: ShipTosScreen,
  load: ({ queryClient, search }) =>
    void queryClient.prefetchQuery(shipTosQuery(shipTosAddress.parse(search))),
};

function ShipTosScreen() {
  const t = useTexts("customers");
  const desk = useTexts("desk");
  const list = useDeskList(shipTosAddress, paths.shipTos());
  const { state } = list;
  const reading = useQuery({ ...shipTosQuery(state), placeholderData: keepPreviousData });
  const found = useFound();
  return (
    <>
      <DeskHead title={desk("customers")} note={reading.data && found(reading.data)} />
      <CustomerTabs current="shipTos" count={reading.data?.total} />
      <SavedViews list="ship-tos" path={paths.shipTos()} query={list.query} />
      <ListTools list={list} searchLabel={t("shipTosSearch")} placeholder={t("shipTosPlaceholder")}>
        <FilterChip
          label={t("standing")}
          options={STANDINGS.map((id) => ({ id, label: t(`standing.${id}`) }))}
          value={state.standing}
          onChange={(standing) => list.change({ standing })}
        />
        <FilterChip
          label={t("market")}
          options={MARKETS.map((id) => ({ id, label: t(`market.${id}`) }))}
          value={state.market}
          onChange={(market) => list.change({ market })}
        />
        <FilterChip
          label={t("customerType")}
          options={CUSTOMER_TYPES.map((id) => ({ id, label: t(`customerType.${id}`) }))}
          value={state.type}
          onChange={(type) => list.change({ type })}
        />
      </ListTools>
      <ListPage reading={reading} list={list}>
        {(rows) => <ShipTosTable list={list} rows={rows} />}
      </ListPage>
    </>
  );
}
