/** Reports: which there are, how one is opened, and the two that are our own. REST-42, REST-43, REPORT-01, REPORT-02, B3. */
import { PARTINGS } from "@vycep/domain/reporting/consumption";
import { REPORT_PERIODS } from "@vycep/domain/reporting/report-span";
import { z as zod } from "zod";
import { currencyCode } from "../market/codes.ts";

const day = zod.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** Litres, boxes, or a currency by its code. */
const measure = zod.string().regex(/^(litres|boxes|[A-Z]{3})$/);
const lang = zod.string().max(5).optional();
const shipTo = zod.string().max(40).optional();

/** Our own ones by the name of what they show; the embedded one is that of the brewery's reporting tool. */
export const REPORT_IDS = ["consumption", "contracts", "empties", "embedded"] as const;

export const reportsQuery = zod.object({ lang });

export const reportsSchema = zod.array(
  zod.object({
    id: zod.enum(REPORT_IDS),
    name: zod.string(),
    description: zod.string(),
    type: zod.enum(["own", "embedded"]),
    path: zod.string().nullable(),
  }),
);

export const embedQuery = zod.object({ id: zod.enum(REPORT_IDS).default("embedded"), lang });

/** REST-42: an own report has a page; an embedded one an address that holds its token and ends with it. */
export const embedConfigSchema = zod.object({
  id: zod.enum(REPORT_IDS),
  type: zod.enum(["own", "embedded"]),
  path: zod.string().nullable(),
  embedUrl: zod.string().nullable(),
  accessToken: zod.string().nullable(),
  expiration: zod.string().nullable(),
});

export const consumptionQuery = zod.object({
  period: zod.enum(REPORT_PERIODS).default("this-year"),
  /** One of the own places; all of them without it. */
  shipTo,
  measure: measure.default("litres"),
  by: zod.enum(PARTINGS).default("packaging"),
  lang,
});

export const consumptionExportQuery = consumptionQuery.extend({ format: zod.enum(["csv", "xlsx"]) });

/** Litres, boxes or whole currency, as was asked. */
const value = zod.number();
const compared = zod.object({ now: value, before: value });
const named = compared.extend({ key: zod.string(), name: zod.string() });

export const consumptionSchema = zod.object({
  from: day,
  to: day,
  before: zod.object({ from: day, to: day }).nullable(),
  step: zod.enum(["month", "year"]),
  measure,
  measures: zod.array(measure),
  total: compared,
  active: compared.extend({ places: zod.number().int() }).nullable(),
  strongest: zod.string().nullable(),
  parts: zod.array(zod.object({ key: zod.string(), name: zod.string() })),
  bars: zod.array(compared.extend({ key: zod.string(), parts: zod.array(value) })),
  brands: zod.array(named),
  packagings: zod.array(named),
  places: zod.array(named.extend({ isSuspended: zod.boolean() })),
  products: zod.array(named),
});

export const emptiesQuery = zod.object({
  /** One of the own places; without it the one that orders are for first. */
  shipTo,
  /** 90 days before the last one, unless told otherwise. */
  from: day.optional(),
  /** Today, unless told otherwise; the balance is that of its end. */
  to: day.optional(),
  /** One type only. */
  code: zod.string().max(40).optional(),
  offset: zod.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: zod.coerce.number().int().min(1).max(100).default(25),
  lang,
});

export const emptiesExportQuery = emptiesQuery
  .omit({ offset: true, limit: true })
  .extend({ format: zod.enum(["csv", "xlsx"]) });

const units = zod.number().int();

export const emptiesAccountSchema = zod.object({
  shipToId: zod.string(),
  shipToName: zod.string(),
  from: day,
  to: day,
  currency: currencyCode,
  types: zod.array(
    zod.object({
      code: zod.string(),
      name: zod.string(),
      opening: units,
      delivered: units,
      returned: units,
      corrected: units,
      balance: units,
      deposit: zod.number(),
      worth: zod.number(),
    }),
  ),
  worth: zod.number(),
  movements: zod.array(
    zod.object({
      day,
      code: zod.string(),
      name: zod.string(),
      kind: zod.enum(["delivered", "returned", "counted"]),
      change: units,
      balance: units,
      orderNumber: zod.string().nullable(),
    }),
  ),
  total: zod.number().int(),
});

export type Report = zod.infer<typeof reportsSchema>[number];
export type EmbedConfig = zod.infer<typeof embedConfigSchema>;
export type ConsumptionQuery = zod.infer<typeof consumptionQuery>;
export type ConsumptionExportQuery = zod.infer<typeof consumptionExportQuery>;
export type ConsumptionReport = zod.infer<typeof consumptionSchema>;
export type EmptiesQuery = zod.infer<typeof emptiesQuery>;
export type EmptiesExportQuery = zod.infer<typeof emptiesExportQuery>;
export type EmptiesAccount = zod.infer<typeof emptiesAccountSchema>;
