import { useQuery } from "@tanstack/react-query";
import { queryClient } from "@vycep/shell/api/query-client";
import { useTexts } from "@vycep/shell/words/i18n";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { type DealForm, formOf, RULES } from "./deal-draft.ts";
import { dealsAddress } from "./offers-address.ts";
import { type Deal, dealQuery, dealsQuery } from "./use-deals.ts";

interface DealTermsProps {
  readonly value: DealForm;
  readonly change: (part: Partial<DealForm>) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly deal: Pick<Deal, "sku" | "offer" | "draft">;
}

/** Kind, discount, days and how many: what a package deal asks and gives. */
export function DealTerms({ value, change, errorOf, deal }: DealTermsProps) {
  const t = useTexts("deal-desk");
  const shell = useTexts("shell");
  const of = (
    name: "discountPercent" | "validFrom" | "validTo" | "maxPackages" | "minBoxes" | "maxBoxes",
  ) => ({
    value: value[name],
    error: errorOf(name),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });
  return (
    <Card title={t("terms")}>
      <div className="grid gap-3">
        {deal.offer == null && deal.draft == null && <BeginLike sku={deal.sku} change={change} />}
        <div className="grid grid-cols-[1.5fr_1fr_1.2fr_1.2fr_1fr] items-start gap-3 max-wide:grid-cols-3 max-mobile:grid-cols-1">
          <Select
            label={t("rule")}
            options={RULES.map((id) => ({ id, label: t(`rule.${id}`) }))}
            value={value.rule}
            placeholder={t("rule")}
            closeLabel={shell("close")}
            onChange={(rule) => change({ rule })}
          />
          <TextField label={t("discountPercent")} inputMode="decimal" {...of("discountPercent")} />
          <TextField label={t("validFrom")} type="date" {...of("validFrom")} />
          <TextField label={t("validTo")} type="date" {...of("validTo")} />
          <TextField label={t("maxPackages")} inputMode="numeric" {...of("maxPackages")} />
          {value.rule !== "fixed" && (
            <>
              <TextField label={t("minBoxes")} inputMode="numeric" {...of("minBoxes")} />
              <TextField
                label={t("maxBoxes")}
                inputMode="numeric"
                hint={t("maxBoxesHint")}
                {...of("maxBoxes")}
              />
            </>
          )}
        </div>
        <p className="text-small text-ink-soft">{`${t("discountHint")} ${t("maxPackagesHint")} ${t("noEndHint")}`}</p>
      </div>
    </Card>
  );
}

interface BeginLikeProps {
  readonly sku: string;
  readonly change: DealTermsProps["change"];
}

/** A package that holds nothing begins like another one; its days stay to be chosen. */
function BeginLike({ sku, change }: BeginLikeProps) {
  const t = useTexts("deal-desk");
  const shell = useTexts("shell");
  const { data } = useQuery(dealsQuery(dealsAddress.usual));
  const others = (data?.items ?? []).filter((one) => one.sku !== sku && one.state !== "empty");
  async function begin(other: string) {
    const found = await queryClient.fetchQuery(dealQuery(other));
    if (found?.offer == null) return;
    change({ ...formOf(found.offer), validFrom: "", validTo: "" });
  }
  if (others.length === 0) return null;
  return (
    <Select
      label={t("beginLike")}
      options={others.map((one) => ({ id: one.sku, label: `${one.name} · ${one.sku}` }))}
      value={null}
      placeholder="–"
      closeLabel={shell("close")}
      onChange={(other) => void begin(other)}
    />
  );
}
