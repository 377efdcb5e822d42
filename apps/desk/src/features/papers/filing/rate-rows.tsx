import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { toMinor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatAmount, formatPercent } from "@vycep/words/engine/format";
import { useEffect, useId } from "react";
import { type Choice, rateField, ratesIn, sumsOf, type TypedRate, vatOf } from "./filing-choice.ts";
import { vatRatesQuery } from "./use-filing.ts";

interface RateRowsProps {
  readonly choice: Choice;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<Choice>) => void;
}

/** What a paper comes to at each rate of VAT; the rates that held on its day are offered. */
export function RateRows({ choice, errors, onChange }: RateRowsProps) {
  const t = useTexts("filing");
  const offered = useId();
  const { data: known = [] } = useQuery({ ...vatRatesQuery(choice), placeholderData: keepPreviousData });
  const rates = ratesIn(choice);
  const usual = known.at(-1);
  const isBegun = choice.vatPct !== "";
  // The rate of most goods is the highest one; whoever typed another one keeps it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is known begins it
  useEffect(() => {
    if (!isBegun && usual !== undefined) put(0, withVat(rates[0], { vatPct: percent(usual) }));
  }, [usual, isBegun]);
  function put(at: number, rate: TypedRate) {
    const [first = rate, ...more] = rates.map((one, place) => (place === at ? rate : one));
    onChange({ ...first, more });
  }
  function add() {
    // The next usual one: the highest that no row has yet.
    const free = known.findLast((one) => rates.every(({ vatPct }) => vatPct !== percent(one)));
    const rate = { net: "", vatPct: free === undefined ? "" : percent(free), vat: "" };
    onChange({ more: [...rates.slice(1), rate] });
  }
  const { rates: counted } = sumsOf(choice.kind, choice);
  const sum = (of: "netMinor" | "vatMinor") =>
    formatAmount(toMinor(counted.reduce((all, rate) => all + rate[of], 0)));
  return (
    <div className="grid gap-2">
      {rates.map((rate, at) => (
        // Rows have no other name than their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: they are typed and taken away, never moved
        <div key={at} className="grid grid-cols-4 items-start gap-3 max-mobile:grid-cols-2">
          {(["net", "vatPct", "vat"] as const).map((field) => (
            <TextField
              key={field}
              label={at === 0 ? t(field) : t("ofRate", { field: t(field), place: at + 1 })}
              size="small"
              inputMode="decimal"
              value={rate[field]}
              error={errors[rateField(field, at)]}
              hint={
                field === "vatPct" && at === 0 && known.length > 0
                  ? t("ratesKnown", { rates: known.map(formatPercent).join(", ") })
                  : undefined
              }
              list={field === "vatPct" ? offered : undefined}
              onChange={({ target: { value } }) =>
                put(at, field === "vat" ? { ...rate, vat: value } : withVat(rate, { [field]: value }))
              }
            />
          ))}
          {at > 0 && (
            <IconButton
              icon="trash"
              label={t("dropRate", { place: at + 1 })}
              onClick={() => onChange({ more: rates.filter((_one, place) => place > 0 && place !== at) })}
            />
          )}
        </div>
      ))}
      <datalist id={offered}>
        {known.map((one) => (
          <option key={one} value={percent(one)} />
        ))}
      </datalist>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="small" icon="plus" onClick={add}>
          {t("addRate")}
        </Button>
        {rates.length > 1 && (
          <span className="text-small text-ink-soft">
            {t("rateSums", { net: sum("netMinor"), vat: sum("vatMinor") })}
          </span>
        )}
      </div>
    </div>
  );
}

/** The rate says the VAT until somebody types another one. */
function withVat(rate: TypedRate = { net: "", vatPct: "", vat: "" }, part: Partial<TypedRate>): TypedRate {
  const before = vatOf(rate);
  const isByRate = rate.vat === "" || (before !== undefined && rate.vat === formatAmount(toMinor(before)));
  const now = vatOf({ ...rate, ...part });
  return { ...rate, ...part, ...(isByRate && { vat: now === undefined ? "" : formatAmount(toMinor(now)) }) };
}

/** As somebody types it. */
function percent(rate: number): string {
  return formatAmount(toMinor(Math.round(rate * 100))).replace(/[,.]00$/, "");
}
