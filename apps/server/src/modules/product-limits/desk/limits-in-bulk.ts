import { judgeLimit } from "@vycep/domain/catalog/dated-limit";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { say } from "@vycep/words/engine/sentence";
import { type LimitDeskMessage, limitDeskMessages } from "@vycep/words/limits-desk/answers";
import { sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskBulkAnswer,
  DeskLimitsAct,
  DeskLimitsInBulkInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginBulk } from "../../bulk/bulk.commands.ts";
import { type BulkAct, type BulkWork, notBegun, recordsOf } from "../../bulk/bulk.facts.ts";
import { holdLimits, type KeptLimit, type LimitOf } from "./limits.repo.ts";
import type { BesideLimits, LimitsDeskDeps } from "./limits-desk.deps.ts";
import { limitsAsked } from "./list-limits.ts";
import { dropLimit, setLimit } from "./set-limit.ts";

/** Begins to do something to many limits (DLIST-03): those that are named, or all that a list finds. */
export async function changeLimits(
  deps: LimitsDeskDeps,
  context: DeskContext,
  { key, ids, filter, act, boxes, day }: DeskLimitsInBulkInput,
): Promise<DeskBulkAnswer> {
  if (act === "endOn" && parseLocalDate(day ?? "") === undefined) throw noSuchDay("input.day");
  if (act === "setBoxes" && !mayBe(boxes ?? Number.NaN, deps.clock.now().date))
    return notBegun({ ...refusalOf("boxes-invalid", context), field: "boxes" });
  const named = ids ?? (filter == null ? [] : undefined);
  const { found } = await limitsAsked(deps, context, { filter: named === undefined ? (filter ?? {}) : {} });
  return inTransaction(deps.db, (tx) =>
    beginBulk(tx, context, {
      at: deps.clock.instant(),
      ...{ key, list: "limits", act: { kind: act, boxes, day } },
      records: recordsOf(found, named, {
        id: sql`f.id`,
        name: sql`f."productName" || ', ' || f."shipToName"`,
      }),
    }),
  );
}

/** What is done to a limit in bulk, by the commands that staff use on it alone. */
export function limitsBulk(beside: BesideLimits): BulkWork {
  return {
    ...{ list: "limits", needs: { area: "products", power: "change" } },
    change: async (base, context, { id, act }) => {
      const deps = { ...base, beside };
      const [shipToId = "", sku = "", was = ""] = id.split(" ");
      const of = { shipToId, sku };
      const held = await inTransaction(deps.db, (tx) => holdLimits(tx, of));
      const kept = held.find(({ validFrom }) => validFrom === was);
      if (kept === undefined) return refusalOf("limit-unknown", context);
      const { refusal } = await changeOne(deps, context, { of, kept, act: act as BulkAct<DeskLimitsAct> });
      return refusal;
    },
  };
}

type One = { readonly of: LimitOf; readonly kept: KeptLimit; readonly act: BulkAct<DeskLimitsAct> };

function changeOne(deps: LimitsDeskDeps, context: DeskContext, { of, kept, act }: One) {
  const { validFrom, validTo, maxBoxes, version } = kept;
  const same = { ...of, was: validFrom, version, validFrom, validTo, maxBoxes };
  switch (act.kind) {
    case "setBoxes":
      return setLimit(deps, context, { ...same, maxBoxes: act.boxes ?? maxBoxes });
    case "endOn":
      return setLimit(deps, context, { ...same, validTo: act.day ?? null });
    case "hold":
      return setLimit(deps, context, { ...same, validTo: null });
    case "drop":
      return dropLimit(deps, context, { ...of, validFrom, version });
  }
}

/** Whether any limit at all may be of so many boxes. */
function mayBe(maxBoxes: number, today: LocalDate): boolean {
  return judgeLimit({ maxBoxes, validFrom: today, validTo: null }, { was: undefined, others: [], today }).ok;
}

function refusalOf(code: LimitDeskMessage, { language }: DeskContext) {
  return { code, message: say(limitDeskMessages[code], language, { days: "" }) };
}
