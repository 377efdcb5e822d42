/** Days that are offered, and announced changes. REST-50, REST-51, CALENDAR-22, CALENDAR-23, OP-68, OP-69. */
import { z as zod } from "zod";
import { weekdays } from "../weekdays.ts";

const day = zod.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const deliveryDateTypeSchema = zod.enum(["Standard", "Unfiltered", "Tank"]);

export const availableDatesQuery = zod.object({
  /** The shipping method value (OP-68). */
  shipmentId: zod.string().min(1).max(80),
  shipTo: zod.string().min(1).max(40),
  store: zod.string().max(40).optional(),
  deliveryDateType: deliveryDateTypeSchema.optional(),
  lang: zod.string().max(5).optional(),
});

/** `True` and `true` both count (CALENDAR-18); the server sends booleans. */
const flag = zod.union([zod.boolean(), zod.string()]);

export const deliveryExceptionSchema = zod.object({
  typeOfChange: zod.enum(["moved", "cancelled", "added"]),
  originalDate: day,
  scheduledDate: day.nullable(),
  orderBy: zod.string().nullable(),
  standardorder: flag,
  truckorder: flag,
  unfilteredorder: flag,
  tankorder: flag,
  orderByDefaultHasPassed: flag,
});

export const offeredDaySchema = zod.object({
  date: day,
  orderBy: zod.string(),
  /** True on a day of the ship-to's own schedule, false on a merely working day (D04). */
  scheduled: zod.boolean(),
});

export const availableDatesSchema = zod.object({
  deliveryExceptions: zod.array(deliveryExceptionSchema),
  allDeliveryDate: zod.array(offeredDaySchema),
  filteredDeliveryDate: zod.array(offeredDaySchema),
  holidays: zod.array(zod.object({ date: day, name: zod.string() })),
  knownYears: zod.array(zod.number().int()),
  scheduleWeekdays: weekdays,
  addedWeekdays: weekdays,
  leadTimes: zod
    .array(zod.object({ validFrom: day, cutOff: zod.string(), days: zod.number().int() }))
    .optional(),
  serverTime: zod.string(),
});

/** GET orders/GetCutOffTimes: until when is ordered today, HH:mm by kind of transport, for whom asks without an account too (CALENDAR-16). */
export const cutOffTimesSchema = zod.object({
  truck: zod.string(),
  pickup: zod.string(),
  unfiltered: zod.string(),
  tank: zod.string(),
});

/** GET orders/GetDeliveryExceptionNotifications. REST-51. */
export const changeNoticesQuery = zod.object({
  /** The user's own id; somebody else's is refused. */
  guid: zod.string().min(1).max(40).optional(),
  /** Comma-joined; those that are not the user's own answer as if they did not exist. */
  shipToIds: zod.string().max(8000),
  store: zod.string().max(40).optional(),
  lang: zod.string().max(5).optional(),
});

export const changeNoticesSchema = zod.array(
  zod.object({
    shipTo: zod.string(),
    shipToId: zod.string(),
    deliveryExceptions: zod.array(
      zod.object({
        transportation: zod.enum(["standard", "truck", "unfiltered", "tank"]),
        deliveryExceptions: zod.array(
          zod.object({
            typeOfChange: zod.enum(["moved", "cancelled"]),
            originalDate: day,
            originalHours: zod.string(),
            scheduledDate: day.nullable(),
            scheduledHour: zod.string().nullable(),
            orderBy: zod.string().nullable(),
          }),
        ),
      }),
    ),
  }),
);

export type CutOffTimes = zod.infer<typeof cutOffTimesSchema>;
export type AvailableDates = zod.infer<typeof availableDatesSchema>;
export type OfferedDay = zod.infer<typeof offeredDaySchema>;
export type DeliveryExceptionAnswer = zod.infer<typeof deliveryExceptionSchema>;
export type AvailableDatesQuery = zod.infer<typeof availableDatesQuery>;
export type ChangeNoticesAnswer = zod.infer<typeof changeNoticesSchema>;
export type ChangeNoticesQuery = zod.infer<typeof changeNoticesQuery>;
