import { isNameIn } from "../kernel/closed-list.ts";

/** The seven shipping methods, by their wire value (TRANSPORT-01…07). */
export const SHIPPING_METHODS = [
  "selfpickup_selfpickup",
  "freeshipping_freeshipping",
  "flatrate_flatrate",
  "tank_tank",
  "unfiltered_unfiltered",
  "emptiespickup_emptiespickup",
  "emptiesfulltruck_emptiesfulltruck",
] as const;

export type ShippingMethod = (typeof SHIPPING_METHODS)[number];
export type ShortCode =
  | "TRUCK"
  | "SMALL_TRUCK"
  | "SMALL"
  | "EMPTY_TRUCK"
  | "EMPTY_SMALL"
  | "UNFILTERED"
  | "TANK";
export type DocumentCode = "YSE1" | "YDE1" | "YDOR" | "YSOR" | "YDER" | "YSER";
/** Which weekdays of the ship-to count (CALENDAR-04, CALENDAR-05, D17). */
export type ScheduleKind = "type1" | "pd" | "tank" | "unfiltered";
/** Which flag of a delivery exception counts (OP-64). */
export type ExceptionKind = "standard" | "truck" | "unfiltered" | "tank";
/** Which row of the lead-time table holds (CALENDAR-08…14, OP-60). */
export type LeadTimeKind = "truck" | "pickup" | "unfiltered" | "tank";
/** Which group of limits and messages holds (PROGRESS). */
export type MethodKind = "truck" | "standard" | "tank" | "empties-truck" | "empties-pickup";

export type MethodRow = {
  readonly value: ShippingMethod;
  /** Key of the label in the language files. */
  readonly labelKey: string;
  readonly shortCode: ShortCode;
  /** The odd second mapping, shown nowhere (TRANSPORT-17, 18, OP-12). */
  readonly coarseShortCode: ShortCode;
  /** The order-document code that an order by this method is written with (OP-71). */
  readonly documentCode: DocumentCode;
  readonly kind: MethodKind;
  readonly onlyEmpties: 0 | 1;
  readonly carries: "ordinary" | "unfiltered" | "tank" | "nothing";
  readonly schedule: ScheduleKind;
  readonly exceptions: ExceptionKind;
  readonly leadTime: LeadTimeKind;
  /** The kind of dates asked for (OP-68). */
  readonly dateType: "Standard" | "Unfiltered" | "Tank";
};

const onTheRound = { onlyEmpties: 0, schedule: "type1", dateType: "Standard" } as const;
const byTruck = { schedule: "pd", exceptions: "truck", leadTime: "truck", dateType: "Standard" } as const;

/** Everything that differs between the methods stands in this table and nowhere else. */
export const METHODS: Readonly<Record<ShippingMethod, MethodRow>> = {
  // TRANSPORT-03
  selfpickup_selfpickup: {
    ...onTheRound,
    value: "selfpickup_selfpickup",
    labelKey: "method.selfpickup_selfpickup",
    shortCode: "SMALL",
    coarseShortCode: "SMALL",
    documentCode: "YDOR",
    kind: "standard",
    carries: "ordinary",
    exceptions: "standard",
    leadTime: "pickup",
  },
  // TRANSPORT-02
  freeshipping_freeshipping: {
    ...onTheRound,
    value: "freeshipping_freeshipping",
    labelKey: "method.freeshipping_freeshipping",
    shortCode: "SMALL_TRUCK",
    coarseShortCode: "SMALL",
    documentCode: "YDOR",
    kind: "standard",
    carries: "ordinary",
    exceptions: "standard",
    leadTime: "pickup",
  },
  // TRANSPORT-01
  flatrate_flatrate: {
    ...byTruck,
    value: "flatrate_flatrate",
    labelKey: "method.flatrate_flatrate",
    shortCode: "TRUCK",
    coarseShortCode: "SMALL",
    documentCode: "YSOR",
    kind: "truck",
    onlyEmpties: 0,
    carries: "ordinary",
  },
  // TRANSPORT-07
  tank_tank: {
    value: "tank_tank",
    labelKey: "method.tank_tank",
    shortCode: "TANK",
    coarseShortCode: "UNFILTERED",
    documentCode: "YDOR",
    kind: "tank",
    onlyEmpties: 0,
    carries: "tank",
    schedule: "tank",
    exceptions: "tank",
    leadTime: "tank",
    dateType: "Tank",
  },
  // TRANSPORT-06
  unfiltered_unfiltered: {
    value: "unfiltered_unfiltered",
    labelKey: "method.unfiltered_unfiltered",
    shortCode: "UNFILTERED",
    coarseShortCode: "UNFILTERED",
    documentCode: "YDOR",
    kind: "standard",
    onlyEmpties: 0,
    carries: "unfiltered",
    schedule: "unfiltered",
    exceptions: "unfiltered",
    leadTime: "unfiltered",
    dateType: "Unfiltered",
  },
  // TRANSPORT-05
  emptiespickup_emptiespickup: {
    ...onTheRound,
    value: "emptiespickup_emptiespickup",
    labelKey: "method.emptiespickup_emptiespickup",
    shortCode: "EMPTY_SMALL",
    coarseShortCode: "EMPTY_SMALL",
    documentCode: "YDER",
    kind: "empties-pickup",
    onlyEmpties: 1,
    carries: "nothing",
    exceptions: "standard",
    leadTime: "pickup",
  },
  // TRANSPORT-04
  emptiesfulltruck_emptiesfulltruck: {
    ...byTruck,
    value: "emptiesfulltruck_emptiesfulltruck",
    labelKey: "method.emptiesfulltruck_emptiesfulltruck",
    shortCode: "EMPTY_TRUCK",
    coarseShortCode: "EMPTY_TRUCK",
    documentCode: "YSER",
    kind: "empties-truck",
    onlyEmpties: 1,
    carries: "nothing",
  },
};

/** TRANSPORT-11…16; YDOR stands for several methods and reads as the standard order (OP-71). */
const METHOD_OF_DOCUMENT: Readonly<Record<DocumentCode, ShippingMethod>> = {
  YSE1: "emptiesfulltruck_emptiesfulltruck",
  YDE1: "emptiespickup_emptiespickup",
  YDOR: "selfpickup_selfpickup",
  YSOR: "flatrate_flatrate",
  YDER: "emptiespickup_emptiespickup",
  YSER: "emptiesfulltruck_emptiesfulltruck",
};

/**
 * Reads a method's wire value; undefined when it is none of the seven.
 *
 * @example parseShippingMethod("tank_tank") // "tank_tank"
 */
export function parseShippingMethod(text: string): ShippingMethod | undefined {
  return isNameIn(METHODS, text) ? text : undefined;
}

/**
 * The short code of a method, by the table (TRANSPORT-01…07, OP-12).
 *
 * @example shortCode("flatrate_flatrate") // "TRUCK"
 */
export function shortCode(method: ShippingMethod): ShortCode {
  return METHODS[method].shortCode;
}

/**
 * The odd mapping that calls trucks SMALL and tank UNFILTERED (TRANSPORT-17, 18); for no screen (OP-12).
 *
 * @internal Asked by nobody, and that is decided: it would make a small order of a truck (OP-12).
 *
 * @example coarseShortCode("flatrate_flatrate") // "SMALL"
 */
export function coarseShortCode(method: ShippingMethod): ShortCode {
  return METHODS[method].coarseShortCode;
}

/**
 * The method that an order-document code stands for (TRANSPORT-11…16); undefined for an unknown code,
 * which is then shown as it is (OP-71).
 *
 * @example methodOfDocument("YSOR") // "flatrate_flatrate"
 */
export function methodOfDocument(code: string): ShippingMethod | undefined {
  return isNameIn(METHOD_OF_DOCUMENT, code) ? METHOD_OF_DOCUMENT[code] : undefined;
}

/**
 * The method that an order goes by: its own, and where that is none of the seven what its document code stands for;
 * undefined when neither is known, and the order is shown with what it says (OP-71).
 *
 * @example methodOfOrder({ method: "", documentCode: "YSER" }) // "emptiesfulltruck_emptiesfulltruck"
 */
export function methodOfOrder(order: {
  readonly method: string;
  readonly documentCode: string;
}): ShippingMethod | undefined {
  return parseShippingMethod(order.method) ?? methodOfDocument(order.documentCode);
}

/**
 * 0 for the five methods that bring goods, 1 for any other value, known or not (TRANSPORT-33, 34,
 * INPROG-14, OP-51).
 *
 * @example onlyEmpties("emptiespickup_emptiespickup") // 1
 */
export function onlyEmpties(method: string): 0 | 1 {
  const known = parseShippingMethod(method);
  return known === undefined ? 1 : METHODS[known].onlyEmpties;
}
