import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf, recordOf, type Shape } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { EmptiesFields, typedEmpties } from "./empties-fields.tsx";
import { MoveRefusal } from "./move-refusal.tsx";
import { useMoveOrder } from "./use-move-order.ts";
import type { Order } from "./use-order.ts";

type Line = Order["lines"][number];

/** Boxes and reasons by line, pieces by type of empties, as they are typed. */
interface LinesDraft {
  readonly boxes: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly empties: Readonly<Record<string, string>>;
}

const readLinesDraft: Shape<LinesDraft> = objectOf({
  boxes: recordOf(aText),
  reasons: recordOf(aText),
  empties: recordOf(aText),
});

interface LinesDialogProps {
  readonly order: Order;
  readonly move: "confirm" | "deliver";
  readonly onClose: () => void;
}

/** Confirms, or notes what was delivered, line by line, with a reason wherever it is less (DORD-03). */
export function LinesDialog({ order, move, onClose }: LinesDialogProps) {
  const t = useTexts("order-desk");
  const formId = useId();
  const kept = useKeptDraft(`order-${move}.${order.row.number}`, readLinesDraft, {
    ...{ boxes: {}, reasons: {}, empties: {} },
  });
  const draft = kept.value;
  const action = useMoveOrder();
  const [isChecked, setChecked] = useState(false);
  const most = (line: Line) => (move === "confirm" ? line.ordered : (line.confirmed ?? line.ordered));
  const lines = order.lines.map((line) => typedLine(line, most(line), draft));
  const empties = move === "deliver" ? typedEmpties(order, draft) : [];
  const changed = lines.filter(({ boxes, line }) => boxes !== most(line)).length;
  async function submit() {
    const { number } = order.row;
    const told = lines.map(({ line, boxes, reason }) => ({
      ...{ lineNo: line.lineNo, boxes: boxes ?? 0 },
      ...(reason !== "" && { reason }),
    }));
    const input = { number, version: order.version, lines: told };
    const counted = empties.map(({ code, units }) => ({ code, units: units ?? 0 }));
    const ended = await action.run(
      move === "confirm"
        ? { kind: "confirm", input }
        : { kind: "deliver", input: { ...input, ...(counted.length > 0 && { empties: counted }) } },
    );
    if (ended?.kind !== "done" || ended.answer != null) return;
    kept.forget();
    showToast(t(`told.${move}`));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const isSound = lines.every((line) => line.boxes !== undefined && (line.reason !== "" || !line.isLess));
    if (isSound && empties.every(({ units }) => units !== undefined)) void submit();
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={t("back")}
      title={t(move === "confirm" ? "confirmTitle" : "deliverTitle")}
      description={`${order.row.number} · ${order.row.shipToName}`}
      footNote={t("changedLines", { count: changed })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("back")}
          </Button>
          <Button type="submit" form={formId} icon="check" isBusy={action.isBusy}>
            {t(move === "deliver" ? "deliver" : changed === 0 ? "confirmAll" : "confirmChanged")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <FailureAlert action={action} title={t("notDone")} />
        <MoveRefusal action={action} order={order} />
        <table className="w-full text-small">
          <caption className="sr-only">{t("lines")}</caption>
          <thead>
            <tr className="type-label text-left text-ink-faint">
              <th scope="col" className="py-1">
                {t("goods")}
              </th>
              <th scope="col" className="px-2 text-right">
                {t(move === "confirm" ? "ordered" : "confirmed")}
              </th>
              <th scope="col" className="px-2">
                {t(move === "confirm" ? "boxesToConfirm" : "boxesDelivered")}
              </th>
              <th scope="col" className="px-2 text-right">
                {t("difference")}
              </th>
              <th scope="col">{t("reason")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((typed) => (
              <LineRow
                key={typed.line.lineNo}
                typed={typed}
                most={most(typed.line)}
                label={t(move === "confirm" ? "boxesToConfirm" : "boxesDelivered")}
                isChecked={isChecked}
                onBoxes={(text) =>
                  kept.change({ ...draft, boxes: { ...draft.boxes, [typed.line.lineNo]: text } })
                }
                onReason={(text) =>
                  kept.change({ ...draft, reasons: { ...draft.reasons, [typed.line.lineNo]: text } })
                }
              />
            ))}
          </tbody>
        </table>
        {move === "deliver" && (
          <EmptiesFields
            counted={empties}
            others={order.takenBack.filter(({ code }) => draft.empties[code] === undefined)}
            isChecked={isChecked}
            onCount={(code, text) => kept.change({ ...draft, empties: { ...draft.empties, [code]: text } })}
          />
        )}
        <p className="text-small text-ink-soft">{t("reasonHint")}</p>
      </form>
    </Dialog>
  );
}

interface Typed {
  readonly line: Line;
  readonly text: string;
  /** Undefined is no number of boxes that the line may have. */
  readonly boxes: number | undefined;
  readonly isLess: boolean;
  readonly reason: string;
}

function typedLine(line: Line, most: number, { boxes: typed, reasons }: LinesDraft): Typed {
  const text = typed[line.lineNo] ?? String(most);
  const boxes = /^\d{1,7}$/.test(text.trim()) && Number(text) <= most ? Number(text) : undefined;
  const isLess = boxes !== undefined && boxes < most;
  return { line, text, boxes, isLess, reason: isLess ? (reasons[line.lineNo] ?? "").trim() : "" };
}

interface LineRowProps {
  readonly typed: Typed;
  readonly most: number;
  readonly label: string;
  readonly isChecked: boolean;
  readonly onBoxes: (text: string) => void;
  readonly onReason: (text: string) => void;
}

function LineRow({ typed, most, label, isChecked, onBoxes, onReason }: LineRowProps) {
  const t = useTexts("order-desk");
  const reasonsId = useId();
  const { line, text, boxes, isLess, reason } = typed;
  const { name } = line;
  const [written, setWritten] = useState(reason);
  return (
    <tr className={isLess ? "border-t border-line bg-red-tint" : "border-t border-line"}>
      <th scope="row" className="py-1 text-left">
        {name}
      </th>
      <td className="px-2 text-right">{formatCount(most)}</td>
      <td className="w-24 px-2">
        <TextField
          label={t("boxesOf", { what: label, name })}
          isLabelHidden
          size="small"
          inputMode="numeric"
          value={text}
          error={boxes === undefined ? t("boxesWrong", { most: formatCount(most) }) : undefined}
          onChange={(event) => onBoxes(event.target.value)}
        />
      </td>
      <td className="px-2 text-right font-semibold text-red-strong">
        {isLess && `−${formatCount(most - (boxes ?? 0))}`}
      </td>
      <td className="w-56">
        {isLess && (
          <>
            <TextField
              label={t("reasonOf", { name })}
              isLabelHidden
              size="small"
              maxLength={200}
              list={reasonsId}
              placeholder={t("reason")}
              value={written}
              error={isChecked && reason === "" ? t("reasonMissing") : undefined}
              onChange={(event) => {
                setWritten(event.target.value);
                onReason(event.target.value);
              }}
            />
            <datalist id={reasonsId}>
              {(["stock", "tank", "broken", "refused"] as const).map((key) => (
                <option key={key} value={t(`reasons.${key}`)} />
              ))}
            </datalist>
          </>
        )}
      </td>
    </tr>
  );
}
