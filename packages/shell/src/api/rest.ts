import { HEADER, MARKET_CODE } from "@vycep/contract/headers";
import { SERVICE_BASE, type Service } from "@vycep/contract/services";
import { shellPorts } from "../ports.ts";
import { chosenLanguage } from "../words/i18n.ts";
import { acceptedBody, send } from "./send.ts";

export interface RestCall {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly isPublic?: boolean | undefined;
  /** Goes on when the page is closed. */
  readonly outlivesPage?: boolean | undefined;
  /** The same key makes repeats of one operation count once. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Calls one of the three services (HTTP-01…10): language as a query parameter, market and exception date as headers.
 * The answer has the type that the contract gives the call; the server prints it by that very schema:
 * callService<UserInfo>("customerData", `/users/GetUserInfoById/${uid}`, { signal }).
 */
export async function callService<Answer>(
  service: Service,
  path: string,
  call: RestCall = {},
): Promise<Answer> {
  return callAddress<Answer>(SERVICE_BASE[service] + path, call);
}

type BytesCall = Omit<RestCall, "body" | "method"> & { readonly bytes: Blob };

/** Sends bytes to one of the three services, as they are. */
export function sendBytes<Answer>(service: Service, path: string, call: BytesCall): Promise<Answer> {
  return sendBytesTo<Answer>(SERVICE_BASE[service] + path, call);
}

/** Sends bytes to an address outside the three services. */
export async function sendBytesTo<Answer>(path: string, { bytes, ...call }: BytesCall): Promise<Answer> {
  const answer = await send(`${path}?${queryOf(call)}`, {
    method: "POST",
    headers: {
      accept: "application/json",
      [HEADER.market]: MARKET_CODE,
      ...shellPorts().serviceHeaders(),
      ...(bytes.size > 0 && { "content-type": "application/octet-stream" }),
    },
    body: bytes.size > 0 ? bytes : undefined,
    signal: call.signal,
  });
  return acceptedBody(answer) as Answer;
}

export interface FileAnswer {
  readonly file: Blob;
  readonly name: string;
  readonly headers: Headers;
}

/** Asks one of the three services for a file, with the name that the server gives it. */
export function callForFile(service: Service, path: string, call: RestCall = {}): Promise<FileAnswer> {
  return callAddressForFile(SERVICE_BASE[service] + path, call);
}

/** Asks an address outside the three services for a file. */
export async function callAddressForFile(path: string, call: RestCall = {}): Promise<FileAnswer> {
  const { method = "GET", body, signal } = call;
  const answer = await send(`${path}?${queryOf(call)}`, {
    method,
    headers: {
      [HEADER.market]: MARKET_CODE,
      ...shellPorts().serviceHeaders(),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    isFile: true,
  });
  const file = acceptedBody(answer) as Blob;
  const disposition = answer.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "";
  return { file, name, headers: answer.headers };
}

/** Calls an address outside the three services, such as the sign-in pages' own. */
export async function callAddress<Answer>(path: string, call: RestCall = {}): Promise<Answer> {
  const { method = "GET", body, signal, isPublic, outlivesPage, idempotencyKey } = call;
  const answer = await send(`${path}?${queryOf(call)}`, {
    method,
    headers: {
      accept: "application/json",
      [HEADER.market]: MARKET_CODE,
      ...shellPorts().serviceHeaders(),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey !== undefined && { [HEADER.idempotencyKey]: idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    isPublic,
    outlivesPage,
  });
  return acceptedBody(answer) as Answer;
}

function queryOf({ query = {} }: RestCall): URLSearchParams {
  const search = new URLSearchParams({ lang: chosenLanguage() });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search;
}
