import { MATERIAL_FORMATS } from "@vycep/domain/marketing/material-file";
import { type AddressPart, listAddress, oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { PERIODS } from "@vycep/shell/list/period";

const aWord = (form: RegExp): AddressPart<string | undefined> => ({
  read: (text) => (form.test(text) ? text : undefined),
  usual: undefined,
});

/** What the page of materials shows, as its address says it: `?folder=posters&format=pdf`. */
export const materialsAddress = listAddress({
  filters: {
    folder: aWord(/^[\w-]{1,40}$/),
    /** Only what is ordered as a print. */
    prints: oneOf(["only"]),
    format: oneOf(MATERIAL_FORMATS),
    brand: aWord(/^.{1,80}$/u),
    added: oneOf(PERIODS, "all"),
  },
  sorts: ["added-desc", "added"],
});

export type MaterialsState = StateOf<typeof materialsAddress>;

/** The same with all folders: they stand above the bar and are no filter of it. */
export function withoutFolder(state: MaterialsState): MaterialsState {
  return { ...state, folder: undefined, prints: undefined };
}
