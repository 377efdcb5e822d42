import { METHODS, parseShippingMethod } from "@vycep/domain/transport/method";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import type { FormEvent } from "react";
import type { KeptDraft } from "../../kit/kept-draft.ts";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { type LimitName, type RuleDraft, typedLimits } from "./limit-texts.ts";
import { useRuleWords } from "./rule-words.ts";
import { type Rule, useSetRule } from "./use-capacity.ts";

interface RuleFormProps {
  readonly rule: Rule;
  readonly draft: KeptDraft<RuleDraft>;
  readonly onClose: () => void;
}

const ofGoods = ["minPallets", "maxPallets", "minKg", "maxKg", "orderValueMinor"] as const;
const ofTank = ["minLitres", "maxLitres"] as const;

/** A rule is dated: from which delivery on, and what it says (DCAL-04). */
export function RuleForm({ rule, draft, onClose }: RuleFormProps) {
  const t = useTexts("capacity-desk");
  const { nameOf } = useRuleWords();
  const action = useSetRule();
  const refusal = refusalOf(action);
  const method = parseShippingMethod(rule.method);
  const isTank = method !== undefined && METHODS[method].kind === "tank";
  const names: readonly LimitName[] = isTank ? [...ofTank, ...ofGoods] : ofGoods;
  const isOfField = refusal?.field === "validFrom" || names.some((name) => name === refusal?.field);
  const { validFrom } = draft.value;
  const of = (field: keyof RuleDraft) => ({
    value: draft.value[field],
    error: refusal?.field === field ? refusal.message : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      action.reset();
      draft.change({ ...draft.value, [field]: event.target.value });
    },
  });
  async function submit() {
    const { market, customerType, seen } = rule;
    const limits = typedLimits(draft.value);
    const ended = await action.run({ market, customerType, method: rule.method, validFrom, limits, seen });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    draft.forget();
    showToast(t("saved"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (validFrom !== "") void submit();
  }
  return (
    <Card title={t("dialogTitle", { name: nameOf(rule) })}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-3">
        <p className="text-small text-ink-soft">{t("dialogNote")}</p>
        {draft.isFound && <Alert tone="info">{t("draftFound")}</Alert>}
        {!isOfField && <RefusalAlert action={action} title={t("notSaved")} />}
        <TextField label={t("validFrom")} type="date" size="small" autoFocus {...of("validFrom")} />
        <div className="grid grid-cols-2 items-start gap-3">
          {names.map((name) => (
            <TextField
              key={name}
              label={name === "orderValueMinor" ? t(name, { currency: rule.currency }) : t(name)}
              inputMode="decimal"
              size="small"
              {...of(name)}
            />
          ))}
        </div>
        <p className="text-small text-ink-soft">{t("emptyHint")}</p>
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            isBusy={action.isBusy}
            disabledReason={validFrom === "" ? t("dayMissing") : undefined}
          >
            {t("save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
