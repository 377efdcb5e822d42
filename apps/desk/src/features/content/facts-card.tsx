import { CONTENT_TRAITS } from "@vycep/domain/content/edited-content";
import { type Market, marketCodes } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useMarketName } from "../../kit/market-words.ts";
import { chosen, isChosen, marketsIn, valueIn } from "./content-form.ts";
import { LeadPicture } from "./lead-picture.tsx";
import type { FormProps } from "./words-columns.tsx";

/** Who sees it, on which days, where among its kind, and what else belongs to its kind. */
export function FactsCard({ kind, form, errorOf, onChange, isReadOnly }: FormProps) {
  const t = useTexts("content-desk");
  const { isArranged, hasPicture, hasLink, tones, isOpenable, isOfCapabilities } = CONTENT_TRAITS[kind];
  const of = (field: string) => ({
    value: valueIn(form, field),
    error: errorOf(field),
    readOnly: isReadOnly,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [field]: event.target.value }),
  });
  const box = (field: string) => ({
    checked: isChosen(form, field),
    disabled: isReadOnly,
    onChange: (event: { readonly target: { readonly checked: boolean } }) =>
      onChange({ [field]: chosen(event.target.checked) }),
  });
  const tone = tones.find((one) => one === valueIn(form, "tone"));
  return (
    <Card title={t("who")}>
      <div className="grid grid-cols-3 items-start gap-x-4 gap-y-3 max-laptop:grid-cols-2 max-mobile:grid-cols-1">
        <Countries {...{ form, errorOf, onChange, isReadOnly }} />
        <TextField label={t("validFrom")} type="date" hint={t("validFromHint")} {...of("validFrom")} />
        <TextField label={t("validTo")} type="date" hint={t("validToHint")} {...of("validTo")} />
        {isArranged && (
          <TextField label={t("sort")} inputMode="numeric" hint={t("sortHint")} {...of("sort")} />
        )}
        {hasPicture && (
          <LeadPicture
            {...of("file")}
            onPut={isReadOnly ? undefined : (address) => onChange({ file: address })}
          />
        )}
        {hasLink && <TextField label={t("link")} hint={t("linkHint")} {...of("link")} />}
        {tones.length > 0 && (
          <RadioGroup
            label={t("tone")}
            options={tones.map((id) => ({ id, label: t(`tone.${id}`) }))}
            value={tone ?? "info"}
            onChange={(id) => !isReadOnly && onChange({ tone: id })}
          />
        )}
        {isOpenable && <Checkbox label={t("isPublic")} {...box("isPublic")} />}
        {isOfCapabilities && <Checkbox label={t("isNewCapability")} {...box("isNewCapability")} />}
      </div>
    </Card>
  );
}

function Countries({ form, errorOf, onChange, isReadOnly }: Omit<FormProps, "kind">) {
  const t = useTexts("content-desk");
  const nameOf = useMarketName();
  const markets = marketsIn(form);
  const error = errorOf("markets");
  function toggle(market: Market) {
    const next = marketCodes().filter((one) => markets.includes(one) !== (one === market));
    onChange({ markets: next.join(" ") });
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{t("markets")}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {marketCodes().map((market) => (
          <Checkbox
            key={market}
            label={nameOf(market)}
            checked={markets.includes(market)}
            disabled={isReadOnly}
            onChange={() => toggle(market)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-small text-red-strong">
          {error}
        </p>
      )}
    </fieldset>
  );
}
