/** What the API says. */
export const answers = {
  shipToMessages: {
    "ship-to-not-found": "Takové odběrné místo neexistuje.",
    "company-not-found": "Taková společnost neexistuje.",
    "ship-to-suspended": "Odběrné místo je pozastaveno – zvolte jiné odběrné místo",
  },
} as const;
