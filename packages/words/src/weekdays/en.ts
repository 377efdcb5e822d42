/** Weekdays of deliveries of many places at once, at the desk (DCAL-03). */
export const texts = {
  daysTruck: "{days} truck",
  daysTank: "{days} tank",
  daysUnfiltered: "{days} unfiltered",
  weekdaysTitle: "Delivery days",
  weekdaysOfAll: "Delivery days in bulk",
  weekdaysOf_one: "For {count} place.",
  weekdaysOf_other: "For {count} places.",
  weekdaysOfMore: "For all places of the list, more than {count}.",
  weekdaysKind: "Whose days",
  weekdaysAction: "What happens",
  "weekdaysAction.add": "Add",
  "weekdaysAction.remove": "Remove",
  "weekdaysAction.set": "Set to",
  weekdaysDays: "Days",
  weekdaysNote:
    "Where nothing goes this way, or no day would be left, all stays as it is. Customers see their days follow by themselves.",
  weekdaysMissing: "Choose at least one day.",
  weekdaysBegin: "Change days",
  weekdaysNotBegun: "The change could not be begun.",
  weekdaysRunning: "Changing delivery days",
  weekdaysFinished: "{done} of {total} places done",
} as const;
