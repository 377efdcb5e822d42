import { currencyCode } from "@vycep/contract/market/codes";
import { z } from "zod";

const day = z.iso.date();
const amount = z.object({ minor: z.number().int(), currency: currencyCode });

/** A file of a paper that goes with a letter; whoever sends it fetches it. */
const paper = z.object({ kind: z.string(), number: z.string(), format: z.string() });

/** What every letter about a notice has: where it happened, where it leads, and the link that stops its kind (MAIL-10). */
const letter = {
  place: z.string(),
  /** An address of the portal, beginning with `/`. */
  leads: z.string().startsWith("/"),
  stop: z.string().startsWith("/"),
  papers: z.array(paper),
};

const orderKinds = [
  "order-taken",
  "order-confirmed-differently",
  "order-on-the-way",
  "order-delivered",
  "order-delivered-partly",
  "order-cancelled",
  "order-priced",
  "order-changed",
  "order-replacement",
] as const;
export type OrderLetterKind = (typeof orderKinds)[number];

/** MAIL-05: what became of an order, newest first where more happened in a moment. */
const orderLetter = z.object({
  kind: z.enum(orderKinds),
  ...letter,
  letter: z.object({
    number: z.string(),
    day,
    /** The last moment at which it can be changed; null where it cannot any more. */
    changeUntil: z.object({ date: day, minutes: z.number() }).nullable(),
    /** `before` where the brewery gives less than was asked for, or changed it; `instead`, what it offers in its place. */
    lines: z.array(
      z.object({
        name: z.string(),
        boxes: z.number(),
        before: z.number().nullable(),
        instead: z.array(z.string()).optional(),
      }),
    ),
    empties: z.array(z.object({ name: z.string(), units: z.number() })),
    total: amount.nullable(),
    earlier: z.array(z.enum(orderKinds)),
    /** Of an order that was changed: its day and sum as they were, the day where it has another one. */
    was: z.object({ day: day.nullable(), total: amount }).optional(),
    /** The order whose shortage it brings (DDISP-06). */
    replaces: z.string().optional(),
    /** Why it was cancelled or changed, where the brewery says so. */
    reason: z.string().optional(),
  }),
});

/** MAIL-06: a tax document, or how it stands with its payment. */
const paperLetter = z.object({
  kind: z.enum(["new-invoice", "new-credit-note", "payment-due", "payment-overdue"]),
  ...letter,
  letter: z.object({
    number: z.string(),
    due: day.nullable(),
    amount: amount.nullable(),
    /** What the QR code tells a bank. */
    qr: z.string().nullable(),
  }),
});

/** MAIL-09: a delivery that does not come on its day, one that comes besides, or after all. */
const changeLetter = z.object({
  kind: z.enum(["delivery-moved", "delivery-called-off", "delivery-added", "delivery-restored"]),
  ...letter,
  letter: z.object({
    day,
    moved: day.nullable(),
    /** Why, where the brewery says so. */
    why: z.string().optional(),
  }),
});

/** MAIL-08: a cart before its cut-off. */
const cartLetter = z.object({
  kind: z.literal("cart-waiting"),
  ...letter,
  letter: z.object({ day, cutOffMinutes: z.number() }),
});

/** DTODAY-02: a place that usually orders and has not, with what stands in its cart. */
const reminderLetter = z.object({
  kind: z.enum(["delivery-reminder", "delivery-reminder-cart"]),
  ...letter,
  letter: z.object({
    day,
    cutOffMinutes: z.number(),
    goods: z.array(z.object({ name: z.string(), boxes: z.number() })),
    /** So many lines more than these. */
    more: z.number().int(),
  }),
});

export const letterSchemas = [orderLetter, paperLetter, changeLetter, cartLetter, reminderLetter] as const;
export type LetterFacts = z.output<(typeof letterSchemas)[number]>;
