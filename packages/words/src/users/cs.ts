/** What the API says. */
export const answers = {
  userMessages: {
    "user-not-found": "Takový uživatel neexistuje.",
  },
} as const;
