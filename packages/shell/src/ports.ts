import type { LabelLanguage } from "@vycep/domain/market/language";
import type { Noun, Words } from "@vycep/words/nouns";

/** What the shell must be told by the app that stands in it. */
export interface ShellPorts {
  /** Fetches the words of one noun in one language: one small file; none where a language has labels only. */
  readonly fetchWords: (noun: Noun, language: LabelLanguage) => Promise<Words>;
  /** What every question to the commerce API carries besides the token: what the person has chosen (HTTP-11…26). */
  readonly graphqlHeaders: () => Record<string, string>;
  /** The same for the REST services (HTTP-04). */
  readonly serviceHeaders: () => Record<string, string>;
  /** For which company every call of a signed-in person is, where they serve several (D47). */
  readonly companyHeaders: () => Record<string, string>;
  /** The server says that the company is not theirs any more: the page is left, and nothing of it goes on. */
  readonly leaveLostCompany: () => Promise<void>;
  /** Where the app begins, for the breadcrumb. */
  readonly homePath: string;
  /** The public page that says that somebody else's sign-in was of no use here. */
  readonly signInRefusedPath: string;
  /** What somebody of the demo is, where the app has words of its own for it. */
  readonly roleOfDemo?: (roleKey: string) => string;
  /** Asks the person to show once more who they are (D38); false when they think better of it. */
  readonly askFreshSignIn: () => Promise<boolean>;
}

let connected: ShellPorts | undefined;

/** Told once, before anything of the shell is used. */
export function connectShell(ports: ShellPorts): void {
  connected = ports;
}

export function shellPorts(): ShellPorts {
  if (connected === undefined) throw new Error("connectShell has not been called");
  return connected;
}
