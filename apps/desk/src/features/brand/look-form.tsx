import {
  BRAND_COLOURS,
  type BrandColour,
  type BrandColours,
  brandPairs,
  HOUSE_COLOURS,
} from "@vycep/domain/brand/brand-colours";
import { parseColour } from "@vycep/domain/brand/colour";
import { showToast } from "@vycep/shell/messages/toasts";
import { productName } from "@vycep/shell/page/logo-shapes";
import { aText, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import { ColourField } from "./colour-field.tsx";
import { type ChosenLogo, LogoField } from "./logo-field.tsx";
import { PairsTable } from "./pairs-table.tsx";
import { type Brand, useDropBrand, useSetBrand } from "./use-brand.ts";

const aLook = objectOf({ name: aText, main: aText, deep: aText, accent: aText });
type Look = ValueOf<typeof aLook>;

interface LookFormProps {
  readonly brand: Brand;
  readonly mayChange: boolean;
}

/** Name, logo and colours, measured and seen while they are chosen; nothing comes out that cannot be read. */
export function LookForm({ brand, mayChange }: LookFormProps) {
  const t = useTexts("brand-desk");
  const { seen, look } = brand;
  const begins = lookOf(brand);
  const draft = useKeptDraft("brand", aLook, begins);
  const [logo, setLogo] = useState<ChosenLogo>({ kind: "kept" });
  const set = useSetBrand();
  const drop = useDropBrand();
  const refusal = refusalOf(set);
  const { value } = draft;
  const colours = coloursOf(value);
  const pairs = brandPairs(colours);
  const isWrong = BRAND_COLOURS.some((of) => parseColour(value[of]) === undefined);
  const isLow = pairs.some(({ passes }) => !passes);
  const isChanged =
    logo.kind !== "kept" ||
    (["name", ...BRAND_COLOURS] as const).some((part) => value[part] !== begins[part]);
  const change = (next: Partial<Look>) => {
    set.reset();
    draft.change({ ...value, ...next });
  };
  function forget(next: Brand) {
    draft.change(lookOf(next));
    draft.forget();
    setLogo({ kind: "kept" });
  }
  async function publish() {
    const sent = logo.kind === "new" ? logo.content : null;
    const ended = await set.run({ seen, ...value, logo: sent, dropsLogo: logo.kind === "dropped" });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    forget(ended.answer.brand);
    showToast(t("published"));
  }
  async function goBack() {
    const ended = await drop.run({ seen });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    forget(ended.answer.brand);
    showToast(t("wentBack"));
  }
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  const isOfField = refusal?.field === "name" || refusal?.field === "logo";
  return (
    <div className="grid grid-cols-[22rem_minmax(0,1fr)] items-start gap-3 max-laptop:grid-cols-1">
      <div className="grid gap-3">
        <Card title={t("lookTitle")}>
          <div className="grid gap-3">
            {draft.isFound && isChanged && <Alert tone="info">{t("draftFound")}</Alert>}
            <TextField
              label={t("name")}
              maxLength={60}
              readOnly={!mayChange}
              value={value.name}
              error={errorOf("name")}
              onChange={(event) => change({ name: event.target.value })}
            />
            <LogoField
              {...{ logo, mayChange }}
              path={look?.logo ?? undefined}
              ground={colours.main}
              error={errorOf("logo")}
              onChange={(next) => {
                set.reset();
                setLogo(next);
              }}
            />
          </div>
        </Card>
        <Card title={t("coloursTitle")}>
          <div className="grid gap-3">
            {BRAND_COLOURS.map((of) => (
              <ColourField
                key={of}
                {...{ of, colours, pairs, mayChange }}
                text={value[of]}
                onChange={(text) => change({ [of]: text })}
              />
            ))}
          </div>
        </Card>
        {mayChange && (
          <div className="grid gap-2">
            {!isOfField && <RefusalAlert action={set} title={t("notPublished")} />}
            <RefusalAlert action={drop} title={t("notPublished")} />
            <div className="flex flex-wrap justify-end gap-2">
              {look !== null && (
                <Button variant="outline" isBusy={drop.isBusy} onClick={() => void goBack()}>
                  {t("backToHouse")}
                </Button>
              )}
              {isChanged && (
                <Button variant="outline" onClick={() => forget(brand)}>
                  {t("discard")}
                </Button>
              )}
              <Button
                isBusy={set.isBusy}
                disabledReason={isWrong ? t("colourWrong") : isLow ? t("fails") : undefined}
                onClick={() => void publish()}
              >
                {t("publish")}
              </Button>
            </div>
          </div>
        )}
      </div>
      <div className="grid min-w-0 gap-3">
        <BrandPreview
          {...{ colours }}
          name={value.name}
          logo={
            logo.kind === "new" ? logo.picture : logo.kind === "kept" ? (look?.logo ?? undefined) : undefined
          }
        />
        <PairsTable pairs={pairs} />
      </div>
    </div>
  );
}

function lookOf({ look }: Brand): Look {
  const { name, main, deep, accent } = look ?? { name: productName, ...HOUSE_COLOURS };
  return { name, main, deep, accent };
}

/** What is no colour yet is measured as that of the house. */
function coloursOf(look: Look): BrandColours {
  const of = (one: BrandColour) => parseColour(look[one]) ?? HOUSE_COLOURS[one];
  return { main: of("main"), deep: of("deep"), accent: of("accent") };
}
