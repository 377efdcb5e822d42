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
  /** Null is until it is ended. */
  validTo: day.nullable(),
  /** Hectolitres agreed for a year; nought where the contract is about something else. */
  volumeHl: zod.number(),
  /** Percent above the agreed volume; null is no bonus. */
  bonusPercent: zod.number().nullable(),
  /** Whose beer counts (D39). */
  brands: zod.array(zod.string()),
  /** Formatted text, cleaned; empty is none. */
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
    /** In the same days of the year before. */
    beforeLitres: litres,
    /** By the end of the year, at this pace. */
    paceLitres: litres,
    overLitres: litres,
    months: zod.array(zod.object({ month: zod.string(), takenLitres: litres, beforeLitres: litres })),
  }),
);

export const contractsQuery = zod.object({ lang: zod.string().max(5).optional() });

export type Contract = zod.infer<typeof contractSchema>;
export type ContractEvaluation = zod.infer<typeof contractEvaluationSchema>[number];
