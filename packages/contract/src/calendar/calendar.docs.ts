import type { Described } from "../described.ts";

/** Days that are offered and announced changes, as /docs tells them (REST-50, REST-51). */
export const calendarDocs = {
  GetDeliveryAvailableDate: {
    summary: "The days on which a place can be delivered to, with their cut-offs.",
    example: {
      query: { shipmentId: "selfpickup_selfpickup", shipTo: "500101" },
      answer: {
        deliveryExceptions: [
          {
            typeOfChange: "moved",
            originalDate: "2026-12-24",
            scheduledDate: "2026-12-23",
            orderBy: "2026-12-22T16:00",
            standardorder: true,
            truckorder: false,
            unfilteredorder: false,
            tankorder: false,
            orderByDefaultHasPassed: false,
          },
        ],
        allDeliveryDate: [{ date: "2026-11-24", orderBy: "2026-11-23T16:00", scheduled: false }],
        filteredDeliveryDate: [{ date: "2026-11-26", orderBy: "2026-11-25T16:00", scheduled: true }],
        holidays: [{ date: "2026-01-01", name: "Den obnovy samostatného českého státu; Nový rok" }],
        knownYears: [2026],
        scheduleWeekdays: [1],
        addedWeekdays: [1],
        leadTimes: [],
        serverTime: "2026-11-23T09:00:00",
      },
    },
    problems: { 403: ["forbidden-permission"], 404: ["ship-to-not-found"] },
  },
  GetCutOffTimes: {
    summary: "Until when is ordered today, by kind of transport.",
    isPublic: true,
    example: { answer: { truck: "13:30", pickup: "16:00", unfiltered: "12:00", tank: "16:00" } },
  },
  GetDeliveryExceptionNotifications: {
    summary: "Announced changes of deliveries at one's places.",
    example: {
      query: { shipToIds: "500101,500102" },
      answer: [
        {
          shipTo: "Restaurace U Modré hvězdy",
          shipToId: "500101",
          deliveryExceptions: [
            {
              transportation: "standard",
              deliveryExceptions: [
                {
                  typeOfChange: "moved",
                  originalDate: "2026-12-24",
                  originalHours: "7:00-11:00",
                  scheduledDate: "2026-12-23",
                  scheduledHour: "7:00-11:00",
                  orderBy: "2026-12-22T16:00",
                },
              ],
            },
          ],
        },
      ],
    },
    problems: { 404: ["user-not-found"] },
  },
} as const satisfies Record<string, Described>;
