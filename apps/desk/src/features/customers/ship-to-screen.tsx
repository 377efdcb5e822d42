import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { lazy, Suspense } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { Neighbours, useListBehind } from "../../kit/neighbours.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { CustomerHistory } from "./customer-history.tsx";
import { Standing } from "./customer-money.tsx";
import { shipTosAddress } from "./customers-address.ts";
import { MoneyCard } from "./money-card.tsx";
import { ShipToDays, ShipToFacts, ShipToOwner } from "./ship-to-facts.tsx";
import { type ShipTo, shipToQuery } from "./use-customer.ts";
import { shipTosQuery } from "./use-customers.ts";
import { UsersCard } from "./users-card.tsx";

// Only who may change places fetches them.
const ShipToForm = lazy(() => import("./ship-to-form.tsx").then((file) => ({ default: file.ShipToForm })));
const StandingCard = lazy(() =>
  import("./standing-card.tsx").then((file) => ({ default: file.StandingCard })),
);

/** DCUST-02: one place with everything of it. */
export const shipToScreen: Screen = {
  component: ShipToScreen,
  load: ({ queryClient, params: { id = "" } }) => void queryClient.prefetchQuery(shipToQuery(id)),
};

function ShipToScreen() {
  const t = useTexts("customers");
  const desk = useTexts("desk");
  const { id = "" } = useParams({ strict: false });
  const reading = useQuery(shipToQuery(id));
  const shipTo = reading.data;
  const mayChange = useMay({ area: "customers", power: "change" });
  const seesGoods = useMay({ area: "products", power: "see" });
  return (
    <>
      <DeskHead
        title={shipTo?.row.name ?? id}
        badge={shipTo && <Standing {...shipTo.row} />}
        note={<ShipToNeighbours id={id} />}
        tools={
          shipTo && (
            <>
              {mayChange && !shipTo.isErpOwned && (
                <ButtonLink href={paths.newShipTo(shipTo.row.companyId, id)} variant="outline" icon="plus">
                  {t("copyShipTo")}
                </ButtonLink>
              )}
              {seesGoods && (
                <ButtonLink href={paths.limitsOfPlace(id)} variant="outline" icon="pause">
                  {desk("productLimits")}
                </ButtonLink>
              )}
              <ButtonLink href={paths.call(id)} variant="outline" icon="phone">
                {desk("call")}
              </ButtonLink>
            </>
          )
        }
      />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={() => ""}
        none={(found) =>
          found === null ? (
            <Nothing
              icon="search"
              title={t("shipToUnknown", { id })}
              actions={<ButtonLink href={paths.shipTos()}>{t("toList")}</ButtonLink>}
            >
              {t("unknownText")}
            </Nothing>
          ) : undefined
        }
      >
        {(found) => found !== null && <Record key={found.row.id} shipTo={found} />}
      </DeskListBody>
    </>
  );
}

function Record({ shipTo }: { readonly shipTo: ShipTo }) {
  const t = useTexts("customers");
  const mayChange = useMay({ area: "customers", power: "change" }) && !shipTo.isErpOwned;
  const { row, isErpOwned, suspendedReason, dueDays, paymentMethod, history } = shipTo;
  return (
    <div className="grid gap-3">
      {row.isSuspended && (
        <Alert tone="error" title={t("suspendedTitle")}>
          {suspendedReason ?? t("suspendedWithout")}
        </Alert>
      )}
      {isErpOwned && <Alert tone="info">{t("erpOwned")}</Alert>}
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-3 max-laptop:grid-cols-1">
        {mayChange ? (
          <Suspense fallback={<SkeletonRows label={t("loading")} rows={8} />}>
            <ShipToForm shipTo={shipTo} />
          </Suspense>
        ) : (
          <div className="grid grid-cols-2 items-start gap-3 max-laptop:grid-cols-1">
            <ShipToFacts shipTo={shipTo} />
            <ShipToDays shipTo={shipTo} />
          </div>
        )}
        <div className="grid min-w-0 gap-3">
          {mayChange && <ShipToOwner shipTo={shipTo} />}
          <MoneyCard money={row.money} priceList={row.priceList} {...{ dueDays, paymentMethod }} />
          <Suspense>{mayChange && <StandingCard shipTo={shipTo} />}</Suspense>
        </div>
      </div>
      <UsersCard of={{ shipTo: row.id }} />
      <CustomerHistory history={history} />
    </div>
  );
}

/** Back to the list, on to the next place and the one before (DLIST-05). */
function ShipToNeighbours({ id }: { readonly id: string }) {
  const list = useListBehind(shipTosAddress);
  const { data } = useQuery({
    ...shipTosQuery(list ?? shipTosAddress.usual),
    enabled: list !== undefined,
    refetchInterval: false,
  });
  return (
    <span className="flex items-center gap-2">
      <span>{id}</span>
      <Neighbours
        {...{ id, list, address: shipTosAddress, path: paths.shipTos() }}
        rows={data?.items.map((row) => ({ id: row.id, name: row.name }))}
        hrefOf={paths.shipTo}
      />
    </span>
  );
}
