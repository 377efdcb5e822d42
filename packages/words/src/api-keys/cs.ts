/** What the API says of them. */
export const answers = {
  keyMessages: {
    "key-not-found": "Takový klíč neexistuje.",
    "more-than-own": "Klíč nemůže mít oprávnění, které na vybraných místech sami nemáte.",
    "permission-not-for-programs": "Profil a správa uživatelů patří jen lidem.",
    "too-many-keys": "Víc klíčů už mít nemůžete. Zrušte ty, které nepoužíváte.",
  },
} as const;
