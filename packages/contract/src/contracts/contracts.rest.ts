/** Contracts and how they do: GET contracts, power-bi/contract-evaluation. CONTRACT-01, CONTRACT-02, REST-44, REST-45. */
import { z as zod } from "zod";

export const CONTRACT_TYPES = [
  "supply",
  "equipment",
  "distribution",
  "bonus",
  "marketing",
  "empties",
] as const;

const day = zod.string();

export const contractSchema = zod.object({
  number: zod.string(),
  name: zod.string(),
  type: zod.enum(CONTRACT_TYPES),
  companyName: zod.string(),
  validFrom: day,
  validTo: day.nullable(),
  volumeHl: zod.number(),
  bonusPercent: zod.number().nullable(),
  /** Whose beer counts (D39). */
  brands: zod.array(zod.string()),
  terms: zod.array(
    zod.object({
      from: day,
      volumeHl: zod.number(),
      bonusPercent: zod.number().nullable(),
      brands: zod.array(zod.string()),
    }),
  ),
  papers: zod.array(
    zod.object({
      position: zod.number().int(),
      title: zod.string(),
      signedOn: day.nullable(),
      bytes: zod.number(),
    }),
  ),
  text: zod.string(),
});

/** Those in force first, then by their end. */
export const contractsSchema = zod.array(contractSchema);

const litres = zod.number();

/** Of each contract about a volume that is in force: its year, and litres in it. */
export const contractEvaluationSchema = zod.array(
  zod.object({
    number: zod.string(),
    from: day,
    to: day,
    agreedLitres: litres,
    takenLitres: litres,
    beforeLitres: litres,
    paceLitres: litres,
    overLitres: litres,
    bonus: zod.object({ reached: zod.number(), atPace: zod.number(), currency: zod.string() }).nullable(),
    months: zod.array(zod.object({ month: zod.string(), takenLitres: litres, beforeLitres: litres })),
  }),
);

const mostGoods = 1000;

/** Numbers of products, apart by commas. */
export const countingGoodsQuery = zod.object({
  lang: zod.string().max(5).optional(),
  skus: zod
    .string()
    .max(20_000)
    .transform((text) => text.split(",").filter((sku) => sku !== ""))
    .refine((skus) => skus.length <= mostGoods, `at most ${mostGoods}`),
});

/** Of each contract about a volume that is in force: which of the asked goods count. */
export const countingGoodsSchema = zod.array(
  zod.object({ number: zod.string(), skus: zod.array(zod.string()) }),
);

export const contractPaperParams = zod.object({
  number: zod.string().min(1).max(40),
  position: zod.coerce.number().int().min(1).max(1000),
});

/** A path; ends with its time, and is for whoever asked alone. */
export const contractPaperLinkSchema = zod.object({ link: zod.string(), expiresAt: zod.string() });

export const contractsQuery = zod.object({ lang: zod.string().max(5).optional() });

export type CountingGoods = zod.infer<typeof countingGoodsSchema>;
export type ContractPaperLink = zod.infer<typeof contractPaperLinkSchema>;
export type Contract = zod.infer<typeof contractSchema>;
export type ContractEvaluation = zod.infer<typeof contractEvaluationSchema>[number];
