import { AsyncLocalStorage } from "node:async_hooks";
import { carried } from "../../platform/requests/carried.ts";

/** From where a request came, as far as it says so itself. */
export type RequestOrigin = {
  /** The caller's, behind the proxies that are believed. */
  readonly address: string;
  /** What the caller's program calls itself, at most 400 characters. */
  readonly userAgent: string | undefined;
};

type Asking = { readonly ip: string; readonly headers: Readonly<Record<string, unknown>> };

const origins = new AsyncLocalStorage<Asking>();

/** Runs `work` as a part of a request. */
export function fromWhere<T>(request: Asking, work: () => T): T {
  return origins.run(request, work);
}

/** From where the request came that this work belongs to; nothing beside requests. */
export function originOfRequest(): RequestOrigin | undefined {
  const request = origins.getStore();
  if (request === undefined) return undefined;
  const userAgent = request.headers["user-agent"];
  return {
    address: request.ip,
    userAgent: typeof userAgent === "string" ? userAgent.slice(0, longestUserAgent) : undefined,
  };
}

/** One of the staff who does this in the name of a customer's user. */
type Acting = { readonly staffUid: string; readonly uid: string };

const acting = carried<Asking, Acting>();

/** From now on, what this request does is done by one of the staff in a customer's name (DORD-06). */
export function actInRequest(who: Acting): void {
  const request = origins.getStore();
  if (request !== undefined) acting.tell(request, who);
}

/** In whose name this request is done by whom; nothing where people act for themselves. */
export function actingInRequest(): Acting | undefined {
  const request = origins.getStore();
  return request && acting.of(request);
}

const undoing = carried<Asking, string>();

/** From now on, what this request changes takes back what an entry of the log tells (DEDIT-03). */
export function undoInRequest(entryId: string): void {
  const request = origins.getStore();
  if (request !== undefined) undoing.tell(request, entryId);
}

/** Which entry's change this request takes back; nothing where it takes none back. */
export function undoneInRequest(): string | undefined {
  const request = origins.getStore();
  return request && undoing.of(request);
}

const longestUserAgent = 400;
