import { useQueryClient } from "@tanstack/react-query";
import type { Action, Ended } from "@vycep/shell/actions/use-action";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { RefusalAlert } from "../refusal.tsx";
import type { BulkActName, BulkActOffer, BulkAnswer, BulkInput, BulkPart, Choices } from "./bulk-acts.ts";
import { BulkPartField, type PartValues } from "./bulk-part-field.tsx";
import type { Bulk, Meant } from "./use-bulk.ts";

type Parts = Omit<BulkInput<BulkActName>, "act">;

interface BulkDialogProps {
  readonly bulk: Bulk;
  readonly choices: Choices | undefined;
  readonly acts: readonly BulkActOffer<BulkActName>[];
  readonly action: Pick<Action<never, BulkAnswer>, "isBusy" | "ended">;
  readonly meant: Meant;
  /** Begins the act of this place among the acts. */
  readonly onBegin: (at: number, parts: Parts) => Promise<Ended<BulkAnswer> | undefined>;
}

const nothing: PartValues = {
  at: "",
  day: "",
  markets: [],
  folder: "",
  permission: "",
  person: "",
  status: "",
  priceList: "",
  role: "",
  paidOn: "",
  boxes: "",
};

/** What shall be done to each of many rows (DLIST-03). */
export function BulkDialog(props: BulkDialogProps) {
  const { bulk, acts, action, meant, choices, onBegin } = props;
  const t = useTexts("bulk");
  const client = useQueryClient();
  const formId = useId();
  const [at, setAt] = useState(0);
  const { id: act, part, note } = acts[at] ?? { id: "publish" };
  const [values, setValues] = useState(nothing);
  // The same thing pressed again, after no answer came, is the same batch.
  const [sent, setSent] = useState<{ readonly of: string; readonly key: string }>();
  const close = () => bulk.mean(undefined);
  async function submit() {
    const input = partsOf(part, values, meant);
    const of = JSON.stringify([act, input]);
    const key = sent?.of === of ? sent.key : crypto.randomUUID();
    setSent({ of, key });
    const ended = await onBegin(at, { key, ...input });
    if (ended?.kind !== "done" || ended.answer.batch == null) return;
    void client.invalidateQueries({ queryKey: ["bulk"] });
    bulk.selection.clear();
    bulk.look(ended.answer.batch.id);
    close();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!lacks(part, values)) void submit();
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      closeLabel={t("back")}
      title={t("allOf")}
      description={useMeantText(meant)}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t("back")}
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={action.isBusy}
            disabledReason={lacks(part, values) ? t("partMissing") : undefined}
          >
            {t("begin")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <RefusalAlert action={action} title={t("notBegun")} />
        <RadioGroup
          label={t("act")}
          options={acts.map(({ id }) => ({ id, label: t(`act.${id}`) }))}
          value={act}
          onChange={(id) => setAt(acts.findIndex((offer) => offer.id === id))}
        />
        {part !== undefined && (
          <BulkPartField
            {...{ part, values, choices }}
            onChange={(changed) => setValues({ ...values, ...changed })}
          />
        )}
        <p className="text-small text-ink-soft">
          {t(`note.${note ?? act}`)} {t("rowNote")}
        </p>
      </form>
    </Dialog>
  );
}

/** Whether what belongs to an act is still missing; without a right of its own everybody sees it. */
function lacks(part: BulkPart | undefined, values: PartValues): boolean {
  if (part === "boxes") return !/^\d{1,7}$/.test(values.boxes.trim());
  return part !== undefined && part !== "permission" && values[part].length === 0;
}

function useMeantText(meant: Meant): string {
  const t = useTexts("bulk");
  if (meant.ids !== null) return t("chosenOf", { count: meant.ids.length });
  return t(meant.isMore ? "allOfMore" : "allOfFound", { count: meant.total });
}

function partsOf(part: BulkPart | undefined, values: PartValues, { ids }: Meant): Omit<Parts, "key"> {
  const text = (of: Exclude<BulkPart, "markets" | "boxes">) =>
    part === of && values[of] !== "" ? values[of] : null;
  return {
    ...{ ids: ids === null ? null : [...ids], at: text("at"), day: text("day") },
    ...{ paidOn: text("paidOn"), role: text("role") },
    ...{ folder: text("folder"), permission: text("permission") },
    ...{ person: text("person"), status: text("status"), priceList: text("priceList") },
    boxes: part === "boxes" ? Number(values.boxes) : null,
    markets: part === "markets" ? [...values.markets] : null,
  };
}
