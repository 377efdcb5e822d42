import type { Deps } from "../../../../platform/deps.ts";
import type { Undo } from "../../../audit/undo.facts.ts";
import { keptDepositsOf, seenOf } from "./deposits.ts";
import { dropEmptiesDeposit, setEmptiesDeposit } from "./set-deposit.ts";

/** Takes a deposit back that was dated: what held before holds from that day on again, as long as the day lies ahead (DEDIT-03). */
export function undoDeposit(deps: Deps): Undo {
  return {
    ...{ action: "empties-deposit.set", needs: { area: "products", power: "change" } },
    find: async (context, { subject, after: { validFrom = "" } }) => {
      const [code = "", market = ""] = subject.split(" ");
      const kept = await keptDepositsOf(deps.db, { code, market });
      const now = kept?.findLast((row) => row.validFrom <= validFrom)?.depositMinor;
      if (kept === undefined || now === undefined) return;
      return {
        now: { depositMinor: now, validFrom },
        put: async ({ depositMinor = String(now) }) => {
          const of = { code, market, validFrom, seen: seenOf(kept) };
          const held = kept.findLast((row) => row.validFrom < validFrom)?.depositMinor;
          const isAsBefore = depositMinor === "" || held === Number(depositMinor);
          const { refusal } = isAsBefore
            ? await dropEmptiesDeposit(deps, context, of)
            : await setEmptiesDeposit(deps, context, { ...of, depositMinor: Number(depositMinor) });
          return refusal ?? null;
        },
      };
    },
  };
}
