/** What the API says. */
export const answers = {
  administrationMessages: {
    "own-account": "Svůj vlastní účet změnit nemůžete.",
    "key-user": "Hlavního uživatele mění jen zákaznický servis.",
    "fellow-owner": "Vlastníky mění jen hlavní uživatel.",
    "place-of-others": "Uživatel má i odběrná místa, která nespravujete. Požádejte hlavního uživatele.",
    "status-not-offered": "Uživatel mezitím změnil stav. Načtěte stránku znovu.",
    "last-owner": "Je to poslední aktivní vlastník odběrného místa. Nejdřív určete jiného.",
    "invitation-used": "Pozvánka už byla použita. Uživatele můžete deaktivovat.",
    "role-not-offered": "Tuto roli na odběrném místě přidělit nemůžete.",
    "more-than-own": "Nemůžete přidělit oprávnění, které na odběrném místě sami nemáte.",
    "permission-not-optional": "Toto oprávnění role nedovoluje zapnout.",
    "role-missing": "Vyberte prosím roli pro každé odběrné místo.",
    "user-exists": "Uživatel již existuje.",
  },
  userMessages: {
    "user-not-found": "Takový uživatel neexistuje.",
  },
} as const;
