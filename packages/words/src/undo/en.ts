/** Why a change is not taken back (DEDIT-03). */
export const answers = {
  undoMessages: {
    "seen-alone": "Nothing was changed here, so nothing can be undone.",
    "told-outside": "The customer knows of this already. Put it right by a new step at the record.",
    "own-way-back": "This change has a way back of its own at the record.",
    "too-little-known": "The entry does not say all that undoing it would need.",
    "entry-unknown": "There is no such entry.",
    "record-gone": "What was changed is no longer there.",
    "changed-since": "It was changed again since, so nothing was undone.",
  },
};
