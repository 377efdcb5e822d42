import { type DatedLimit, judgeLimit, type LimitRefusal } from "@vycep/domain/catalog/dated-limit";
import { type CompanyId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { formatDate } from "@vycep/words/engine/format";
import { say } from "@vycep/words/engine/sentence";
import { type LimitDeskMessage, limitDeskMessages } from "@vycep/words/limits-desk/answers";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskLimitAnswer,
  DropProductLimitInput,
  SetProductLimitInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import {
  deleteLimit,
  holdLimits,
  insertLimit,
  type KeptLimit,
  type LimitOf,
  ownerOf,
  updateLimit,
} from "./limits.repo.ts";
import type { LimitsDeskDeps } from "./limits-desk.deps.ts";

/** Makes or changes a limit, with its entry in the log; open pages of customers hear by the change itself (DGOOD-04). */
export async function setLimit(
  deps: LimitsDeskDeps,
  context: DeskContext,
  input: SetProductLimitInput,
): Promise<DeskLimitAnswer> {
  const limit: DatedLimit = {
    maxBoxes: input.maxBoxes,
    validFrom: dayIn(input.validFrom, "input.validFrom"),
    validTo: input.validTo == null ? null : dayIn(input.validTo, "input.validTo"),
  };
  const was = input.was == null ? undefined : dayIn(input.was, "input.was");
  return changing(deps, context, {
    of: { ...input, was },
    action: "product-limit.set",
    change: async (tx, { companyId, kept, held, rollBack }) => {
      const others = held.filter((one) => one !== kept);
      const verdict = judgeLimit(limit, { was: kept, others, today: deps.clock.now().date });
      if (!verdict.ok) return rollBack(verdict.refusal);
      if (kept === undefined) await insertLimit(tx, { ...input, companyId, limit });
      else await updateLimit(tx, { ...input, limit, was: kept.validFrom });
      return limit;
    },
  });
}

/** Removes a limit that lies ahead; one that has begun is ended by its last day (DGOOD-04). */
export async function dropLimit(
  deps: LimitsDeskDeps,
  context: DeskContext,
  input: DropProductLimitInput,
): Promise<DeskLimitAnswer> {
  const was = dayIn(input.validFrom, "input.validFrom");
  return changing(deps, context, {
    of: { ...input, was },
    action: "product-limit.dropped",
    change: async (tx, { rollBack }) => {
      if (was <= deps.clock.now().date) return rollBack({ kind: "not-ahead" });
      await deleteLimit(tx, { ...input, was });
      return;
    },
  });
}

type NotDone =
  | LimitRefusal
  | { readonly kind: "place-unknown" | "product-unknown" | "limit-unknown" | "not-ahead" }
  | { readonly kind: "erp-owns-products" | "changed-meanwhile" };

type Held = {
  readonly companyId: CompanyId;
  readonly held: readonly KeptLimit[];
  /** The one that is changed. */
  readonly kept: KeptLimit | undefined;
  readonly rollBack: RollBack<NotDone>;
};

type Asked = {
  readonly of: LimitOf & { readonly was: LocalDate | undefined; readonly version: number };
  readonly action: "product-limit.set" | "product-limit.dropped";
  /** Does it, and tells what stands there now. */
  readonly change: (tx: Tx, held: Held) => Promise<DatedLimit | undefined>;
};

async function changing(
  { db, clock, config, beside }: LimitsDeskDeps,
  context: DeskContext,
  { of, action, change }: Asked,
): Promise<DeskLimitAnswer> {
  const { uid, reach } = await context.staff();
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      if (config.erpOwns.includes("products")) return rollBack({ kind: "erp-owns-products" });
      const { companyId, isProductKnown } = await ownerOf(tx, { ...of, reach }, beside);
      if (companyId === undefined) return rollBack({ kind: "place-unknown" });
      if (!isProductKnown) return rollBack({ kind: "product-unknown" });
      const held = await holdLimits(tx, of);
      const kept = held.find(({ validFrom }) => validFrom === of.was);
      if (of.was !== undefined && kept === undefined) return rollBack({ kind: "limit-unknown" });
      if (kept !== undefined && kept.version !== of.version) return rollBack({ kind: "changed-meanwhile" });
      const after = await change(tx, { companyId, held, kept, rollBack });
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId },
        ...{ requestId: context.requestId, action, subjectKind: "product-limit" },
        subjectId: `${of.shipToId} ${of.sku}`,
        detail: detailOfChange(toldOf(kept), toldOf(after)),
      });
    }),
  );
  return { refusal: done.ok ? null : refusalOf(done.refusal, context) };
}

function toldOf(limit: DatedLimit | undefined): AuditedFields {
  return limit === undefined
    ? {}
    : { maxBoxes: limit.maxBoxes, validFrom: limit.validFrom, validTo: limit.validTo };
}

const fieldOf: Readonly<Partial<Record<LimitDeskMessage, string>>> = {
  "boxes-invalid": "maxBoxes",
  "begun-already": "validFrom",
  "ends-before-start": "validTo",
  "limits-overlap": "validFrom",
  "place-unknown": "shipToId",
  "product-unknown": "sku",
};

function refusalOf(refusal: NotDone, { language }: DeskContext) {
  const other = refusal.kind === "limits-overlap" ? refusal.other : undefined;
  const days =
    other === undefined
      ? ""
      : `${formatDate(other.validFrom)}–${other.validTo === null ? "…" : formatDate(other.validTo)}`;
  const field = refusal.kind === "day-passed" ? refusal.day : (fieldOf[refusal.kind] ?? null);
  const message = say(limitDeskMessages[refusal.kind], language, { days });
  return { code: refusal.kind, message, field };
}

function dayIn(text: string, path: string): LocalDate {
  const day = parseLocalDate(text);
  if (day === undefined) throw noSuchDay(path);
  return day;
}
