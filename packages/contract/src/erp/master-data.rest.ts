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
  /** Rows that can be kept, and those that cannot. */
  good: zod.number().int(),
  refused: zod.number().int(),
  /** Whether the good ones are kept: not in a dry run, and not where one refused row keeps nothing. */
  kept: zod.boolean(),
  /**
   * Prices, where VYCEP_ERP_OWNS does not name them: drafts of the desk that hold the rows now, one for each day. Customers see
   * the prices when somebody of the brewery has handed the draft in. Empty where the rows say what holds or waits already.
   */
  drafts: zod
    .array(
      zod.object({
        id: zod.string(),
        valid_from: zod.string(),
        /** All of its lines, those of earlier calls among them. */
        lines: zod.number().int(),
      }),
    )
    .optional(),
  /** One for each row, in their order. */
  results: zod.array(
    zod.object({
      /** The first is 1. */
      row: zod.number().int(),
      key,
      state: zod.enum(["good", "refused"]),
      /** Every fault of the row; of those that are good, none. */
      faults: zod
        .array(
          zod.object({
            /** Empty where it is the row as a whole. */
            field: zod.string(),
            code: zod.string(),
            /** What it was held against, by a stable code, where `code` alone does not tell. */
            reason: zod.string().optional(),
            /** Both for people, in the language of the header `lang`. */
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
      /** As it is now, in the columns that it can be sent back with; null where it is gone. */
      row: zod.record(zod.string(), zod.unknown()).nullable(),
    }),
  ),
  /** Where to go on. */
  position: zod.number().int(),
  has_more: zod.boolean(),
});

export type MasterRowsAnswer = zod.infer<typeof masterRowsAnswer>;
export type ChangesAnswer = zod.infer<typeof changesAnswer>;
