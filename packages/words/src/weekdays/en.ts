/** Weekdays of deliveries of many places at once, at the desk (DCAL-03). */
export const texts = {
  daysTruck: "{days} truck",
  daysTank: "{days} tank",
  daysUnfiltered: "{days} unfiltered",
  weekdaysTitle: "Delivery days",
  weekdaysOfAll: "Delivery days in bulk",
  weekdaysOf_one: "For {count} ship-to.",
  weekdaysOf_other: "For {count} ship-tos.",
  weekdaysOfMore: "For all ship-tos in the list, more than {count}.",
  weekdaysKind: "Whose days",
  weekdaysAction: "What happens",
  "weekdaysAction.add": "Add",
  "weekdaysAction.remove": "Remove",
  "weekdaysAction.set": "Set to",
  weekdaysDays: "Days",
  weekdaysNote:
    "Where this transport does not run, or no day would be left, everything stays as it is. Customers' days are recalculated automatically.",
  weekdaysMissing: "Choose at least one day.",
  weekdaysBegin: "Change days",
  weekdaysNotBegun: "The change could not be started.",
  weekdaysRunning: "Changing delivery days",
  weekdaysFinished: "{done} of {total} places done",
} as const;
