import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { marketCodes } from "@vycep/domain/market/market";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { useMarketName } from "../../kit/market-words.ts";
import { SavedViews } from "../../kit/saved-views.tsx";
import { useSelection } from "../../kit/selection.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { CustomerTabs } from "./customer-tabs.tsx";
import { CUSTOMER_TYPES, STANDINGS, shipToFilter, shipTosAddress } from "./customers-address.ts";
import { ListPage, useFound } from "./list-page.tsx";
import { ShipTosTable } from "./ship-tos-table.tsx";
import { customersOnPage, shipTosArgs, shipTosQuery } from "./use-customers.ts";
import type { Meant } from "./weekdays/weekdays-dialog.tsx";

// What changes many at once comes when somebody does.
const BulkBar = lazy(() => import("../../kit/bulk-bar.tsx").then((file) => ({ default: file.BulkBar })));
const WeekdayTools = lazy(() =>
  import("./weekdays/weekday-tools.tsx").then((file) => ({ default: file.WeekdayTools })),
);
const WeekdaysDialog = lazy(() =>
  import("./weekdays/weekdays-dialog.tsx").then((file) => ({ default: file.WeekdaysDialog })),
);

/** DCUST-01: the places of all customers, by views, search and filters. */
export const shipTosScreen: Screen = {
  component: ShipTosScreen,
  load: ({ queryClient, search }) =>
    void queryClient.prefetchQuery(shipTosQuery(shipTosAddress.parse(search))),
};

function ShipTosScreen() {
  const t = useTexts("customers");
  const nameOf = useMarketName();
  const desk = useTexts("desk");
  const weekdays = useTexts("weekdays");
  const list = useDeskList(shipTosAddress, paths.shipTos());
  const { state } = list;
  const reading = useQuery({ ...shipTosQuery(state), placeholderData: keepPreviousData });
  const found = useFound();
  const mayChangeDays = useMay({ area: "calendar", power: "change" });
  const selection = useSelection(shipTosAddress.print({ ...state, after: undefined }));
  const [meant, setMeant] = useState<Meant>();
  const [batch, setBatch] = useState<string>();
  function handleBegun(id: string) {
    setMeant(undefined);
    selection.clear();
    setBatch(id);
  }
  return (
    <>
      <DeskHead
        title={desk("customers")}
        note={reading.data && found(reading.data)}
        tools={
          <>
            <ListExport
              operation="shipTos"
              args={shipTosArgs(state)}
              page={{ first: customersOnPage, after: state.after }}
              isEmpty={reading.data?.total === 0}
            />
            {mayChangeDays && (
              <Suspense>
                <WeekdayTools
                  {...{ batch }}
                  page={reading.data}
                  filter={shipToFilter(state)}
                  onMean={setMeant}
                  onBatch={setBatch}
                />
              </Suspense>
            )}
          </>
        }
      />
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
          options={marketCodes().map((id) => ({ id, label: nameOf(id) }))}
          value={state.market}
          onChange={(market) => list.change({ market })}
        />
        {state.company !== undefined && (
          <FilterChip
            label={t("company")}
            options={[{ id: state.company, label: state.company }]}
            value={state.company}
            onChange={(company) => list.change({ company })}
          />
        )}
        <FilterChip
          label={t("customerType")}
          options={CUSTOMER_TYPES.map((id) => ({ id, label: t(`customerType.${id}`) }))}
          value={state.type}
          onChange={(type) => list.change({ type })}
        />
      </ListTools>
      <ListPage reading={reading} list={list}>
        {(rows) => <ShipTosTable list={list} rows={rows} selection={mayChangeDays ? selection : undefined} />}
      </ListPage>
      <Suspense>
        {mayChangeDays && (
          <BulkBar selection={selection}>
            <Button
              variant="onDark"
              size="small"
              icon="calendar"
              onClick={() => setMeant({ shipTos: [...selection.chosen] })}
            >
              {weekdays("weekdaysTitle")}
            </Button>
          </BulkBar>
        )}
      </Suspense>
      <Suspense>
        {meant !== undefined && (
          <WeekdaysDialog meant={meant} onClose={() => setMeant(undefined)} onBegun={handleBegun} />
        )}
      </Suspense>
    </>
  );
}
