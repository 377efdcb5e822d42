import { type Asked, askedKey } from "@vycep/shell/start/asked-key";
import type { FirstFilesList } from "./first-files-list.ts";
import { isKnown, keptInBrowser, keptInTab } from "./kept.ts";

type Asking = {
  readonly list: FirstFilesList | undefined;
  readonly language: string;
  /** What is to be fetched where the brewery has messages for this page. */
  readonly onMessages: () => void;
};
/** As the shell noted it (asked-ahead.ts): without tokens. */
type Noted = Asked & { readonly api?: string };

/** An answer that takes longer is of no use to a page that is being opened. */
const longestMs = 15_000;

/**
 * Asks the server at once for what this page asked it when it was opened last, instead of after all scripts have come and run;
 * the shell takes each answer if it asks for the very same (asked-ahead.ts), and no other. A page that was not opened before
 * asks for what every page asks first: messages, its menu, its configuration, and who is there; a browser in which nothing is
 * noted yet, and a visitor's, for what is listed.
 */
export function askAhead(asking: Asking): void {
  try {
    globalThis.vycepAskedAhead = new Map(
      askedFirst(keptInTab("id_token"), asking).map((one) => [askedKey(one), send(one, asking.onMessages)]),
    );
  } catch {
    // Nothing that can be read was noted: the page asks for itself.
  }
}

function askedFirst(idToken: string | null, { list, language }: Asking): readonly Asked[] {
  const listed = (who: "visitors" | "people"): readonly Noted[] =>
    (list?.asked[who] ?? []).map((one) => ({
      ...one,
      address: one.address.replace("{owner}", keptInBrowser("owner") ?? "") + language,
    }));
  if (idToken === null) return isKnown() ? [] : listed("visitors");
  if (endOf(idToken) < Date.now()) return [];
  const pages: Readonly<Record<string, readonly Noted[]>> = JSON.parse(keptInTab("askedFirst") ?? "{}");
  const others = Object.values(pages).find((one) => one.length > 0);
  // Who is of several companies names one; that is noted with what a page has asked.
  const ofEveryPage = others?.slice(0, 4) ?? (keptInBrowser("companyId") === null ? listed("people") : []);
  // Who came to a page from another has asked there for what no other page asks.
  const before = [...ofEveryPage, ...(pages[location.pathname] ?? [])];
  const whole = before.map(({ headers, api, ...one }) => {
    const token = (api === "commerce" ? keptInBrowser("token") : null) ?? idToken;
    return { ...one, headers: { ...headers, authorization: `Bearer ${token}` } };
  });
  return [...new Map(whole.map((one) => [JSON.stringify(one), one])).values()];
}

/** In milliseconds. */
function endOf(idToken: string): number {
  const claims = idToken.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
  return JSON.parse(atob(claims)).exp * 1000;
}

function send({ address, method, headers, body }: Asked, onMessages: () => void) {
  const signal = AbortSignal.timeout(longestMs);
  const asking = fetch(address, { method, headers, body: body ?? null, signal, priority: "low" });
  // When it came: it tells the server's time of that moment (clock.ts).
  const answer = asking.then((response) => ({ response, arrivedAt: Date.now() }));
  // Whoever takes it hears of its failure.
  answer.catch(() => undefined);
  if (address.includes("/GetAnnouncements?"))
    void answer
      .then(({ response }) => response.clone().json())
      .then(({ announcements }) => announcements.length > 0 && onMessages())
      .catch(() => undefined);
  return answer;
}
