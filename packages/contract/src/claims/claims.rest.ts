/** Claims of deliveries: what may be claimed of an order, what somebody has begun to claim, and what came of it. B2. */
import { CLAIM_REASONS } from "@vycep/domain/claims/claim-reason";
import { z as zod } from "zod";
import { currencyCode } from "../market/codes.ts";

const reason = zod.enum([...CLAIM_REASONS]);
const day = zod.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** The id of a file that goes with the claim. */
const photo = zod.string().regex(/^[0-9a-f]{32}$/);

export const claimIdParams = zod.object({ id: zod.string().min(1).max(40) });

const wantedLine = zod.object({
  line: zod.number().int().min(1).max(100_000),
  reason,
  boxes: zod.number().int().min(1).max(1_000_000),
  photos: zod.array(photo).max(10),
});

/** As many lines as an order may have. */
const wantedLines = zod.array(wantedLine).max(1000);
const note = zod.string().max(500);

export const claimDraftBody = zod.object({ lines: wantedLines, note });
export const claimDraftAnswer = zod.object({ savedAt: zod.string() });

export const createClaimBody = zod.object({
  order: zod.string().min(1).max(40),
  lines: wantedLines,
  note,
  /** The theme's (TICKET-18). */
  market: zod.enum(["CZ", "IT"]),
  expectedMinor: zod.number().int(),
});

export const createClaimAnswer = zod.object({ caseNumber: zod.string(), expectedMinor: zod.number().int() });

export const claimSchema = zod.object({
  caseNumber: zod.string(),
  order: zod.string(),
  sentAt: zod.string(),
  person: zod.string(),
  currency: currencyCode,
  state: zod.enum(["sent", "partly-credited", "credited"]),
  expectedMinor: zod.number().int(),
  lines: zod.array(
    zod.object({
      line: zod.number().int(),
      name: zod.string(),
      reason,
      boxes: zod.number().int(),
      credited: zod.number().int(),
    }),
  ),
  credits: zod.array(
    zod.object({
      number: zod.string(),
      at: zod.string(),
      boxes: zod.number().int(),
      totalMinor: zod.number().int().nullable(),
    }),
  ),
});

/** The claim that a ticket is; null of a ticket that is none. */
export const claimAnswer = zod.object({ claim: claimSchema.nullable() });

export const deliveryToClaimAnswer = zod.object({
  order: zod.string(),
  shipTo: zod.string(),
  currency: currencyCode,
  payment: zod.enum(["transfer", "direct debit", "cash"]),
  deliveryDay: day,
  refusal: zod.enum(["not-delivered", "claim-too-late"]).nullable(),
  term: zod.object({ days: zod.number().int(), spoiledDays: zod.number().int() }),
  today: day,
  lines: zod.array(
    zod.object({
      line: zod.number().int(),
      sku: zod.string(),
      name: zod.string(),
      delivered: zod.number().int(),
      left: zod.number().int(),
      unitPriceMinor: zod.number().int(),
      unitDepositMinor: zod.number().int(),
      vatPct: zod.number(),
    }),
  ),
  draft: claimDraftBody.nullable(),
  claims: zod.array(claimSchema),
});

export type WantedClaimLine = zod.infer<typeof wantedLine>;
export type ClaimDraftBody = zod.infer<typeof claimDraftBody>;
export type CreateClaimBody = zod.infer<typeof createClaimBody>;
export type CreateClaimAnswer = zod.infer<typeof createClaimAnswer>;
export type ClaimDraftAnswer = zod.infer<typeof claimDraftAnswer>;
export type ClaimFound = zod.infer<typeof claimSchema>;
export type ClaimAnswer = zod.infer<typeof claimAnswer>;
export type DeliveryToClaim = zod.infer<typeof deliveryToClaimAnswer>;
