import { type CapacityRule, NO_LIMITS } from "@vycep/domain/capacity/capacity-rule";
import type { asBefore, Undo } from "../../audit/undo.facts.ts";
import type { CapacityDeskDeps } from "./capacity-desk.deps.ts";
import { seenOf } from "./capacity-rules.ts";
import { keptRules, ofKey } from "./dated-rule.repo.ts";
import { dropCapacityRule, setCapacityRule } from "./set-capacity-rule.ts";

/** Takes a rule back that was dated: what held before holds from that day on again, as long as the day lies ahead (DEDIT-03). */
export function undoCapacityRule(deps: CapacityDeskDeps): Undo {
  return {
    ...{ action: "capacity-rule.set", needs: { area: "calendar", power: "change" } },
    find: async (context, { subject, after: { validFrom = "", ...after } }) => {
      const [market = "", customerType = "", method = ""] = subject.split(" ");
      const key = { market, customerType, method };
      const kept = await keptRules(deps.db, deps.beside, ofKey(key));
      const now = kept.findLast((row) => row.validFrom <= validFrom)?.limits;
      if (now === undefined) return;
      // Limits are amounts or none, whatever stands there now.
      const told = { ...NO_LIMITS, ...now };
      return {
        now: { ...told, validFrom },
        put: async (values) => {
          const before = { ...told, ...numbersIn(values, Object.keys(after)) };
          const of = { ...key, validFrom, seen: seenOf(kept) };
          const held = kept.findLast((row) => row.validFrom < validFrom)?.limits;
          const isAsBefore = held !== undefined && isSame(held, before);
          const { refusal } = isAsBefore
            ? await dropCapacityRule(deps, context, of)
            : await setCapacityRule(deps, context, { ...of, limits: before });
          return refusal ?? null;
        },
      };
    },
  };
}

function numbersIn(values: Parameters<typeof asBefore>[1], fields: readonly string[]): Partial<CapacityRule> {
  return Object.fromEntries(
    fields.map((field) => [
      field,
      values[field] === "" || values[field] === undefined ? null : Number(values[field]),
    ]),
  );
}

function isSame(one: CapacityRule, other: CapacityRule): boolean {
  return Object.keys(NO_LIMITS).every(
    (field) => one[field as keyof CapacityRule] === other[field as keyof CapacityRule],
  );
}
