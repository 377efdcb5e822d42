import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { leafletPercent } from "@vycep/domain/pricing/leaflet-offer";
import { aFlag, aText, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { Switch } from "@vycep/ui/fields/switch.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatAmount, formatDate, formatPercent } from "@vycep/words/engine/format";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import { useState } from "react";
import { FoundField } from "../../kit/found/found-field.tsx";
import { money } from "../../kit/money.ts";
import { RecordDialog } from "../../kit/record-dialog.tsx";
import { useRecordDraft } from "../../kit/use-record-draft.ts";
import { goodsSource } from "../../shared/found-records.ts";
import { LeafletActions } from "./leaflet-actions.tsx";
import type { LeafletDialogProps } from "./leaflet-dialog-props.ts";
import { LeafletSheet } from "./leaflet-sheet.tsx";
import { type Leaflet, useSaveLeaflet } from "./use-leaflets.ts";

const aLeafletForm = objectOf({
  ...{ name: aText, priceList: aText, sku: aText, promo: aText, isInsideDelivery: aFlag },
  ...{ validFrom: aText, validTo: aText },
});
type LeafletForm = ValueOf<typeof aLeafletForm>;

const fields = ["name", "priceList", "sku", "promoMinor", "validFrom", "validTo"];

/** A leaflet: to be written, or looked at by whoever may not, and once it is over (DGOOD-03). */
export function LeafletDialog(props: LeafletDialogProps) {
  const { leaflet, isWritable } = props;
  return isWritable && leaflet?.state !== "over" ? <LeafletEditor {...props} /> : <LeafletSheet {...props} />;
}

function LeafletEditor(props: LeafletDialogProps) {
  const { leaflet, copyOf, begins, aloneUpTo, onCopy, onClose } = props;
  const t = useTexts("deal-desk");
  const [isPublished, setPublished] = useState(true);
  const draft = useRecordDraft(`leaflet.${leaflet?.id ?? `new ${copyOf?.id ?? ""}`}`, aLeafletForm, {
    version: leaflet?.version ?? 0,
    form: formOf(leaflet ?? copyOf, { begins, isCopy: leaflet === undefined }),
  });
  const { mine } = draft.draft;
  const promoMinor = parseAmount(mine.promo);
  const plain = (value: unknown) => String(value) || "–";
  const dayOf = (value: unknown) => {
    const day = parseLocalDate(String(value));
    return day === undefined ? "–" : formatDate(day);
  };
  const publishNote =
    aloneUpTo === undefined ? t("publishAloneNote") : t("publishNote", { percent: formatPercent(aloneUpTo) });
  return (
    <RecordDialog
      title={titleOf()}
      description={t("leafletNote")}
      saved={t(isPublished ? "saved" : "savedDraft")}
      draft={draft}
      words={{
        name: { label: t("name"), tell: plain, isText: true },
        priceList: { label: t("priceList"), tell: plain },
        sku: { label: t("product"), tell: plain },
        promo: { label: t("promoPrice"), tell: plain },
        isInsideDelivery: { label: t("isInside"), tell: (value) => t(value === true ? "yes" : "no") },
        validFrom: { label: t("validFrom"), tell: dayOf },
        validTo: { label: t("validTo"), tell: dayOf },
      }}
      action={useSaveLeaflet()}
      input={({ mine: { promo, validTo, ...written }, version }) => ({
        ...{
          ...written,
          id: leaflet?.id ?? null,
          version,
          promoMinor: parseAmount(promo) ?? -1,
          isPublished,
        },
        validTo: validTo === "" ? null : validTo,
      })}
      faults={{
        promoMinor: promoMinor === undefined ? t("amountWrong") : undefined,
        validFrom: parseLocalDate(mine.validFrom) === undefined ? t("dayMissing") : undefined,
      }}
      fields={fields}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <LeafletFields {...props} value={mine} change={draft.change} errorOf={errorOf} />
          <RadioGroup<"publish" | "draft">
            label={t("asWhat")}
            options={[
              { id: "publish", label: t("publish"), description: publishNote },
              { id: "draft", label: t("keepDraft"), description: t("keepDraftNote") },
            ]}
            value={isPublished ? "publish" : "draft"}
            onChange={(how) => setPublished(how === "publish")}
          />
          {leaflet !== undefined && <LeafletActions leaflet={leaflet} onCopy={onCopy} onClose={onClose} />}
        </>
      )}
    </RecordDialog>
  );

  function titleOf(): string {
    if (leaflet !== undefined) return t("changeLeaflet", { name: leaflet.name });
    return copyOf === undefined ? t("newLeaflet") : t("copyOf", { name: copyOf.name });
  }
}

interface LeafletFieldsProps extends Pick<LeafletDialogProps, "leaflet" | "copyOf" | "lists"> {
  readonly value: LeafletForm;
  readonly change: (part: Partial<LeafletForm>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** What a leaflet says; list and product of one that customers have seen stay. */
function LeafletFields({ value, leaflet, copyOf, lists, change, errorOf }: LeafletFieldsProps) {
  const t = useTexts("deal-desk");
  const shell = useTexts("shell");
  const of = (name: "name" | "validFrom" | "validTo") => ({
    value: value[name],
    error: errorOf(name),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });
  const ownPrice = useOwnPrice(leaflet ?? copyOf, value);
  const isBound = leaflet !== undefined && (leaflet.changesFrom != null || isOffered(leaflet));
  return (
    <>
      <TextField label={t("name")} autoFocus {...of("name")} />
      <div className="grid grid-cols-2 items-start gap-3 max-mobile:grid-cols-1">
        {isBound ? (
          <p>
            <span className="block font-semibold">{leaflet.productName}</span>
            <span className="text-small text-ink-soft">{`${leaflet.sku} · ${leaflet.priceList}`}</span>
          </p>
        ) : (
          <>
            <FoundField
              {...{ label: t("product"), source: goodsSource, value: value.sku, error: errorOf("sku") }}
              onChange={(sku) => change({ sku })}
            />
            <Select
              label={t("priceList")}
              options={lists.map(({ code }) => ({ id: code, label: code }))}
              value={value.priceList === "" ? null : value.priceList}
              placeholder={t("priceList")}
              closeLabel={shell("close")}
              error={errorOf("priceList")}
              onChange={(priceList) => change({ priceList })}
            />
          </>
        )}
        <TextField
          label={t("promoPrice")}
          inputMode="decimal"
          hint={ownPrice}
          value={value.promo}
          error={errorOf("promoMinor")}
          onChange={(event) => change({ promo: event.target.value })}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 max-mobile:grid-cols-1">
        <TextField label={t("validFrom")} type="date" {...of("validFrom")} />
        <TextField label={t("validTo")} type="date" hint={t("noEndHint")} {...of("validTo")} />
      </div>
      <Switch
        label={t("isInside")}
        hint={t("isInsideOff")}
        isOn={value.isInsideDelivery}
        onChange={(isInsideDelivery) => change({ isInsideDelivery })}
      />
    </>
  );
}

/** How far below what customers pay otherwise, where that is known of this list and product. */
function useOwnPrice(of: Leaflet | undefined, value: LeafletForm): string | undefined {
  const t = useTexts("deal-desk");
  const promo = parseAmount(value.promo);
  if (of?.yourMinor == null || of.sku !== value.sku || of.priceList !== value.priceList) return;
  const amount = money(of.yourMinor, of.currency);
  return promo === undefined || promo >= of.yourMinor
    ? t("ofOwn", { amount })
    : t("byPercent", { percent: formatPercent(leafletPercent(of.yourMinor, promo)), amount });
}

/** Whether customers see it, or have seen it. */
function isOffered({ state }: Pick<Leaflet, "state">): boolean {
  return state === "ahead" || state === "holds" || state === "over";
}

function formOf(
  leaflet: Leaflet | undefined,
  { begins, isCopy }: { readonly begins: LeafletDialogProps["begins"]; readonly isCopy: boolean },
): LeafletForm {
  return {
    name: leaflet?.name ?? "",
    priceList: leaflet?.priceList ?? begins.list,
    sku: leaflet?.sku ?? begins.sku,
    promo: leaflet === undefined ? "" : formatAmount(toMinor(leaflet.promoMinor)),
    isInsideDelivery: leaflet?.isInsideDelivery ?? true,
    // A copy is of the same goods at the same price, for other days.
    validFrom: isCopy ? "" : (leaflet?.validFrom ?? ""),
    validTo: isCopy ? "" : (leaflet?.validTo ?? ""),
  };
}
