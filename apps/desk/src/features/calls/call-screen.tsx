import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { paths } from "../../shared/paths.ts";
import { CallCarts } from "./call-carts.tsx";
import { CallHead } from "./call-head.tsx";
import { CallEmpties, CallInvoices } from "./call-money.tsx";
import { CallNotes } from "./call-notes.tsx";
import { CallDeliveries, CallOrders, CallTickets } from "./call-orders.tsx";
import { CallPeople } from "./call-people.tsx";
import { callQuery } from "./use-call.ts";

/** DCUST-04: what answers the usual questions of a caller, without a click. */
export const callScreen: Screen = {
  component: CallScreen,
  load: ({ queryClient, params: { id = "" } }) => void queryClient.prefetchQuery(callQuery(id)),
};

function CallScreen() {
  const t = useTexts("calls");
  const { id = "" } = useParams({ strict: false });
  const { by } = useSearch({ strict: false }) as { readonly by?: unknown };
  const reading = useQuery(callQuery(id));
  const call = reading.data;
  const caller = call?.people.find(({ uid }) => uid === by);
  return (
    <>
      <CallHead shipToId={id} call={call ?? undefined} caller={caller} />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={() => ""}
        none={(found) =>
          found === null ? (
            <Nothing
              icon="search"
              title={t("unknownTitle", { id })}
              actions={<ButtonLink href={paths.calls()}>{t("another")}</ButtonLink>}
            >
              {t("unknownText")}
            </Nothing>
          ) : undefined
        }
      >
        {(found) =>
          found !== null && (
            <div key={found.shipToId} className="grid gap-3">
              {found.isSuspended && (
                <Alert tone="error" title={t("suspendedTitle")}>
                  {found.suspendedReason ?? t("suspendedWithout")}
                </Alert>
              )}
              <div className="grid grid-cols-[1.15fr_1.35fr_0.95fr] items-start gap-3 max-wide:grid-cols-2 max-mobile:grid-cols-1">
                <div className="grid min-w-0 gap-3">
                  <CallCarts call={found} />
                  <CallDeliveries call={found} />
                </div>
                <div className="grid min-w-0 gap-3">
                  <CallOrders call={found} />
                  <CallTickets call={found} />
                  <CallPeople call={found} callerUid={caller?.uid} />
                </div>
                <div className="grid min-w-0 gap-3">
                  <CallInvoices call={found} />
                  <CallEmpties call={found} />
                  <CallNotes key={found.shipToId} call={found} callerUid={caller?.uid} />
                </div>
              </div>
            </div>
          )
        }
      </DeskListBody>
    </>
  );
}
