/** Why a change is not taken back (DEDIT-03). */
export const answers = {
  undoMessages: {
    "seen-alone": "Nothing was changed here, so nothing can be undone.",
    "told-outside": "The customer already knows about this. Correct it with a new step at the record.",
    "own-way-back": "This change has its own way back, which you will find at the record.",
    "too-little-known": "The entry does not say everything that undoing it would need.",
    "entry-unknown": "There is no such entry.",
    "record-gone": "What was changed is no longer there.",
    "changed-since": "It has been changed again since, so nothing was undone.",
  },
};
