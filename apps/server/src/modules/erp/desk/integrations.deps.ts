import type { Deps } from "../../../platform/deps.ts";

/** What a partner said when it was asked just now. */
export type Answered = { readonly answers: boolean; readonly error?: string; readonly keys?: number };

/** Asks a partner whether it is there, within seconds; it never throws. */
export type Ask = () => Promise<Answered>;

export type Connections = "erp" | "mail" | "files" | "identity" | "staff_identity";

export type IntegrationsDeps = Deps & {
  readonly ask: Readonly<Record<Connections, Ask>>;
};
