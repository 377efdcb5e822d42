/** Master data of the brewery's systems (B16): POST /master-data/{noun} and GET /master-data/{noun}/changes. */
import { z as zod } from "zod";

/** The most rows of one call. */
export const MOST_MASTER_ROWS = 10_000;
/** The most changes of one page. */
export const MOST_CHANGES = 1_000;
/** Room for that many rows of the widest noun. */
export const MASTER_BODY_BYTES = 32 * 1024 * 1024;

/** How rows are kept, the same of every noun. */
export const masterRowsWay = zod.object({
  all_or_nothing: zod.boolean().default(false),
  dry_run: zod.boolean().default(false),
});

/** `row` says what a row holds; that is checked row by row, so that one bad row is no bad call. */
export function masterRowsBody(row: Readonly<Record<string, unknown>>) {
  return zod.object({
    rows: zod
      .array(zod.unknown().meta({ ...row }))
      .min(1)
      .max(MOST_MASTER_ROWS)
      .meta({ description: "What is to be kept, each row judged by itself." }),
    ...masterRowsWay.shape,
  });
}

const key = zod.record(zod.string(), zod.string());

export const masterRowsAnswer = zod.object({
  good: zod.number().int(),
  refused: zod.number().int(),
  kept: zod.boolean(),
  drafts: zod
    .array(
      zod.object({
        id: zod.string(),
        valid_from: zod.string(),
        lines: zod.number().int(),
      }),
    )
    .optional(),
  results: zod.array(
    zod.object({
      row: zod.number().int(),
      key,
      state: zod.enum(["good", "refused"]),
      faults: zod
        .array(
          zod.object({
            field: zod.string(),
            code: zod.string(),
            reason: zod.string().optional(),
            message: zod.string(),
            value: zod.string(),
          }),
        )
        .optional(),
    }),
  ),
});

const wholeNumber = (highest: number) => zod.coerce.number().int().min(0).max(highest);

export const changesQuery = zod.object({
  /** The position that the page before ended with; 0 begins with everything that there is. */
  after: wholeNumber(Number.MAX_SAFE_INTEGER).default(0),
  limit: wholeNumber(MOST_CHANGES).min(1).default(200),
});

export const changesAnswer = zod.object({
  changes: zod.array(
    zod.object({
      position: zod.number().int(),
      key,
      row: zod.record(zod.string(), zod.unknown()).nullable(),
    }),
  ),
  position: zod.number().int(),
  has_more: zod.boolean(),
});

export type MasterRowsAnswer = zod.infer<typeof masterRowsAnswer>;
export type ChangesAnswer = zod.infer<typeof changesAnswer>;
