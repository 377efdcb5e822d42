import { marketCodes } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import type { ReactNode } from "react";
import { CHANGE_TYPES, type ChangeDraft, firstDay, KINDS, lastDay, typeIn, zipsIn } from "./change-draft.ts";
import { useChangeWords } from "./change-words.ts";
import { orderBysByMoment } from "./order-bys.ts";
import { PlaceFinder } from "./place-finder.tsx";
import type { Preview } from "./use-changes.ts";

interface ChangeFormProps {
  readonly draft: ChangeDraft;
  /** What the lead time says, where nobody wrote until when to order. */
  readonly orderBys: Preview["orderBys"];
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<ChangeDraft>) => void;
}

/** What happens to which deliveries, for whom and why. */
export function ChangeForm(props: ChangeFormProps) {
  const { draft, errorOf, onChange } = props;
  const t = useTexts("calendar-desk");
  const toggle = (kind: string) =>
    onChange({ kinds: KINDS.filter((one) => draft.kinds.includes(one) !== (one === kind)) });
  return (
    <>
      <div>
        <Segments
          label={t("type")}
          options={CHANGE_TYPES.map((id) => ({ id, label: t(id) }))}
          value={typeIn(draft)}
          onPick={(typeOfChange) => onChange({ typeOfChange })}
        />
      </div>
      <Days {...props} />
      <Group label={t("kinds")} error={errorOf("kinds")}>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kind.${kind}`)}
              checked={draft.kinds.includes(kind)}
              onChange={() => toggle(kind)}
            />
          ))}
        </div>
      </Group>
      <Scope draft={draft} onChange={onChange} />
      <Group label={t("reasonTitle")} hint={t("reasonHint")} error={errorOf("reason")}>
        {(["Cs", "Sk", "En"] as const).map((language) => (
          <TextField
            key={language}
            label={t(`reason.${language === "Cs" ? "cs" : language === "Sk" ? "sk" : "en"}`)}
            size="small"
            maxLength={200}
            value={draft[`reason${language}`]}
            onChange={(event) => onChange({ [`reason${language}`]: event.target.value })}
          />
        ))}
      </Group>
    </>
  );
}

function Days({ draft, orderBys, errorOf, onChange }: ChangeFormProps) {
  const t = useTexts("calendar-desk");
  const { momentOf } = useChangeWords();
  const type = typeIn(draft);
  const range = { min: firstDay(), max: lastDay() };
  const reckoned = orderBysByMoment(orderBys).map(({ moment, kinds }) =>
    t("orderByOf", {
      kinds: kinds
        .map(({ kind, market }) => [t(`kind.${kind}`), market].filter(Boolean).join(" "))
        .join(", "),
      moment: momentOf(moment),
    }),
  );
  const dayLabels = { moved: "day", cancelled: "dayCancelled", added: "dayAdded" } as const;
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 max-wide:grid-cols-1">
        <TextField
          label={t(dayLabels[type])}
          type="date"
          {...range}
          value={draft.day}
          error={errorOf("day")}
          onChange={(event) => onChange({ day: event.target.value })}
        />
        {type === "moved" && (
          <TextField
            label={t("newDay")}
            type="date"
            {...range}
            value={draft.newDay}
            error={errorOf("newDay")}
            onChange={(event) => onChange({ newDay: event.target.value })}
          />
        )}
      </div>
      {type !== "cancelled" && (
        <TextField
          label={t("orderBy")}
          type="datetime-local"
          hint={draft.orderBy === "" && reckoned.length > 0 ? reckoned.join(" · ") : t("orderByHint")}
          value={draft.orderBy}
          error={errorOf("orderBy")}
          onChange={(event) => onChange({ orderBy: event.target.value })}
        />
      )}
    </div>
  );
}

function Scope({ draft, onChange }: Pick<ChangeFormProps, "draft" | "onChange">) {
  const t = useTexts("calendar-desk");
  return (
    <Group label={t("scope")}>
      <div className="flex flex-wrap gap-3">
        <Segments
          label={t("market")}
          options={[{ id: "", label: t("anyMarket") }, ...marketCodes().map((id) => ({ id, label: id }))]}
          value={draft.market}
          onPick={(market) => onChange({ market })}
        />
        <Segments
          label={t("customerType")}
          options={[
            { id: "", label: t("anyType") },
            ...(["POS", "WHS"] as const).map((id) => ({ id, label: t(`type.${id}`) })),
          ]}
          value={draft.customerType}
          onPick={(customerType) => onChange({ customerType })}
        />
      </div>
      <TextField
        label={t("zips")}
        hint={t("zipsHint")}
        size="small"
        inputMode="numeric"
        value={draft.zips}
        error={zipsIn(draft) === undefined ? t("zipsInvalid") : undefined}
        onChange={(event) => onChange({ zips: event.target.value })}
      />
      <PlaceFinder chosen={draft.chosen} onChange={(chosen) => onChange({ chosen })} />
    </Group>
  );
}

interface GroupProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

function Group({ label, hint, error, children }: GroupProps) {
  return (
    <fieldset className="grid gap-3 border-t border-line pt-3">
      <legend className="pr-2 font-bold">{label}</legend>
      {hint !== undefined && <p className="text-fine text-ink-soft">{hint}</p>}
      {children}
      {error !== undefined && (
        <p role="alert" className="text-small text-red">
          {error}
        </p>
      )}
    </fieldset>
  );
}
