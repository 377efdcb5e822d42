import type {
  AnnouncementsAnswer,
  DismissAnnouncementBody,
} from "@vycep/contract/notices/announcements.rest";
import type { Language } from "@vycep/domain/market/language";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import { type AnnouncementReader, announcementsAt, mayDismiss } from "@vycep/domain/notices/announcement";
import { announcementMessages } from "@vycep/words/announcements/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { findAnnouncements, writeDismissal } from "./announcements.repo.ts";

type Needs = Pick<Deps, "db" | "clock">;

/**
 * The brewery's messages that stand for whoever asks (BELL-04): of visitors those for all, also while the portal is closed.
 * The actor, where there is one, and one statement.
 */
export async function getAnnouncements(deps: Needs, context: RequestContext): Promise<AnnouncementsAnswer> {
  const asker = { actor: await context.visitor(), language: context.language };
  return toAnswer(deps, (await read(deps.db, deps, asker)).found);
}

/**
 * Puts a message away for all devices of the person, and for good; a second time changes nothing (BELL-04). What is not
 * for them or has ended is as unknown as what does not exist; what is critical stays.
 */
export async function dismissAnnouncement(
  deps: Needs,
  context: RequestContext,
  { key }: DismissAnnouncementBody,
): Promise<AnnouncementsAnswer> {
  const actor = await context.actor();
  const asker = { actor, language: context.language };
  const refusal = (code: keyof typeof announcementMessages) =>
    say(announcementMessages[code], asker.language);
  return inTransaction(deps.db, async (tx) => {
    const { rows, found } = await read(tx, deps, asker);
    const one = found.standing.find((standing) => standing.key === key);
    if (one === undefined) {
      if (rows.some((row) => row.key === key && row.isDismissed)) return toAnswer(deps, found);
      throw notFound("announcement-not-found", refusal("announcement-not-found"));
    }
    if (!mayDismiss(one))
      throw new AppError("unprocessable", {
        code: "announcement-stays",
        message: refusal("announcement-stays"),
      });
    await writeDismissal(tx, { uid: actor.uid, key, at: deps.clock.instant() });
    return toAnswer(deps, (await read(tx, deps, asker)).found);
  });
}

type Asker = { readonly actor: Actor | undefined; readonly language: Language };

async function read(db: Db, { clock }: Needs, { actor, language }: Asker) {
  const at = clock.instant();
  const rows = await findAnnouncements(db, { uid: actor?.uid, at, language });
  return { rows, found: announcementsAt(rows, actor && readerOf(actor), at.getTime()) };
}

function readerOf({ country, companyId, shipTos }: Actor): AnnouncementReader {
  return { market: marketOf(parseCountry(country ?? "")), companyId, places: shipTos };
}

function toAnswer(
  { clock }: Needs,
  { standing, changesAt }: Awaited<ReturnType<typeof read>>["found"],
): AnnouncementsAnswer {
  const now = clock.instant().getTime();
  return {
    announcements: standing.map(({ key, severity, title, body, link, ...rest }) => ({
      ...{ key, severity, title, body, link },
      mayDismiss: mayDismiss({ severity, ...rest }),
    })),
    changesInSeconds: changesAt === undefined ? null : Math.max(1, Math.ceil((changesAt - now) / 1000)),
  };
}
