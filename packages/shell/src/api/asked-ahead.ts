import { HEADER } from "@vycep/contract/headers";
import { machineTimers, type Timers } from "../clock/clock.ts";
import { shellPorts } from "../ports.ts";
import type { Api } from "../session/auth-client.ts";
import { currentToken } from "../session/session.ts";
import { askedKey } from "../start/asked-key.ts";
import { shellKeys } from "../storage/shell-keys.ts";
import { type BrowserStorage, storage } from "../storage/storage.ts";

/** An answer, and when it came on this machine's clock. */
export interface EarlyAnswer {
  readonly response: Response;
  readonly arrivedAt: number;
}

declare global {
  /** What the start of the page has asked for (start/asked-key.ts), by the whole request: address, method, headers and body. */
  var vycepAskedAhead: Map<string, Promise<EarlyAnswer>> | undefined;
}

/** A request as it goes out, with all its headers, and whose token is among them. */
export interface Outgoing {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | undefined;
  readonly api: Api;
}

/** A page asks for about fifteen things; a visit opens few pages afresh. */
const mostAsked = 24;
const mostPages = 6;
/** Opening a page takes no longer, on whatever telephone; what was asked for before that would be old. */
const openingMs = 15_000;

export interface AskingAheadPorts {
  readonly storage: BrowserStorage;
  readonly path: () => string;
  readonly answers: () => Map<string, Promise<EarlyAnswer>> | undefined;
  /** For which company the page asks now; what was asked for another is not kept. */
  readonly company: () => string | undefined;
  /** What is chosen now, as queries say it: the next time they will say that. */
  readonly choice: () => Readonly<Record<string, string>>;
  readonly after: Timers["after"];
}

/** A page that is being read, from its first question to its first write. */
interface OpenedPage {
  readonly path: string;
  /** Loaded anew; who came from another page asks no more for what that one had asked. */
  readonly isLoaded: boolean;
  readonly noted: readonly Outgoing[];
  readonly isOver: boolean;
}

/**
 * What a page reads while it is opened is noted, and asked for ahead by the start of the page when it is opened again in this tab: all at once,
 * while scripts are still on their way. An answer is taken once, by the very same request alone; after the first write, on
 * another page, once news come by themselves or after a while, none is taken any more. Where nothing is known of a page
 * yet, what somebody asked who came to it from another counts as well: after signing in, that is the whole of the first page.
 */
export function createAskingAhead({
  storage: kept,
  path,
  answers,
  company,
  choice,
  after,
}: AskingAheadPorts) {
  let page: OpenedPage | undefined;

  function end(): void {
    if (page !== undefined) page = { ...page, isOver: true };
    answers()?.clear();
  }

  function openedAt(now: string): OpenedPage {
    if (page?.path === now) return page;
    const isLoaded = page === undefined;
    if (!isLoaded) {
      keep();
      answers()?.clear();
    }
    after(openingMs, () => {
      if (page?.path === now) end();
    });
    page = { path: now, isLoaded, noted: [], isOver: false };
    return page;
  }

  function headersOfNextTime({ headers, api }: Outgoing): Readonly<Record<string, string>> {
    const { [HEADER.authorization]: _token, ...others } = headers;
    if (api !== "commerce") return others;
    const lasting = Object.entries(others).filter(([name]) => !choiceHeaders.has(name));
    return { ...Object.fromEntries(lasting), ...choice() };
  }

  function keep(): void {
    if (page === undefined) return;
    const { path: opened, isLoaded, noted } = page;
    const known = kept.read(shellKeys.askedFirst) ?? {};
    const asked = new Map(
      noted
        // What a visitor asks for is no answer for whoever is signed in by then.
        .filter(({ headers }) => headers[HEADER.authorization] !== undefined)
        .filter(({ headers }) => headers[HEADER.company] === company())
        .map((request) => {
          const again = { ...request, headers: headersOfNextTime(request) };
          return [askedKey(again), again] as const;
        }),
    );
    if (!isLoaded && (asked.size === 0 || (known[opened]?.length ?? 0) > 0)) return;
    const before = Object.entries(known).filter(([other]) => other !== opened);
    const pages = [[opened, [...asked.values()].slice(0, mostAsked)], ...before].slice(0, mostPages);
    kept.write(shellKeys.askedFirst, Object.fromEntries(pages));
  }

  return {
    end,
    /** The answer to this request, if it was asked for ahead. */
    answerTo(request: Outgoing): Promise<EarlyAnswer> | undefined {
      const opened = openedAt(path());
      if (opened.isOver) return undefined;
      if (!isRead(request)) {
        end();
        return undefined;
      }
      page = { ...opened, noted: [...opened.noted, request] };
      const key = askedKey(request);
      const answer = answers()?.get(key);
      answers()?.delete(key);
      return answer;
    },
    /** Keeps what the page has read, as it is left. */
    keep,
  };
}

const choiceHeaders: ReadonlySet<string> = new Set([
  ...[HEADER.shipTo, HEADER.method, HEADER.deliveryDate, HEADER.standardDeliveryDate, HEADER.exceptionDate],
  ...[HEADER.store, HEADER.onlyEmpties, HEADER.onlyUnfiltered, HEADER.onlyTank, HEADER.noteForDriver],
  ...[HEADER.customerOrderNumber, HEADER.customerType, HEADER.productRecoEnabled, HEADER.cartSkus],
]);

/** Reads have no body but the text of a query. */
function isRead({ method, body }: Outgoing): boolean {
  return method === "GET" || (typeof body === "string" && /^\{"query":"\s*(\\n\s*)*query\b/.test(body));
}

/** That of this page. */
export const askingAhead = createAskingAhead({
  storage,
  path: () => globalThis.location?.pathname ?? "",
  answers: () => globalThis.vycepAskedAhead,
  company: () => shellPorts().companyHeaders()[HEADER.company],
  choice: () => shellPorts().graphqlHeaders(),
  after: machineTimers.after,
});

/** Keeps what the page has read for the next time, unless nobody is signed in any more. */
export function keepAskedOnLeaving(): void {
  addEventListener("pagehide", () => {
    if (currentToken() !== undefined) askingAhead.keep();
  });
}
