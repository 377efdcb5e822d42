import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Action, useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { useEffect, useState } from "react";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { ProductSheetQuery, SaveProductSheetMutation } from "../../../shared/graphql.gen/graphql.ts";
import { changesOf, type TypedCells } from "./sheet-draft.ts";

const ProductSheetDocument = graphql(`
  query ProductSheet($skus: [ID!]!) {
    productSheet(skus: $skus) {
      sku
      name
      version
      fields {
        name
        value
        unit
        values
        isErpOwned
      }
    }
  }
`);

const SaveProductSheetDocument = graphql(`
  mutation SaveProductSheet($input: DeskSaveProductSheetInput!) {
    saveProductSheet(input: $input) {
      rows {
        sku
        refusal {
          code
          message
        }
        faults {
          field
          message
        }
      }
    }
  }
`);

export type SheetRow = ProductSheetQuery["productSheet"][number];

/** What became of a row, or would become of it. */
export type Verdict = SaveProductSheetMutation["saveProductSheet"]["rows"][number];

/** So many rows a grid has, and so many are judged at once: one can see it go on. */
export const MOST_ROWS = 200;
const atOnce = 25;
const restMs = 500;

export function productSheetQuery(skus: readonly string[]) {
  return queryOptions({
    queryKey: ["products", "sheet", skus],
    queryFn: async ({ signal }) =>
      (await queryGraphql(ProductSheetDocument, { skus: [...skus] }, { signal })).productSheet,
    enabled: skus.length > 0,
    refetchInterval: 30_000,
  });
}

export interface JudgedRow {
  readonly row: SheetRow;
  readonly changes: ReturnType<typeof changesOf>;
  /** Undefined while it is judged. */
  readonly verdict: Verdict | undefined;
}

export interface Judging {
  /** The rows that somebody changed. */
  readonly judged: readonly JudgedRow[];
  /** Fails as long as nobody answers; what is typed next is tried again. */
  readonly trial: Action<readonly JudgedRow[], readonly Verdict[]>;
  readonly saving: Action<readonly JudgedRow[], readonly Verdict[]>;
}

/** Each changed row, tried by the server soon after somebody stops typing; nothing is kept until it is saved (DGOOD-02). */
export function useJudging(rows: readonly SheetRow[], typed: TypedCells): Judging {
  const client = useQueryClient();
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict>>(new Map());
  const judged = rows.flatMap((row) => {
    const changes = changesOf(typed, row);
    return changes.length === 0 ? [] : [{ row, changes, verdict: verdicts.get(keyOf({ row, changes })) }];
  });
  const open = judged.filter(({ verdict }) => verdict === undefined);
  const trial = useAction((some: readonly JudgedRow[]) => send(some, true), { showsOwnFailure: true });
  const waiting = open.map(keyOf).join("\n");
  const [failedFor, setFailedFor] = useState("");
  const { run, isBusy } = trial;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is told by its keys
  useEffect(() => {
    if (waiting === "" || waiting === failedFor || isBusy) return;
    const timer = setTimeout(() => void judge(open.slice(0, atOnce)), restMs);
    return () => clearTimeout(timer);
  }, [waiting, isBusy]);
  const saving = useAction(
    async (some: readonly JudgedRow[]) => {
      const told: Verdict[] = [];
      for (let at = 0; at < some.length; at += atOnce)
        told.push(...keep(some.slice(at, at + atOnce), await send(some.slice(at, at + atOnce), false)));
      return told;
    },
    { showsOwnFailure: true, refresh: () => client.invalidateQueries({ queryKey: ["products"] }) },
  );
  return { judged, trial, saving };

  async function judge(some: readonly JudgedRow[]) {
    const ended = await run(some);
    if (ended?.kind === "done") keep(some, ended.answer);
    else setFailedFor(waiting);
  }
  function keep(some: readonly JudgedRow[], told: readonly Verdict[]): readonly Verdict[] {
    setVerdicts((before) => new Map([...before, ...some.flatMap((one, at) => pair(one, told[at]))]));
    return told;
  }
}

async function send(some: readonly JudgedRow[], isTrial: boolean): Promise<readonly Verdict[]> {
  const rows = some.map(({ row, changes }) => ({
    ...{ sku: row.sku, version: row.version },
    fields: [...changes],
  }));
  return (await queryGraphql(SaveProductSheetDocument, { input: { rows, isTrial } })).saveProductSheet.rows;
}

function pair(one: JudgedRow, verdict: Verdict | undefined): readonly (readonly [string, Verdict])[] {
  return verdict === undefined ? [] : [[keyOf(one), verdict]];
}

function keyOf({ row, changes }: Pick<JudgedRow, "row" | "changes">): string {
  return JSON.stringify([row.sku, row.version, changes]);
}
