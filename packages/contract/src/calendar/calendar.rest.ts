/** Days that are offered, and announced changes. REST-50, REST-51, CALENDAR-22, CALENDAR-23, OP-68, OP-69. */
import { z } from "zod";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const deliveryDateTypeSchema = z.enum(["Standard", "Unfiltered", "Tank"]);

export const availableDatesQuery = z.object({
  /** The shipping method value (OP-68). */
  shipmentId: z.string().min(1).max(80),
  shipTo: z.string().min(1).max(40),
  store: z.string().max(40).optional(),
  deliveryDateType: deliveryDateTypeSchema.optional(),
  lang: z.string().max(5).optional(),
});

/** `True` and `true` both count (CALENDAR-18); the server sends booleans. */
const flag = z.union([z.boolean(), z.string()]);

export const deliveryExceptionSchema = z.object({
  typeOfChange: z.string(),
  originalDate: day,
  /** Empty when the delivery is cancelled without replacement. */
  scheduledDate: day.nullable(),
  /** yyyy-MM-ddTHH:mm, local time. */
  orderBy: z.string().nullable(),
  standardorder: flag,
  truckorder: flag,
  unfilteredorder: flag,
  tankorder: flag,
  orderByDefaultHasPassed: flag,
});

export const offeredDaySchema = z.object({
  date: day,
  /** Last moment to order for this day: yyyy-MM-ddTHH:mm, local time. */
  orderBy: z.string(),
  /** True on a day of the ship-to's own schedule, false on a merely working day (D04). */
  scheduled: z.boolean(),
});

export const availableDatesSchema = z.object({
  deliveryExceptions: z.array(deliveryExceptionSchema),
  /** Every day that may be ordered for. */
  allDeliveryDate: z.array(offeredDaySchema),
  /** The scheduled ones among them. */
  filteredDeliveryDate: z.array(offeredDaySchema),
  /** Days off of every year that the horizon and the lead time touch: the picker's marks, and what days are judged by. */
  holidays: z.array(z.object({ date: day, name: z.string() })),
  /** Delivery weekdays of the method, 1 Monday … 7 Sunday, without the added ones. */
  scheduleWeekdays: z.array(z.number().int().min(1).max(7)),
  addedWeekdays: z.array(z.number().int().min(1).max(7)),
  /** The server's local moment yyyy-MM-ddTHH:mm:ss: count-downs go by this clock. */
  serverTime: z.string(),
});

/** GET orders/GetDeliveryExceptionNotifications. REST-51. */
export const changeNoticesQuery = z.object({
  /** The user's own id; somebody else's is refused. */
  guid: z.string().min(1).max(40).optional(),
  /** Comma-joined; those that are not the user's own answer as if they did not exist. */
  shipToIds: z.string().max(8000),
  store: z.string().max(40).optional(),
  lang: z.string().max(5).optional(),
});

export const changeNoticesSchema = z.array(
  z.object({
    /** Its name. */
    shipTo: z.string(),
    shipToId: z.string(),
    /** One group for each kind of transport that has changes ahead. */
    deliveryExceptions: z.array(
      z.object({
        transportation: z.enum(["standard", "truck", "unfiltered", "tank"]),
        deliveryExceptions: z.array(
          z.object({
            typeOfChange: z.enum(["moved", "cancelled"]),
            originalDate: day,
            originalHours: z.string(),
            /** Null when the delivery is cancelled without replacement, as are the two that follow. */
            scheduledDate: day.nullable(),
            scheduledHour: z.string().nullable(),
            /** yyyy-MM-ddTHH:mm, local time. */
            orderBy: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
);

export type AvailableDates = z.infer<typeof availableDatesSchema>;
export type OfferedDay = z.infer<typeof offeredDaySchema>;
export type DeliveryExceptionAnswer = z.infer<typeof deliveryExceptionSchema>;
export type AvailableDatesQuery = z.infer<typeof availableDatesQuery>;
export type ChangeNoticesAnswer = z.infer<typeof changeNoticesSchema>;
export type ChangeNoticesQuery = z.infer<typeof changeNoticesQuery>;
