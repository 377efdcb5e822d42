import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type AddressPart, anId, listAddress, type StateOf } from "@vycep/shell/list/list-address";

const aDay: AddressPart<string | undefined> = {
  read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? parseLocalDate(text) : undefined),
  usual: undefined,
};

/** What the account of empties shows, as its address says it: `?shipTo=500101&to=2026-10-31&code=KEG50`. */
export const emptiesAddress = listAddress({
  filters: { shipTo: anId, from: aDay, to: aDay, code: anId },
  sorts: ["newest"],
});

export type EmptiesState = StateOf<typeof emptiesAddress>;
