import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { FoundField } from "../../kit/found/found-field.tsx";
import { RecordDialog } from "../../kit/record-dialog.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useRecordDraft } from "../../kit/use-record-draft.ts";
import { goodsSource, placesSource } from "../../shared/found-records.ts";
import { type Limit, useDropLimit, useSetLimit } from "./use-limits.ts";

const aLimit = objectOf({ shipToId: aText, sku: aText, maxBoxes: aText, validFrom: aText, validTo: aText });
type LimitForm = ValueOf<typeof aLimit>;

const fields = ["shipToId", "sku", "maxBoxes", "validFrom", "validTo"];

interface LimitDialogProps {
  /** What is changed; undefined is a new one. */
  readonly limit: Limit | undefined;
  /** What the list is of, which a new one begins with. */
  readonly begins: { readonly place: string; readonly sku: string };
  readonly onClose: () => void;
}

/** A limit being written (DGOOD-04, DEDIT-06); place and product stay what they were. */
export function LimitDialog({ limit, begins, onClose }: LimitDialogProps) {
  const t = useTexts("limits-desk");
  const draft = useRecordDraft(`limit.${limit?.id ?? "new"}`, aLimit, {
    version: limit?.version ?? 0,
    form: formOf(limit, begins),
  });
  const { mine } = draft.draft;
  const dayOf = (value: unknown) => {
    const day = parseLocalDate(String(value));
    return day === undefined ? "–" : formatDate(day);
  };
  const plain = (value: unknown) => String(value) || "–";
  const title =
    limit === undefined
      ? t("newLimit")
      : t("changeLimit", { product: limit.productName, place: limit.shipToName });
  return (
    <RecordDialog
      title={title}
      description={t("note")}
      draft={draft}
      words={{
        shipToId: { label: t("placeNumber"), tell: plain },
        sku: { label: t("productNumber"), tell: plain },
        maxBoxes: { label: t("maxBoxes"), tell: plain },
        validFrom: { label: t("validFrom"), tell: dayOf },
        validTo: { label: t("validTo"), tell: dayOf },
      }}
      action={useSetLimit()}
      input={({ mine: written, version }) => ({
        ...{ was: limit?.validFrom ?? null, version, shipToId: written.shipToId.trim() },
        ...{ sku: written.sku.trim(), maxBoxes: Number(written.maxBoxes), validFrom: written.validFrom },
        validTo: written.validTo === "" ? null : written.validTo,
      })}
      faults={{
        maxBoxes: /^\d{1,7}$/.test(mine.maxBoxes) ? undefined : t("boxesWrong"),
        validFrom: parseLocalDate(mine.validFrom) === undefined ? t("dayMissing") : undefined,
      }}
      fields={fields}
      onClose={onClose}
    >
      {(errorOf) => (
        <LimitFields value={mine} limit={limit} change={draft.change} errorOf={errorOf} onClose={onClose} />
      )}
    </RecordDialog>
  );
}

interface LimitFieldsProps extends Pick<LimitDialogProps, "limit" | "onClose"> {
  readonly value: LimitForm;
  readonly change: (part: Partial<LimitForm>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

function LimitFields({ value, limit, change, errorOf, onClose }: LimitFieldsProps) {
  const t = useTexts("limits-desk");
  const of = (name: keyof LimitForm) => ({
    value: value[name],
    error: errorOf(name),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value.trim() }),
  });
  return (
    <>
      {limit === undefined && (
        <div className="grid grid-cols-2 items-start gap-3 max-mobile:grid-cols-1">
          <FoundField
            {...{ label: t("placeNumber"), error: errorOf("shipToId"), source: placesSource, isFirst: true }}
            value={value.shipToId}
            onChange={(shipToId) => change({ shipToId })}
          />
          <FoundField
            {...{ label: t("productNumber"), error: errorOf("sku"), source: goodsSource }}
            value={value.sku}
            onChange={(sku) => change({ sku })}
          />
        </div>
      )}
      <TextField
        label={t("maxBoxes")}
        inputMode="numeric"
        autoFocus={limit !== undefined}
        {...of("maxBoxes")}
      />
      <div className="grid grid-cols-2 items-start gap-3 max-mobile:grid-cols-1">
        <TextField label={t("validFrom")} type="date" {...of("validFrom")} />
        <TextField label={t("validTo")} type="date" hint={t("noEndHint")} {...of("validTo")} />
      </div>
      {limit?.standing === "ahead" && <RemoveLimit limit={limit} onClose={onClose} />}
    </>
  );
}

/** One that lies ahead goes as if it had never been; one that holds is ended by its last day. */
function RemoveLimit({ limit, onClose }: { readonly limit: Limit; readonly onClose: () => void }) {
  const t = useTexts("limits-desk");
  const drop = useDropLimit();
  async function remove() {
    const { shipToId, sku, validFrom, version } = limit;
    const ended = await drop.run({ shipToId, sku, validFrom, version });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("removed"));
    onClose();
  }
  return (
    <div className="grid gap-2">
      <RefusalAlert action={drop} title={t("notRemoved")} />
      <span className="justify-self-start">
        <Button variant="quiet" size="small" icon="trash" isBusy={drop.isBusy} onClick={() => void remove()}>
          {t("remove")}
        </Button>
      </span>
    </div>
  );
}

function formOf(limit: Limit | undefined, begins: LimitDialogProps["begins"]): LimitForm {
  return {
    shipToId: limit?.shipToId ?? begins.place,
    sku: limit?.sku ?? begins.sku,
    maxBoxes: limit === undefined ? "" : String(limit.maxBoxes),
    validFrom: limit?.validFrom ?? "",
    validTo: limit?.validTo ?? "",
  };
}
