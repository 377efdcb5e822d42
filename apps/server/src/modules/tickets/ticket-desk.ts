import type { Result } from "@vycep/domain/kernel/result";
import type { TicketStatus } from "@vycep/domain/tickets/ticket-status";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { answerTicket, type BreweryRefusal, changeTicket } from "./tickets.commands.ts";

type Told = { readonly caseNumber: string; readonly eventId: string; readonly at: Date | undefined };
type News = { readonly status: TicketStatus; readonly isNews: boolean };

/** Takes what a connected service desk says of tickets, each under its name and once. */
export function ticketDesk({ db, clock, config }: Pick<Deps, "db" | "clock" | "config">): {
  readonly comment: (told: Told & { readonly author: string; readonly text: string }) => Promise<News>;
  readonly change: (
    told: Told & { readonly status: TicketStatus; readonly mergedInto: string | undefined },
  ) => Promise<News>;
} {
  const { secrets } = config;
  return {
    comment: async ({ at = clock.instant(), ...told }) =>
      orThrow(
        await inTransaction(db, (tx) => answerTicket(tx, { ...told, at, isAutomatic: false }, secrets)),
      ),
    change: async ({ at = clock.instant(), ...told }) => {
      const today = clock.now().date;
      return orThrow(await inTransaction(db, (tx) => changeTicket(tx, { ...told, at, today }, secrets)));
    },
  };
}

function orThrow(done: Result<News, BreweryRefusal>): News {
  if (!done.ok) throw errorOf(done.refusal.kind);
  return done.value;
}

function errorOf(code: BreweryRefusal["kind"]): AppError {
  if (code === "no-such-ticket") return notFound(code, messages[code]);
  return new AppError(code === "ticket-closed" ? "conflict" : "unprocessable", {
    code,
    message: messages[code],
  });
}

/** For the people of the service desk, not of the customer. */
const messages = {
  "no-such-ticket": "There is no such ticket.",
  "ticket-closed": "The ticket is cancelled or merged.",
  "answer-empty": "The answer has no text.",
  "answer-too-long": "The answer has more than 2,000 characters.",
  "merged-into-unknown": "The company has no such other ticket.",
} as const satisfies Record<BreweryRefusal["kind"], string>;
