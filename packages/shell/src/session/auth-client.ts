import { shellKeys } from "../storage/shell-keys.ts";
import { storage } from "../storage/storage.ts";
import { parseIdToken } from "./id-token.ts";
import { currentToken, renewSession } from "./session.ts";

/** The commerce API is GraphQL; the services are REST, with the stream of events and the sign-in pages' own calls. */
export type Api = "commerce" | "services";

/** Which of the browser's tokens goes to which API, and what makes them new: all that a call knows of tokens (OP-07). */
export interface AuthClient {
  /** The bearer of a call; none when nobody is signed in in this tab. */
  readonly bearerFor: (api: Api) => string | undefined;
  /** Asks the provider for fresh tokens, both in one answer; whether the person is known, and as whom. */
  readonly renew: typeof renewSession;
}

/** The two tokens of one answer may be made within two seconds of each other. */
const sameAnswerSeconds = 2;

/**
 * The services get the id token of this tab. The commerce API gets the commerce token that all tabs share (AUTH-06,
 * STORAGE-01), unless it is another person's or ends before the id token does: then the id token. No clock is asked, for that of
 * this machine may be wrong.
 */
export const authClient: AuthClient = {
  bearerFor(api) {
    const idToken = currentToken();
    if (idToken === undefined || api === "services") return idToken?.text;
    // A commerce token names person and time as an id token does.
    const commerce = parseIdToken(storage.read(shellKeys.token) ?? "");
    const isOurs =
      commerce?.uid === idToken.uid && commerce.expiresAt >= idToken.expiresAt - sameAnswerSeconds;
    return isOurs ? commerce.text : idToken.text;
  },
  renew: renewSession,
};
