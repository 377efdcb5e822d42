import { randomUUID } from "node:crypto";
import type { MasterRowsAnswer } from "@vycep/contract/erp/master-data.rest";
import { priceListsInDrafts, type WantedPrice } from "@vycep/db/import/goods/price-lists";
import { importRows } from "@vycep/db/import/import-rows";
import type { Importer } from "@vycep/db/import/reading/importer";
import type { RowError } from "@vycep/db/import/reading/row-error";
import type { Language } from "@vycep/domain/market/language";
import { faultInWords, masterRowFaults } from "@vycep/words/imports/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { sqlOf } from "../../../platform/sql-of.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import type { ServiceCaller } from "./service-caller.ts";

export type MasterRows = {
  readonly rows: readonly unknown[];
  readonly all_or_nothing: boolean;
  readonly dry_run: boolean;
};

/** Drafts of the desk, where prices are kept that somebody of the brewery has to agree to first (DPRICE-05). */
export type PriceDrafts = {
  readonly feed: (tx: Tx, fed: FedPrices) => Promise<readonly number[]>;
  readonly told: (tx: Tx, ids: readonly number[]) => Promise<readonly ToldDraft[]>;
};

type FedPrices = {
  readonly prices: readonly WantedPrice[];
  readonly program: string;
  readonly at: Date;
  readonly requestId: string;
};

type ToldDraft = { readonly id: string; readonly validFrom: string; readonly lines: number };

/** Nothing is kept: a dry run, or one row too many. */
type NotKept = { readonly kind: "not-kept"; readonly errors: readonly RowError[] };

type Asked = MasterRows & {
  readonly importer: Importer<object>;
  /** Where the rows become drafts. */
  readonly drafts: PriceDrafts | undefined;
  readonly requestId: string;
  /** In which the refused rows are explained. */
  readonly language: Language;
};

/**
 * Keeps the rows that can be kept and says of the others why not (B16). Rows that say what is there already change nothing,
 * so a call may be repeated at will.
 */
export async function saveMasterRows(
  { db, clock }: Pick<Deps, "db" | "clock">,
  caller: ServiceCaller,
  { importer, drafts, requestId, language, ...asked }: Asked,
): Promise<MasterRowsAnswer> {
  const entry = { at: clock.instant(), requestId: requestId || randomUUID() };
  const done = await doneOrRolledBack((rollBack: RollBack<NotKept>) =>
    inTransaction(db, async (tx) => {
      const fed = drafts && draftsOf(tx, drafts, { ...entry, program: caller.program });
      const told = { rows: asked.rows, today: clock.now().date };
      const errors = await (fed === undefined
        ? importRows(sqlOf(tx), importer, told)
        : importRows(sqlOf(tx), fed.importer, told));
      if (asked.dry_run || (asked.all_or_nothing && errors.length > 0))
        return rollBack({ kind: "not-kept", errors });
      const refused = new Set(errors.map(({ row }) => row)).size;
      await recordAudit(tx, {
        ...{ ...entry, uid: null, companyId: null, action: `master-data.${importer.kind}` },
        ...{ subjectKind: "service-key", subjectId: caller.keyId },
        detail: { good: asked.rows.length - refused, refused },
      });
      return { errors, drafts: await fed?.told() };
    }),
  );
  const { errors } = done.ok ? done.value : done.refusal;
  const made = done.ok && done.value.drafts !== undefined ? { drafts: done.value.drafts } : {};
  return { ...answerOf(importer, asked.rows, { errors, kept: done.ok, language }), ...made };
}

/** An importer that keeps its rows in drafts, and what these are in the end. */
function draftsOf(tx: Tx, drafts: PriceDrafts, fed: Omit<FedPrices, "prices">) {
  const ids = new Set<number>();
  return {
    importer: priceListsInDrafts(async (prices) => {
      for (const id of await drafts.feed(tx, { ...fed, prices })) ids.add(id);
    }),
    told: async () =>
      (await drafts.told(tx, [...ids])).map(({ validFrom, ...draft }) => ({
        ...draft,
        valid_from: validFrom,
      })),
  };
}

type Judged = Pick<Asked, "language"> & { readonly errors: readonly RowError[]; readonly kept: boolean };

function answerOf(
  importer: Importer<object>,
  rows: readonly unknown[],
  { errors, kept, language }: Judged,
): MasterRowsAnswer {
  const faultsOf = Map.groupBy(errors, ({ row }) => row);
  const results = rows.map((row, at): MasterRowsAnswer["results"][number] => {
    const faults = faultsOf.get(at + 1);
    const named = { row: at + 1, key: keyIn(importer.key, row) };
    if (faults === undefined) return { ...named, state: "good" };
    return {
      ...named,
      state: "refused",
      faults: faults.map((fault) => ({
        ...{ field: fault.column, code: fault.code, ...reasonOf(fault), value: shortened(fault.value) },
        message: faultInWords(fault, language, masterRowFaults),
      })),
    };
  });
  return { good: rows.length - faultsOf.size, refused: faultsOf.size, kept, results };
}

/** The code of what it was held against, where that is more than a name. */
function reasonOf({ about }: RowError) {
  return typeof about === "object" ? { reason: about.code } : {};
}

/** As far as the row says it, so that the sender finds it again. */
function keyIn(key: readonly string[], row: unknown): Record<string, string> {
  const said = Object(row) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    key.flatMap((name) => {
      const value = said[name];
      return typeof value === "string" || typeof value === "number" ? [[name, shortened(String(value))]] : [];
    }),
  );
}

const shortened = (value: string) => (value.length > 100 ? `${value.slice(0, 99)}…` : value);
