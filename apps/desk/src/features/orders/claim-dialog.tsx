import { useNavigate } from "@tanstack/react-router";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf, recordOf, type Shape } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskClaimDeliveryInput, DeskClaimReason } from "../../shared/graphql.gen/graphql.ts";
import { paths } from "../../shared/paths.ts";
import type { Order } from "./use-order.ts";
import { useOrderAction } from "./use-order-action.ts";

const ClaimDeliveryDocument = graphql(`
  mutation ClaimDelivery($input: DeskClaimDeliveryInput!) {
    claimDelivery(input: $input) {
      number
      refusal {
        lineNo
        message
      }
    }
  }
`);

const reasons: readonly DeskClaimReason[] = ["short", "damaged", "wrong", "short_dated", "spoiled"];
const reasonWords = { short_dated: "reason.short-dated" } as const;

/** Boxes and reasons by line, as they are typed. */
interface ClaimDraft {
  readonly boxes: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly note: string;
}

const readDraft: Shape<ClaimDraft> = objectOf({
  boxes: recordOf(aText),
  reasons: recordOf(aText),
  note: aText,
});

interface ClaimDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Writes a claim down for whoever ordered, as after a call; its ticket opens, where it is credited (DORD-03, DTICK-03). */
export function ClaimDialog({ order: { row, lines }, onClose }: ClaimDialogProps) {
  const t = useTexts("claim-desk");
  const desk = useTexts("order-desk");
  const formId = useId();
  const navigate = useNavigate();
  const { value: draft, ...kept } = useKeptDraft(`order-claim.${row.number}`, readDraft, {
    ...{ boxes: {}, reasons: {}, note: "" },
  });
  const [isChecked, setChecked] = useState(false);
  const action = useOrderAction(
    async (input: DeskClaimDeliveryInput) =>
      (await queryGraphql(ClaimDeliveryDocument, { input })).claimDelivery,
  );
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer.refusal : undefined;
  const typed = lines
    .filter(({ delivered }) => (delivered ?? 0) > 0)
    .map((line) => ({ line, ...countOf(draft.boxes[line.lineNo] ?? "", line.delivered ?? 0) }));
  const wanted = typed.filter(({ boxes }) => boxes !== 0);
  const reasonOf = (lineNo: number) => reasons.find((one) => one === draft.reasons[lineNo]);
  async function submit() {
    const claimed = wanted.map(({ line: { lineNo }, boxes }) => ({
      ...{ lineNo, boxes: boxes ?? 0, reason: reasonOf(lineNo) ?? "short" },
    }));
    const ended = await action.run({ order: row.number, lines: claimed, note: draft.note });
    if (ended?.kind !== "done" || ended.answer.number == null) return;
    kept.forget();
    showToast(t("told.claim"));
    void navigate({ to: paths.ticket(ended.answer.number) });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const isSound = wanted.every(({ line, boxes }) => boxes !== undefined && reasonOf(line.lineNo));
    if (wanted.length > 0 && isSound) void submit();
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={desk("back")}
      title={t("claimTitle")}
      description={`${row.number} · ${row.shipToName}`}
      footNote={t("claimTells")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {desk("back")}
          </Button>
          <Button type="submit" form={formId} icon="check" isBusy={action.isBusy}>
            {t("claimSave")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <FailureAlert action={action} title={desk("notDone")} />
        {refusal != null && refusal.lineNo == null && <Alert tone="error">{refusal.message}</Alert>}
        {isChecked && wanted.length === 0 && <Alert tone="error">{t("claimNothing")}</Alert>}
        <table className="w-full text-small">
          <caption className="sr-only">{desk("lines")}</caption>
          <thead>
            <tr className="type-label text-left text-ink-faint">
              <th scope="col" className="py-1">
                {desk("goods")}
              </th>
              <th scope="col" className="px-2 text-right">
                {desk("delivered")}
              </th>
              <th scope="col" className="px-2">
                {t("claimBoxes")}
              </th>
              <th scope="col">{t("claimReason")}</th>
            </tr>
          </thead>
          <tbody>
            {typed.map(({ line: { lineNo, name, delivered }, text, boxes }) => (
              <tr key={lineNo} className="border-t border-line">
                <th scope="row" className="py-1 text-left">
                  {name}
                </th>
                <td className="px-2 text-right">{formatCount(delivered ?? 0)}</td>
                <td className="w-28 px-2">
                  <TextField
                    label={`${t("claimBoxes")}: ${name}`}
                    isLabelHidden
                    size="small"
                    inputMode="numeric"
                    value={text}
                    error={
                      boxes === undefined
                        ? desk("boxesWrong", { most: formatCount(delivered ?? 0) })
                        : refusal?.lineNo === lineNo
                          ? refusal.message
                          : undefined
                    }
                    onChange={(event) =>
                      kept.change({ ...draft, boxes: { ...draft.boxes, [lineNo]: event.target.value } })
                    }
                  />
                </td>
                <td className="w-56">
                  {boxes !== 0 && (
                    <Select
                      label={`${t("claimReason")}: ${name}`}
                      isLabelHidden
                      closeLabel={desk("back")}
                      placeholder={t("claimChoose")}
                      value={reasonOf(lineNo) ?? null}
                      options={reasons.map((id) => ({
                        id,
                        label: t(id === "short_dated" ? reasonWords[id] : `reason.${id}`),
                      }))}
                      error={isChecked && reasonOf(lineNo) === undefined ? t("claimChoose") : undefined}
                      onChange={(id) =>
                        kept.change({ ...draft, reasons: { ...draft.reasons, [lineNo]: id } })
                      }
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <TextArea
          label={t("claimNote")}
          hint={t("claimNoteHint")}
          minRows={2}
          maxLength={500}
          value={draft.note}
          onChange={(event) => kept.change({ ...draft, note: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

/** Empty is nothing; undefined is no number of boxes that came. */
function countOf(text: string, most: number): { readonly text: string; readonly boxes: number | undefined } {
  const said = text.trim() === "" ? 0 : Number(text);
  return { text, boxes: /^\d{0,7}$/.test(text.trim()) && said <= most ? said : undefined };
}
