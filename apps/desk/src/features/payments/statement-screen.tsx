import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { useState } from "react";
import { BulkBar } from "../../kit/bulk-bar.tsx";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { useSelection } from "../../kit/selection.ts";
import { paths } from "../../shared/paths.ts";
import { paymentsOwnerQuery } from "../../shared/payments-owner.ts";
import { daysText } from "./days-text.ts";
import { PaymentCard } from "./payment-card.tsx";
import { HEAPS, type Heap, heapOf } from "./payment-heaps.ts";
import { PaymentsTable } from "./payments-table.tsx";
import { type Payment, type Statement, statementQuery, useOwnChangeAt } from "./use-payments.ts";
import { useSettling } from "./use-settling.tsx";

/** DDOC-02: one statement; what is sure is written at once, the rest is decided one by one. */
export const statementScreen: Screen = {
  component: StatementScreen,
  load: ({ queryClient, params }) => {
    void queryClient.prefetchQuery(statementQuery(params["statement"] ?? ""));
    void queryClient.prefetchQuery(paymentsOwnerQuery());
  },
};

function StatementScreen() {
  const t = useTexts("payments");
  const { statement: id = "" } = useParams({ strict: false });
  const reading = useQuery(statementQuery(id));
  const ownChangeAt = useOwnChangeAt();
  return (
    <>
      {reading.data == null && <DeskHead title={t("statement")} />}
      <DeskListBody
        reading={reading}
        ownChangeAt={ownChangeAt}
        loading={t("loadingOne")}
        found={(statement) => t("count", { count: statement?.count ?? 0 })}
        none={(statement) =>
          statement !== null ? undefined : (
            <Nothing icon="wallet" title={t("unknownTitle")}>
              {t("unknownText")}
            </Nothing>
          )
        }
      >
        {(statement) => statement !== null && <Payments statement={statement} />}
      </DeskListBody>
    </>
  );
}

function Payments({ statement }: { readonly statement: Statement }) {
  const t = useTexts("payments");
  const { payments, others, known } = statement;
  const [heap, setHeap] = useState<Heap>("all");
  const [shownLine, setShown] = useState<number>();
  const selection = useSelection(statement.id);
  const settling = useSettling(statement.id);
  const isOwned = useQuery(paymentsOwnerQuery()).data === true;
  const disabledReason = isOwned ? t("erpOwned") : undefined;
  const inHeap = (one: Heap) => payments.filter((payment) => one === "all" || heapOf(payment) === one);
  const rows = inHeap(heap);
  const shown = rows.find(({ line }) => line === shownLine) ?? rows.find(isDecision) ?? rows[0];
  const sure = inHeap("sure");
  const chosen = payments.filter(
    ({ line, match }) => match?.invoice != null && selection.chosen.has(String(line)),
  );
  // What was not written stays chosen.
  const unchoose = (written: readonly number[]) =>
    written.length > 0 && selection.toggleAll(written.map(String));
  const notes = [
    daysText(statement),
    t("count", { count: payments.length }),
    ...(others > 0 ? [t("others", { count: others })] : []),
    ...(known > 0 ? [t("known", { count: known })] : []),
  ];
  return (
    <div className="-mx-page">
      <DeskHead
        title={statement.name}
        note={notes.join(" · ")}
        tools={
          <>
            <ButtonLink variant="outline" href={paths.payments()}>
              {t("back")}
            </ButtonLink>
            {sure.length > 0 && (
              <Button
                icon="check"
                isBusy={settling.action.isBusy}
                disabledReason={disabledReason}
                onClick={() => void settling.settle(sure)}
              >
                {t("settleSure", { count: sure.length })}
              </Button>
            )}
          </>
        }
      />
      <div className="grid grid-cols-1 gap-2 px-page">
        {isOwned && <Alert tone="info">{t("erpOwned")}</Alert>}
        <FailureAlert action={settling.action} title={t("notDone")} />
        {settling.refusals.length > 0 && (
          <Alert tone="error" isLive>
            {t("notSettled", { reason: settling.refusals.join(" ") })}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <div className="max-w-full overflow-x-auto">
            <Segments
              label={t("show")}
              options={HEAPS.map((id) => ({
                id,
                label: t(`show.${id}`, { count: formatCount(inHeap(id).length) }),
              }))}
              value={heap}
              onPick={setHeap}
            />
          </div>
          <p className="text-fine text-ink-soft">{t("how")}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-3 max-desktop:grid-cols-1">
          <div className="min-w-0">
            <PaymentsTable rows={rows} shown={shown} onShow={setShown} selection={selection} />
            <BulkBar selection={selection}>
              <Button
                variant="onDark"
                size="small"
                icon="check"
                isBusy={settling.action.isBusy}
                disabledReason={disabledReason ?? (chosen.length === 0 ? t("noneToSettle") : undefined)}
                onClick={() => void settling.settle(chosen).then(unchoose)}
              >
                {t("settleChosen", { count: chosen.length })}
              </Button>
            </BulkBar>
          </div>
          {shown && <PaymentCard key={shown.line} statement={statement.id} payment={shown} />}
        </div>
      </div>
    </div>
  );
}

function isDecision(payment: Payment): boolean {
  return heapOf(payment) === "decide" || heapOf(payment) === "none";
}
