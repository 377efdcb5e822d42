import { type IntegrationFacts, integrationState } from "@vycep/domain/erp/integration-state";
import type { Language } from "@vycep/domain/market/language";
import type { Integration } from "../../../platform/desk/desk-graphql.gen.ts";
import { lastSignInByProvider } from "../../identity/devices.facts.ts";
import { mailQueue } from "../../mail/mail.facts.ts";
import { outageInWords } from "../../outbox/outage-words.facts.ts";
import { erpQueue } from "../../outbox/outbox.facts.ts";
import type { Answered, Connections, IntegrationsDeps } from "./integrations.deps.ts";

/** Partners are not asked more often than so, however many staff look. */
const askedEveryMs = 15_000;

type Looked = { readonly at: Date; readonly answers: Readonly<Record<Connections, Answered>> };

/** What waits to go to a partner; where nothing ever waits, nothing of it. */
type Queued = {
  readonly waiting: number;
  readonly refused: number;
  readonly failing: number;
  readonly oldestFailing: Date | null;
  readonly oldest: Date | null;
  readonly lastSent: Date | null;
  readonly lastError: string | null;
  /** That error in a sentence for people, where it is one of the line and no refusal. */
  readonly outage?: string | undefined;
  readonly now: Date;
};

/** How the brewery's connections are: what they answer when they are asked, and what waits for them (DINT-01). */
export function integrations(deps: IntegrationsDeps): (language: Language) => Promise<Integration[]> {
  const { clock, config, db } = deps;
  let last: Promise<Looked> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    const now = clock.instant();
    if (last === undefined || now.getTime() - askedAt >= askedEveryMs) {
      askedAt = now.getTime();
      last = askAll(deps, now);
    }
    return last;
  };
  return async (language) => {
    const provider = config.staffProvider;
    const [{ at, answers }, erp, { setAside, ...mail }, lastSignIn] = await Promise.all([
      look(),
      erpQueue(db).then((queue) => inWords(queue, language)),
      mailQueue(db),
      provider && lastSignInByProvider(db, provider.issuer),
    ]);
    const connections: readonly Connection[] = [
      { name: "erp", isBuiltIn: config.erp === undefined, queue: erp },
      {
        ...{ name: "mail", isBuiltIn: config.mail.kind === "mailbox", queue: { ...mail, refused: setAside } },
        isConnected: config.mail.kind !== "none",
      },
      { name: "files", isBuiltIn: config.files.kind === "folder" },
      { name: "identity", isBuiltIn: config.externalIssuer === undefined },
      ...(provider === undefined ? [] : [{ name: "staff_identity" as const, isBuiltIn: false, lastSignIn }]),
    ];
    return connections.map((connection) => integrationOf(connection, answers[connection.name], at));
  };
}

function inWords(queue: Queued, language: Language): Queued {
  const said = outageInWords(queue.lastError, language);
  return said === null || said === queue.lastError ? queue : { ...queue, outage: said };
}

type Connection = {
  readonly name: Connections;
  readonly isBuiltIn: boolean;
  readonly isConnected?: boolean;
  readonly queue?: Queued;
  readonly lastSignIn?: Date | undefined;
};

async function askAll({ ask }: IntegrationsDeps, at: Date): Promise<Looked> {
  const [erp, mail, files, identity, staff] = await Promise.all([
    ask.erp(),
    ask.mail(),
    ask.files(),
    ask.identity(),
    ask.staff_identity(),
  ]);
  return { at, answers: { erp, mail, files, identity, staff_identity: staff } };
}

function integrationOf(
  { name, isBuiltIn, isConnected = true, queue, lastSignIn }: Connection,
  answered: Answered,
  lookedAt: Date,
): Integration {
  return {
    ...{ name, isBuiltIn, lookedAt: lookedAt.toISOString() },
    state: integrationState({ isConnected, answers: answered.answers, ...factsOf(queue) }),
    waiting: queue?.waiting ?? 0,
    refused: queue?.refused ?? 0,
    oldest: queue?.oldest?.toISOString() ?? null,
    lastSent: queue?.lastSent?.toISOString() ?? null,
    lastSignIn: lastSignIn?.toISOString() ?? null,
    keys: answered.keys ?? null,
    lastError: queue?.outage ?? answered.error ?? queue?.lastError ?? null,
  };
}

function factsOf(queue: Queued | undefined): Omit<IntegrationFacts, "isConnected" | "answers"> {
  const oldest = queue?.oldestFailing ?? null;
  if (queue === undefined || oldest === null)
    return {
      refused: queue?.refused ?? 0,
      failing: 0,
      oldestFailingMs: 0,
      othersGoThrough: true,
    };
  const { refused, failing, lastSent, now } = queue;
  return {
    refused,
    failing,
    oldestFailingMs: now.getTime() - oldest.getTime(),
    othersGoThrough: lastSent !== null && lastSent > oldest,
  };
}
