/** What the API says. */
export const answers = {
  calendarMessages: {
    "method-not-offered": "Tento způsob dopravy není pro odběrné místo dostupný.",
  },
} as const;
