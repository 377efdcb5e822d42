import { encodeChoice } from "@vycep/contract/headers";
import { storage } from "@vycep/shell/storage/storage";
import { inLocal, plainText } from "@vycep/shell/storage/stored-value";
import { paths } from "../paths.ts";
import type { CurrentUser } from "./current-user.ts";

/** Which company somebody of several acts for (D47), in every tab of the browser and until they sign out. */
export const companyKey = inLocal("companyId", plainText);

/** What this page is about; it never changes under a page, which is loaded anew instead. */
let ofPage = storage.read(companyKey);

/** The company as a header of every call. Nothing while the server decides: then it is the person's own. */
export function companyHeaders(): Record<string, string> {
  // What was cleared belonged to somebody who has left.
  if (ofPage === undefined || storage.read(companyKey) === undefined) return {};
  return encodeChoice({ companyId: ofPage });
}

/** From the first answer on the company of somebody of several is named, so that no change of rights moves the page. */
export function keepCompany({ companyId, companies }: CurrentUser): void {
  ofPage = companies.length > 1 ? companyId : undefined;
  storage.write(companyKey, ofPage);
}

/**
 * Acts for another company from now on: what the browser keeps of this one is forgotten, and every page is loaded anew,
 * in other tabs as well.
 */
export function chooseCompany(companyId: string): void {
  // Other tabs hear of it first, before they could miss what is cleared.
  storage.write(companyKey, companyId);
  leave();
}

/** The company is not theirs any more: the page goes on with what the server offers instead. */
export async function leaveLostCompany(): Promise<void> {
  if (ofPage === undefined) return;
  storage.write(companyKey, undefined);
  leave();
  await new Promise<never>(() => undefined);
}

/** Another company is acted for by now, or this one was lost, in another tab: this one is left as well. */
export function leaveWhatChanged(): void {
  if (ofPage !== undefined && storage.read(companyKey) !== ofPage) leave("session");
}

/** What is kept of the company is forgotten, and nothing that is still under way may write it again. */
function leave(area?: "session"): void {
  storage.clearForAnotherCompany(area);
  ofPage = undefined;
  storage.close();
  location.assign(paths.home());
}
