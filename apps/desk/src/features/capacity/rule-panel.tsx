import { NO_LIMITS } from "@vycep/domain/capacity/capacity-rule";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { EffectCard } from "./effect-card.tsx";
import { aRuleDraft, limitsKnown, limitsToTry, textsOf } from "./limit-texts.ts";
import { RuleForm } from "./rule-form.tsx";
import { TrialCard } from "./trial-card.tsx";
import { keyOf, type Rule } from "./use-capacity.ts";

interface RulePanelProps {
  readonly rule: Rule;
  readonly isEditing: boolean;
  readonly onClose: () => void;
}

/** One rule: the change that is written or planned, a cart tried by it, and last year's orders. */
export function RulePanel({ rule, isEditing, onClose }: RulePanelProps) {
  const [now, planned] = (["now", "planned"] as const).map((wanted) =>
    rule.rows.find(({ standing }) => standing === wanted),
  );
  const tomorrow = addDays(localNow().date, 1);
  const draft = useKeptDraft(
    `capacity.${keyOf(rule)}`,
    aRuleDraft,
    textsOf(planned?.limits ?? now?.limits ?? NO_LIMITS, planned?.validFrom ?? tomorrow),
  );
  const then = isEditing
    ? { day: draft.value.validFrom, limits: limitsToTry(draft.value) }
    : planned && { day: planned.validFrom ?? "", limits: limitsKnown(planned.limits) };
  const change =
    then?.limits === undefined || then.day === "" ? undefined : { day: then.day, limits: then.limits };
  return (
    <div className={isEditing ? "grid gap-3 max-wide:order-first" : "grid gap-3"}>
      {isEditing && <RuleForm rule={rule} draft={draft} onClose={onClose} />}
      <TrialCard rule={rule} now={limitsKnown(now?.limits ?? NO_LIMITS)} change={change} />
      <EffectCard rule={rule} limits={change?.limits} />
    </div>
  );
}
