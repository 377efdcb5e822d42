import { HEADER, HTTP_TIMEOUT_MS } from "@vycep/contract/headers";
import { followServerTime } from "../clock/clock.ts";
import { ApiError, failureFromAnswer } from "../failures/api-error.ts";
import { shellPorts } from "../ports.ts";
import { type Api, authClient } from "../session/auth-client.ts";
import type { IdToken } from "../session/id-token.ts";
import { askToSignInAgain, currentToken, isSigningOut, tellUnknown } from "../session/session.ts";
import { askingAhead } from "./asked-ahead.ts";
import { isCompanyLost, noticeClosing } from "./closed.ts";

export interface Sending {
  readonly method: string;
  readonly headers: Record<string, string>;
  /** Whose call it is, and so which token it carries; the services' unless said. */
  readonly api?: Api | undefined;
  readonly body?: string | Blob | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Sent without a token, for what a visitor may ask before signing in. */
  readonly isPublic?: boolean | undefined;
  /** Goes on when the page is closed. */
  readonly outlivesPage?: boolean | undefined;
  /** What is accepted comes as a blob instead of being read. */
  readonly isFile?: boolean | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * Sends one request, and once more after a fresh sign-in where the server wants one first (D38): whoever asked goes on
 * with what was being done, and need not know of it.
 */
export async function send(address: string, sending: Sending): Promise<Answer> {
  const answer = await sendSignedIn(address, sending);
  if (!wantsFreshSignIn(answer) || sending.isPublic === true) return answer;
  return (await shellPorts().askFreshSignIn()) ? sendSignedIn(address, sending) : answer;
}

/** Whose tokens the server takes: who was signed in when the page came, until somebody else is. */
let takenUid = currentToken()?.uid;
/** What was bought because the token before was refused, as long as it has not been taken either. */
let lastTry: IdToken | undefined;

/**
 * Sends with the session's token and the time-out of the seeds (HTTP-02, HTTP-06). A 401 is tried once more after one
 * silent renewal; without one the visitor signs in again and comes back to this page. Calls that go side by side are
 * refused one after another: what the first of them has renewed, or ended, the later ones find. Who has just signed in and is
 * taken by no token is unknown here: asking once more, silently or by way of the provider, would go round without end (D34).
 */
async function sendSignedIn(address: string, sending: Sending): Promise<Answer> {
  const before = currentToken();
  const answer = await attempt(address, sending);
  if (answer.status !== 401 || sending.isPublic === true || isSigningOut()) {
    if (answer.status < 400 && sending.isPublic !== true) {
      takenUid = before?.uid;
      lastTry = undefined;
    }
    return answer;
  }
  const meanwhile = currentToken();
  if (before !== undefined && meanwhile === undefined) return answer;
  const renewed = meanwhile === before ? await renewedOnce(before) : meanwhile;
  const again = renewed === undefined ? answer : await attempt(address, sending);
  if (again.status !== 401 || (renewed !== undefined && currentToken() === undefined)) return again;
  const unknown = renewed ?? (before?.uid === takenUid ? undefined : before);
  if (unknown === undefined) askToSignInAgain(location.href.slice(location.origin.length));
  else await tellUnknown(unknown);
  return again;
}

/** What has been bought instead of a refused token is not bought again when it is refused as well. */
async function renewedOnce(refused: IdToken | undefined): Promise<IdToken | undefined> {
  if (refused === undefined || refused !== lastTry) lastTry = await authClient.renew();
  return lastTry;
}

/** Throws what the server refused; the body of what it did not. */
export function acceptedBody({ status, headers, body }: Answer): unknown {
  if (status >= 200 && status < 300) return body;
  throw new ApiError(failureFromAnswer(status, headers, body));
}

/** The same code of both APIs: in the body of a refusal, or among the errors of an operation. */
function wantsFreshSignIn({ body }: Answer): boolean {
  const { code, errors }: Partial<Record<"code" | "errors", unknown>> = Object(body);
  return (
    code === freshSignInNeeded ||
    (Array.isArray(errors) &&
      errors.some(
        (error: { extensions?: { code?: unknown } }) => error.extensions?.code === freshSignInNeeded,
      ))
  );
}

const freshSignInNeeded = "fresh-sign-in-needed";

async function attempt(
  address: string,
  {
    method,
    headers,
    api = "services",
    body,
    signal,
    isPublic,
    outlivesPage = false,
    isFile = false,
  }: Sending,
): Promise<Answer> {
  const token = isPublic === true ? undefined : authClient.bearerFor(api);
  const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS);
  const sent = {
    ...headers,
    ...(token && { [HEADER.authorization]: `Bearer ${token}`, ...shellPorts().companyHeaders() }),
  };
  const ahead = askingAhead.answerTo({ address, method, headers: sent, body, api });
  try {
    // What was asked for ahead and failed is asked for again.
    const early = await ahead?.catch(() => undefined);
    const response =
      early?.response ??
      (await fetch(address, {
        method,
        headers: sent,
        ...(body !== undefined && { body }),
        ...(outlivesPage && { keepalive: true }),
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      }));
    signal?.throwIfAborted();
    followServerTime(response.headers.get(HEADER.serverTime), early?.arrivedAt);
    const { status } = response;
    const read = await bodyOf(response, isFile);
    noticeClosing({ status, body: read });
    if (token && isCompanyLost({ body: read })) await shellPorts().leaveLostCompany();
    return { status, headers: response.headers, body: read };
  } catch (cause) {
    // The caller gave up (another page, another search): not a failure of the call.
    if (signal?.aborted === true) throw cause;
    if (timeout.aborted) throw new ApiError({ kind: "timeout", code: "timeout", message: "" }, { cause });
    throw new ApiError({ kind: "network", code: "network", message: "" }, { cause });
  }
}

async function bodyOf(response: Response, isFile: boolean): Promise<unknown> {
  if (isFile && response.ok) return response.blob();
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
