import { type CapacityRule, effectiveLimits } from "@vycep/domain/capacity/capacity-rule";
import { breaches } from "@vycep/domain/capacity/limits";
import type { Load } from "@vycep/domain/capacity/load";
import { type Minor, NO_MONEY, parseMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { METHODS, parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatPallets } from "@vycep/shell/words/measures";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import { breachInWords } from "@vycep/words/cart/breach-words";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import { useState } from "react";
import { numberIn } from "./limit-texts.ts";
import { useRuleWords } from "./rule-words.ts";
import { TrialSource, type Tried } from "./trial-source.tsx";
import type { Rule } from "./use-capacity.ts";

interface TrialCardProps {
  readonly rule: Rule;
  /** What holds today. */
  readonly now: CapacityRule;
  /** What is written or planned, and from which delivery on. */
  readonly change: { readonly day: string; readonly limits: CapacityRule } | undefined;
}

const nothing = { pallets: "", weight: "", value: "", litres: "" };

/** What a cart would be by the rule of today and by the change, judged and said as in the portal (DCAL-04). */
export function TrialCard({ rule, now, change }: TrialCardProps) {
  const t = useTexts("capacity-desk");
  const [typed, setTyped] = useState(nothing);
  const [who, setWho] = useState({ isWholesale: rule.customerType === "WHS", tankLitresInstalled: 0 });
  const method = parseShippingMethod(rule.method);
  if (method === undefined) return null;
  const isTank = METHODS[method].kind === "tank";
  const tried = triedOf(typed);
  const field = (name: keyof typeof nothing, label: string) => (
    <TextField
      label={label}
      size="small"
      inputMode="decimal"
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  );
  function take({ load, netMinor, isWholesale, tankLitresInstalled }: Tried) {
    const text = (amount: number) => String(amount).replace(".", ",");
    setWho({ isWholesale, tankLitresInstalled });
    setTyped({
      ...{ pallets: text(load.palletThousandths / 1000), weight: text(load.grams / 1000) },
      ...{ value: text(netMinor / 100), litres: text(load.millilitres / 1000) },
    });
  }
  return (
    <Card title={t("trial")}>
      <div className="grid gap-3">
        <div className="grid grid-cols-3 gap-3">
          {isTank ? field("litres", t("trialLitres")) : field("pallets", t("trialPallets"))}
          {field("weight", t("trialWeight"))}
          {field("value", t("trialValue", { currency: rule.currency }))}
        </div>
        <TrialSource rule={rule} onTake={take} />
        {tried === undefined ? (
          <p className="text-small text-ink-soft">{t("trialEmpty")}</p>
        ) : (
          <Verdicts {...{ method, who, tried, now, change }} currency={rule.currency} />
        )}
      </div>
    </Card>
  );
}

type TriedOrder = { readonly load: Load; readonly netMinor: Minor };

/** What was typed; undefined while there is nothing, or something is no number. */
function triedOf({ pallets, weight, value, litres }: typeof nothing): TriedOrder | undefined {
  const numbers = [pallets, weight, litres].map(numberIn);
  const netMinor = value.trim() === "" ? NO_MONEY : parseMinor(parseAmount(value) ?? -1);
  const isWrong = numbers.some((one) => one !== null && one < 0) || netMinor === undefined || netMinor < 0;
  if (isWrong || [pallets, weight, value, litres].every((text) => text.trim() === "")) return;
  const [places, kilograms, volume] = numbers.map((one) => Math.round((one ?? 0) * 1000));
  return {
    load: { boxes: 1, palletThousandths: places ?? 0, grams: kilograms ?? 0, millilitres: volume ?? 0 },
    netMinor,
  };
}

interface VerdictsProps extends Pick<TrialCardProps, "now" | "change">, Omit<VerdictProps, "when" | "rule"> {}

/** By the rule of today, and by the change. */
function Verdicts({ now, change, ...judged }: VerdictsProps) {
  const t = useTexts("capacity-desk");
  const { dayText } = useRuleWords();
  const isTank = METHODS[judged.method].kind === "tank";
  return (
    <div className="grid gap-2" aria-live="polite">
      {!isTank && <Picture limits={change?.limits ?? now} load={judged.tried.load} />}
      <Verdict {...judged} when={t("today")} rule={now} />
      {change !== undefined && (
        <Verdict {...judged} when={t("fromThen", { day: dayText(change.day) })} rule={change.limits} />
      )}
    </div>
  );
}

function Picture({ limits, load }: { readonly limits: CapacityRule; readonly load: Load }) {
  const t = useTexts("capacity-desk");
  const { maxPallets } = limits;
  const taken = load.palletThousandths / 1000;
  if (maxPallets === null || taken === 0) return null;
  const label = `${t("pallets")}: ${t("ofAll", { count: formatPallets(taken), all: maxPallets })}`;
  return (
    <FloorPlan
      label={label}
      places={maxPallets}
      filled={taken}
      tone={taken > maxPallets ? "over" : "neutral"}
    />
  );
}

interface VerdictProps {
  readonly when: string;
  readonly method: ShippingMethod;
  readonly rule: CapacityRule;
  readonly who: { readonly isWholesale: boolean; readonly tankLitresInstalled: number };
  readonly tried: TriedOrder;
  readonly currency: string;
}

function Verdict({ when, method, rule, who, tried, currency }: VerdictProps) {
  const t = useTexts("capacity-desk");
  const [cart, products] = [useTexts("cart"), useTexts("products")];
  const crossed = breaches({ method, ...tried, limits: effectiveLimits(rule, { method, ...who }) });
  const speaker = { t: cart, products, currency: toCurrency(currency), language: useLanguage() };
  return (
    <Alert
      tone={crossed.length === 0 ? "success" : "error"}
      title={t(crossed.length === 0 ? "verdictFine" : "verdictNot", { when })}
    >
      {crossed.length > 0 && (
        <ul>
          {crossed.map((breach) => (
            <li key={breach.kind}>{t("quoted", { sentence: breachInWords(breach, speaker) })}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
