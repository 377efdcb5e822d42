import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { weekdays } from "@vycep/contract/weekdays";
import { DEFAULT_ADDED_WEEKDAYS } from "@vycep/domain/calendar/schedule";
import { type Maintenance, NO_MAINTENANCE } from "@vycep/domain/market/maintenance";
import { textsOf } from "@vycep/domain/market/texts";
import { z } from "zod";

const localText = z.record(z.string(), z.string()).transform(textsOf);

export const linkSchema = z.object({
  name: z.string(),
  label: z.record(z.string(), z.string()),
  url: z.string(),
  type: z.string(),
  order: z.number().int(),
});

/** Which units a customer type may order by a method (CONFIG-10); what is not listed may not be ordered. */
export const unitsSchema = z.array(
  z.object({ customerType: z.string(), method: z.string(), units: z.array(z.string()) }),
);

/** Sections are switched on by standing in the list; the API's `{label, value}` is made by the codec. */
const sectionsSchema = z.array(z.string().transform((label) => ({ label, value: "1" })));

const hourOfDay = z.string().regex(/^\d{2}:\d{2}$/);

/** What is left out is not shown (D28). */
export const supportSchema = z.object({
  phone: z.string().min(1).nullable().default(null),
  email: z.string().min(1).nullable().default(null),
  hours: z.array(z.object({ weekdays: weekdays.min(1), from: hourOfDay, to: hourOfDay })).default([]),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The name and the colours of the frame; an address of the house and one for answers where the brewery wants them. */
export const mailBrandSchema = z.object({
  name: z.string().min(1).max(60),
  head: colour,
  accent: colour,
  address: z.string().min(1).max(200).nullable().default(null),
  replyTo: z.email().nullable().default(null),
});

const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .transform((text, context) => {
    const read = decodeMoment(text);
    if (read !== undefined) return read;
    context.addIssue({ code: "custom", message: "malformed" });
    return z.NEVER;
  });

/** Yes or no, or yes with its moments and words. */
export const maintenanceSchema = z.union([
  z.boolean().transform((isOn): Maintenance => ({ ...NO_MAINTENANCE, isOn })),
  z
    .object({
      from: moment.nullable().default(null),
      until: moment.nullable().default(null),
      opensItself: z.boolean().default(false),
      message: localText.nullable().default(null),
    })
    .transform((told): Maintenance => ({ isOn: true, ...told })),
]);

export const modalTexts = ["title", "subtitle", "option1", "option2"] as const;
const ownWords = { title: null, subtitle: null, option1: null, option2: null };

export const configSchema = z.object({
  maintenance: maintenanceSchema.default(NO_MAINTENANCE),
  banner_rotation: z.number().int().default(8),
  sections: sectionsSchema.default([]),
  orderable_units: unitsSchema.default([]),
  added_weekdays: weekdays.default([...DEFAULT_ADDED_WEEKDAYS]),
  order_in_progress: z
    .partialRecord(z.enum(modalTexts), localText)
    .default({})
    .transform((worded) => ({ ...ownWords, ...worded })),
});
