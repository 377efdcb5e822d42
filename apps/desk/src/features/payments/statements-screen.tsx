import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type ChangeEvent, useRef, useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { momentText } from "../../kit/moment.tsx";
import { base64Of } from "../../shared/base64.ts";
import { paths } from "../../shared/paths.ts";
import { paymentsOwnerQuery } from "../../shared/payments-owner.ts";
import { daysText } from "./days-text.ts";
import { PayDialog } from "./pay-dialog.tsx";
import { type StatementHead, statementsQuery, useAddBankStatement } from "./use-payments.ts";

/** DDOC-02: statements of the bank, the newest first. */
export const statementsScreen: Screen = {
  component: StatementsScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(statementsQuery());
    void queryClient.prefetchQuery(paymentsOwnerQuery());
  },
};

function StatementsScreen() {
  const t = useTexts("payments");
  const desk = useTexts("desk");
  const reading = useQuery(statementsQuery());
  const isOwned = useQuery(paymentsOwnerQuery()).data === true;
  const disabledReason = isOwned ? t("erpOwned") : undefined;
  const [isPaying, setPaying] = useState(false);
  const upload = useUpload();
  return (
    <>
      <DeskHead
        title={desk("payments")}
        note={t("uploadHint")}
        tools={
          <>
            <Button
              variant="outline"
              icon="wallet"
              disabledReason={disabledReason}
              onClick={() => setPaying(true)}
            >
              {t("byHand")}
            </Button>
            <Button
              icon="upload"
              isBusy={upload.action.isBusy}
              disabledReason={disabledReason}
              onClick={upload.choose}
            >
              {t("upload")}
            </Button>
          </>
        }
      />
      {upload.field}
      <div className="grid gap-2 px-page pb-3 empty:pb-0">
        {isOwned && <Alert tone="info">{t("erpOwned")}</Alert>}
        <FailureAlert action={upload.action} title={t("notDone")} />
        {upload.refusal !== undefined && (
          <Alert tone="error" isLive>
            {upload.refusal}
          </Alert>
        )}
      </div>
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={(all) => t("found", { count: all.length })}
        none={(all) =>
          all.length > 0 ? undefined : (
            <Nothing icon="wallet" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {(all) => <StatementsTable rows={all} />}
      </DeskListBody>
      {isPaying && <PayDialog onClose={() => setPaying(false)} />}
    </>
  );
}

/** A file is chosen, read and opened; one that was read before is opened as well. */
function useUpload() {
  const t = useTexts("payments");
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const action = useAddBankStatement();
  async function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = "";
    if (file === undefined) return;
    const content = base64Of(new Uint8Array(await file.arrayBuffer()));
    const ended = await action.run({ name: file.name, content });
    if (ended?.kind !== "done" || ended.answer.statement == null) return;
    if (ended.answer.refusal != null) showToast(ended.answer.refusal.message);
    await navigate({ to: paths.bankStatement(ended.answer.statement.id) });
  }
  const { ended } = action;
  return {
    action,
    choose: () => field.current?.click(),
    refusal: ended?.kind === "done" ? ended.answer.refusal?.message : undefined,
    field: (
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t("upload")}
        accept=".csv,.xlsx,.gpc,.abo,.txt"
        onChange={(event) => void handleChange(event)}
      />
    ),
  };
}

function StatementsTable({ rows }: { readonly rows: readonly StatementHead[] }) {
  const t = useTexts("payments");
  const desk = useTexts("desk");
  const columns: readonly Column<StatementHead>[] = [
    {
      key: "statement",
      header: t("statement"),
      isRowHeader: true,
      cell: ({ name }) => name,
    },
    { key: "days", header: t("days"), cell: daysText },
    { key: "payments", header: t("payments"), align: "end", cell: ({ count }) => formatCount(count) },
    {
      key: "waiting",
      header: t("waiting"),
      align: "end",
      cell: ({ waiting }) => (waiting === 0 ? "–" : <Count value={formatCount(waiting)} />),
    },
    {
      key: "added",
      header: t("added"),
      cell: ({ addedAt, addedBy }) =>
        addedBy == null ? momentText(addedAt) : t("addedBy", { moment: momentText(addedAt), name: addedBy }),
    },
  ];
  return (
    <DeskTable
      list="statements"
      caption={desk("payments")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => paths.bankStatement(id)}
    />
  );
}
