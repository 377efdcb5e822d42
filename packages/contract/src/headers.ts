/**
 * The request headers of both APIs: the customer's choice of ship-to, method and day, and who the words are for.
 * A choice is never an authority (see docs/security.md): the server checks every id against the actor.
 * Sources: HTTP-02…HTTP-27, OP-65, OP-108, OP-109, OP-110.
 */
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import {
  type LabelLanguage,
  type Language,
  parseLabelLanguage,
  parseLanguage,
} from "@vycep/domain/market/language";
import { onlyEmpties, parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { isReadableText } from "./text.ts";

/** Header names as they travel (lower case; HTTP does not care). */
export const HEADER = {
  authorization: "authorization",
  /** For which company, where somebody serves several (D47). */
  company: "companyid",
  shipTo: "outletid",
  deliveryDate: "datepopup",
  standardDeliveryDate: "standarddeliverydate",
  exceptionDate: "exceptiondate",
  store: "store",
  method: "outletdeliverymethod",
  onlyEmpties: "onlyempties",
  onlyUnfiltered: "onlyunfiltered",
  onlyTank: "onlytank",
  noteForDriver: "notefordriver",
  customerOrderNumber: "customerordernumber",
  language: "lang",
  customerType: "customertype",
  productRecoEnabled: "productrecoenabled",
  cartSkus: "cartskus",
  market: "market",
  idempotencyKey: "idempotency-key",
  /** On every answer: the instant on the server's clock, by which the portal counts (B1). */
  serverTime: "x-server-time",
} as const;

/** CONFIG-03: the one market code of the seeds. */
export const MARKET_CODE = "CZSK";

/** HTTP-06. */
export const HTTP_TIMEOUT_MS = 55_000;

/** What a request says about place, way, day and words; every part may be missing. */
export interface RequestChoice {
  readonly companyId?: string;
  readonly shipToId?: string;
  readonly method?: ShippingMethod;
  readonly deliveryDate?: LocalDate;
  readonly standardDeliveryDate?: LocalDate;
  readonly exceptionDate?: LocalDate;
  readonly store?: string;
  readonly language?: Language;
  /** Asked for by programs alone: German and Italian are only status lists in (LANG-02, LANG-18). */
  readonly labelLanguage?: LabelLanguage;
  readonly customerType?: string;
  readonly noteForDriver?: string;
  readonly customerOrderNumber?: string;
  readonly cartSkus?: readonly string[];
  readonly productRecoEnabled?: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Turns a choice into headers; texts are percent-encoded because header values cannot hold "ř" (OP-109). */
export function encodeChoice(choice: RequestChoice): Record<string, string> {
  const headers: Record<string, string> = {};
  const put = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== "") headers[name] = value;
  };
  put(HEADER.company, choice.companyId);
  put(HEADER.shipTo, choice.shipToId);
  put(HEADER.method, choice.method);
  put(HEADER.deliveryDate, choice.deliveryDate);
  put(HEADER.standardDeliveryDate, choice.standardDeliveryDate);
  put(HEADER.exceptionDate, choice.exceptionDate);
  put(HEADER.store, choice.store);
  put(HEADER.language, choice.language);
  put(HEADER.customerType, choice.customerType);
  put(HEADER.noteForDriver, encodeText(choice.noteForDriver));
  put(HEADER.customerOrderNumber, encodeText(choice.customerOrderNumber));
  put(HEADER.cartSkus, choice.cartSkus?.join(","));
  if (choice.productRecoEnabled !== undefined) {
    headers[HEADER.productRecoEnabled] = choice.productRecoEnabled ? "1" : "0";
  }
  if (choice.method !== undefined) {
    headers[HEADER.onlyUnfiltered] = choice.method === "unfiltered_unfiltered" ? "1" : "0";
    headers[HEADER.onlyTank] = choice.method === "tank_tank" ? "1" : "0";
    headers[HEADER.onlyEmpties] = String(onlyEmpties(choice.method));
  }
  return headers;
}

/**
 * Reads a choice out of headers. What cannot be read is left out rather than refused: a stale or malformed
 * choice must not break a page; operations that need a part ask for it themselves.
 */
export function decodeChoice(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): RequestChoice {
  const text = (name: string) => firstValue(headers[name]);
  const choice: Mutable<RequestChoice> = {};
  const companyId = text(HEADER.company);
  if (companyId !== undefined) choice.companyId = companyId;
  const shipToId = text(HEADER.shipTo);
  if (shipToId !== undefined) choice.shipToId = shipToId;
  const method = parseShippingMethod(text(HEADER.method) ?? "");
  if (method !== undefined) choice.method = method;
  for (const key of ["deliveryDate", "standardDeliveryDate", "exceptionDate"] as const) {
    const day = text(HEADER[key]);
    const parsed = day === undefined ? undefined : parseLocalDate(day);
    if (parsed !== undefined) choice[key] = parsed;
  }
  const store = text(HEADER.store);
  if (store !== undefined) choice.store = store;
  const language = parseLanguage(text(HEADER.language) ?? "");
  if (language !== undefined) choice.language = language;
  const labelLanguage = parseLabelLanguage(text(HEADER.language) ?? "");
  if (language === undefined && labelLanguage !== undefined) choice.labelLanguage = labelLanguage;
  const customerType = text(HEADER.customerType);
  if (customerType !== undefined) choice.customerType = customerType;
  const note = decodeText(text(HEADER.noteForDriver));
  if (note !== undefined) choice.noteForDriver = note;
  const number = decodeText(text(HEADER.customerOrderNumber));
  if (number !== undefined) choice.customerOrderNumber = number;
  const skus = text(HEADER.cartSkus);
  if (skus !== undefined) choice.cartSkus = skus.split(",").filter((sku) => sku !== "");
  const reco = text(HEADER.productRecoEnabled);
  if (reco !== undefined) choice.productRecoEnabled = reco !== "0";
  return choice;
}

function firstValue(value: string | string[] | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === "" ? undefined : first;
}

function encodeText(value: string | undefined): string | undefined {
  return value === undefined ? undefined : encodeURIComponent(value);
}

function decodeText(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  try {
    const text = decodeURIComponent(value);
    return isReadableText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
