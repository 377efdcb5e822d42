/** Why a change is not taken back (DEDIT-03). */
export const answers = {
  undoMessages: {
    "seen-alone": "Tu sa nič nezmenilo, nie je čo vracať.",
    "told-outside": "O tomto už vie zákazník. Opravte to novým krokom pri zázname.",
    "own-way-back": "Táto zmena má vlastnú cestu späť, nájdete ju pri zázname.",
    "too-little-known": "Záznam nehovorí všetko, čo by bolo na návrat potrebné.",
    "entry-unknown": "Taký záznam tu nie je.",
    "record-gone": "To, čo sa zmenilo, tu už nie je.",
    "changed-since": "Odvtedy sa to zmenilo znova, preto sa nič nevrátilo.",
  },
};
