import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  availableDatesSchema,
  changeNoticesSchema,
  cutOffTimesSchema,
  deliveryExceptionSchema,
  offeredDaySchema,
} from "./calendar.rest.ts";

const orderBy =
  "Last moment to order for the day that comes instead: yyyy-MM-ddTHH:mm on the clocks of Prague. Null where nothing else is said.";
const flag = (what: string) =>
  `Whether it counts for ${what}. A boolean; those that read it may take the text true as well.`;

export const calendarFields = [
  told(deliveryExceptionSchema, {
    typeOfChange:
      "moved to another day, cancelled without one, or added besides the schedule; then both days are the same.",
    originalDate: "Day that changes, yyyy-MM-dd.",
    scheduledDate: "Day that comes instead, yyyy-MM-dd; null where the delivery is cancelled.",
    orderBy,
    standardorder: flag("the usual round"),
    truckorder: flag("whole trucks"),
    unfilteredorder: flag("unfiltered beer"),
    tankorder: flag("tank beer"),
    orderByDefaultHasPassed:
      "Whether the usual last moment to order for the day that changes has passed. A boolean.",
  }),
  told(offeredDaySchema, {
    date: "Day of delivery, yyyy-MM-dd.",
    orderBy: "Last moment to order for it: yyyy-MM-ddTHH:mm on the clocks of Prague.",
    scheduled: "true on a day of the place's own schedule, false on a merely working day.",
  }),
  told(availableDatesSchema, {
    deliveryExceptions: "Announced changes of deliveries that touch these days.",
    allDeliveryDate: "Every day that may be ordered for, the nearest first.",
    filteredDeliveryDate: "Those among them that are of the place's own schedule.",
    holidays: "Days off of every year that is looked at; what days are judged by.",
    "holidays.date": "The day, yyyy-MM-dd.",
    "holidays.name": "What the day is called in its country.",
    knownYears: "Years whose days off are known; no day of another year can be ordered for.",
    scheduleWeekdays: "Weekdays of deliveries this way, 1 Monday … 7 Sunday, without the added ones.",
    addedWeekdays: "Weekdays that are delivered besides, 1 Monday … 7 Sunday.",
    leadTimes:
      "What the brewery says of the lead time, the oldest first: each holds for what is ordered from its day on.",
    "leadTimes.validFrom": "First day of ordering for which it holds, yyyy-MM-dd.",
    "leadTimes.cutOff": "Until when is ordered on a day, HH:mm on the clocks of Prague.",
    "leadTimes.days": "How many working days lie between ordering and delivery.",
    serverTime: `The moment of the answer, which count-downs go by: ${words.moment}`,
  }),
  told(cutOffTimesSchema, {
    truck: "Until when is ordered today for whole trucks, HH:mm on the clocks of Prague.",
    pickup: "The same for the usual round, HH:mm.",
    unfiltered: "The same for unfiltered beer, HH:mm.",
    tank: "The same for tank beer, HH:mm.",
  }),
  told(changeNoticesSchema, {
    shipTo: words.placeName,
    shipToId: words.place,
    deliveryExceptions: "One group for each kind of transport that has changes ahead.",
    "deliveryExceptions.transportation":
      "standard is the usual round, truck whole trucks; unfiltered and tank are those beers.",
    "deliveryExceptions.deliveryExceptions": "The changes of this kind.",
    "deliveryExceptions.deliveryExceptions.typeOfChange": "moved to another day, or cancelled without one.",
    "deliveryExceptions.deliveryExceptions.originalDate": "Day that changes, yyyy-MM-dd.",
    "deliveryExceptions.deliveryExceptions.originalHours":
      "Time window of that day, as it is shown: 7:00-11:00.",
    "deliveryExceptions.deliveryExceptions.scheduledDate":
      "Day that comes instead, yyyy-MM-dd; null where the delivery is cancelled.",
    "deliveryExceptions.deliveryExceptions.scheduledHour":
      "Time window of the day that comes instead; null where the delivery is cancelled.",
    "deliveryExceptions.deliveryExceptions.orderBy": orderBy,
  }),
];
