/** Why a change is not taken back (DEDIT-03). */
export const answers = {
  undoMessages: {
    "seen-alone": "Tady se nic nezměnilo, není co vracet.",
    "told-outside": "O tomhle už ví zákazník. Opravte to novým krokem u záznamu.",
    "own-way-back": "Tahle změna má vlastní cestu zpět, najdete ji u záznamu.",
    "too-little-known": "Záznam neříká všechno, co by bylo k návratu potřeba.",
    "entry-unknown": "Takový záznam tu není.",
    "record-gone": "To, co se změnilo, už tu není.",
    "changed-since": "Od té doby se to změnilo znovu, proto se nic nevrátilo.",
  },
};
