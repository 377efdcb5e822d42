import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import type { Deps } from "../../platform/deps.ts";

/** What those who let people in do for purchasing systems; app wires it. */
export type AtTheDoor = {
  /** Checks a secret; wrong ones are counted as wrong passwords are. */
  readonly countedTry: (
    deps: Pick<Deps, "db" | "config">,
    tried: { readonly name: string; readonly address: string },
    check: () => Promise<boolean>,
  ) => Promise<boolean>;
  /** Signs out whoever was signed in in this browser. */
  readonly endSessionOfBrowser: (
    deps: Pick<Deps, "db" | "clock">,
    own: {
      readonly provider: Provider;
      readonly request: IncomingMessage;
      readonly response: ServerResponse;
    },
  ) => Promise<void>;
};

export type VisitDeps = Pick<Deps, "db" | "clock" | "config"> & AtTheDoor;
