import { inTransaction } from "../../../platform/transaction.ts";
import { type AuditedFields, plain } from "../../audit/audit-detail.facts.ts";
import type { Undo } from "../../audit/undo.facts.ts";
import { holdLimits, type KeptLimit } from "./limits.repo.ts";
import type { LimitsDeskDeps } from "./limits-desk.deps.ts";
import { dropLimit, setLimit } from "./set-limit.ts";

/** Takes a limit back that was set: as it was before, or away where there was none (DEDIT-03). */
export function undoLimit(deps: LimitsDeskDeps): Undo {
  return {
    ...{ action: "product-limit.set", needs: { area: "products", power: "change" } },
    find: async (context, { subject, after }) => {
      const [shipToId = "", sku = ""] = subject.split(" ");
      const held = await inTransaction(deps.db, (tx) => holdLimits(tx, { shipToId, sku }));
      // The log names place and product; of several limits it is the one that says what the change made of it.
      const fits = held.filter((one) =>
        Object.entries(after).every(([field, text]) => textOf(one, field) === text),
      );
      const kept = fits.length === 1 || held.length === 1 ? (fits[0] ?? held[0]) : undefined;
      if (kept === undefined) return;
      const of = { shipToId, sku, version: kept.version };
      return {
        now: fieldsOf(kept),
        put: async (values) => {
          const isWhole = ["maxBoxes", "validFrom"].every((field) => values[field] === "");
          if (isWhole)
            return (await dropLimit(deps, context, { ...of, validFrom: kept.validFrom })).refusal ?? null;
          const { maxBoxes, validFrom, validTo } = { ...asTexts(kept), ...values };
          const wanted = { maxBoxes: Number(maxBoxes), validFrom, validTo: validTo === "" ? null : validTo };
          return (await setLimit(deps, context, { ...of, ...wanted, was: kept.validFrom })).refusal ?? null;
        },
      };
    },
  };
}

function fieldsOf({ maxBoxes, validFrom, validTo }: KeptLimit) {
  return { maxBoxes, validFrom, validTo };
}

function asTexts(kept: KeptLimit) {
  return { maxBoxes: String(kept.maxBoxes), validFrom: String(kept.validFrom), validTo: kept.validTo ?? "" };
}

function textOf(kept: KeptLimit, field: string): string {
  const fields: AuditedFields = fieldsOf(kept);
  return String(plain(fields[field]));
}
