import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { LANGUAGES, type Language, REQUIRED_LANGUAGES } from "@vycep/domain/market/language";
import { parseMarket } from "@vycep/domain/market/market";
import { AUDIENCES, type Audience, SEVERITIES } from "@vycep/domain/notices/announcement";
import { z } from "zod";
import { type Clock, instantOfLocal, localMomentOf } from "../../platform/clock.ts";
import type { Db } from "../../platform/db.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { addAnnouncement, endAnnouncement, type NewAnnouncement } from "./announcements.commands.ts";
import { announcementLines } from "./announcements.facts.ts";

/** Which of these ids there are; companies, places and roles know, and the wiring brings them. */
type Known = (db: Db, ids: readonly string[]) => Promise<{ readonly has: (id: string) => boolean }>;
export type KnownGroups = Readonly<Record<"company" | "ship-to" | "role", Known>>;

type Run = {
  readonly db: Db;
  readonly known: KnownGroups;
  readonly clock: Clock;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
};

/** What follows `announce`, as the usage shows it. */
export const announceUsage =
  "list | end KEY | add KEY critical|warning|info all|market:CZ|company:C1,C2|ship-to:500101|role:R01 FROM TO " +
  "cs=TITLE|TEXT sk=TITLE|TEXT en=TITLE|TEXT [link=/PAGE]";

/** Whether what follows `announce` can be understood. */
export function fitsAnnounce([what = "", ...more]: readonly string[]): boolean {
  if (what === "list") return more.length === 0;
  if (what === "end") return more.length === 1;
  return what === "add" && toAnnouncement(more) !== undefined;
}

/**
 * Messages of the brewery in the hands of an operator (BELL-04): which stand, a new one, the end of one. FROM and TO are
 * moments by the clocks of Prague, `2026-11-29T02:00`. Open pages hear of it at once.
 *
 * @returns the exit code: 0 done, 1 refused
 */
export async function announce(run: Run, [what = "", ...more]: readonly string[]): Promise<number> {
  if (what === "list") return list(run);
  return what === "end" ? end(run, more[0] ?? "") : add(run, more);
}

async function list({ db, clock, out }: Run): Promise<number> {
  const now = clock.instant();
  const lines = await announcementLines(db, now);
  if (lines.length === 0) out("No messages stand, are to come, or ended within thirty days.");
  for (const { key, severity, audience, audienceIds, title, startsAt, endsAt, dismissals } of lines) {
    const group = [audience, audienceIds.join(",")].filter(Boolean).join(":");
    const state = endsAt <= now ? "ended" : startsAt > now ? "to come" : "stands";
    out(
      `${key} ${severity} ${group} ${moment(startsAt)} ${moment(endsAt)} ${state}, hidden by ${dismissals}: ${title}`,
    );
  }
  return 0;
}

async function end({ db, clock, out, error }: Run, key: string): Promise<number> {
  const isEnded = await inTransaction(db, (tx) => endAnnouncement(tx, { key, at: clock.instant() }));
  if (isEnded) out(`${key} has ended.`);
  else error("No message that stands or is to come has this name.");
  return isEnded ? 0 : 1;
}

async function add(run: Run, args: readonly string[]): Promise<number> {
  const { db, out, error } = run;
  const made = toAnnouncement(args);
  if (made === undefined) return 2;
  const unknown = await unknownIn(run, made.audience);
  if (unknown !== undefined) {
    error(`There is no ${made.audience.kind} ${unknown}.`);
    return 1;
  }
  if (!(await inTransaction(db, (tx) => addAnnouncement(tx, made)))) {
    error(
      "A message has this name already: people may have hidden it, so a new one needs a name of its own.",
    );
    return 1;
  }
  out(`${made.key} stands from ${moment(made.startsAt)} to ${moment(made.endsAt)}.`);
  return 0;
}

/** The first of a group that does not exist: what is written for nobody is a slip. */
async function unknownIn({ db, known }: Run, { kind, ids }: Audience): Promise<string | undefined> {
  if (kind === "all") return undefined;
  if (kind === "market") return ids.find((id) => parseMarket(id) === undefined);
  const found = await known[kind](db, ids);
  return ids.find((id) => !found.has(id));
}

const head = z.tuple([
  z.string().regex(/^[a-z0-9-]{1,60}$/),
  z.enum(SEVERITIES),
  z.string().transform(toAudience),
  z.string().transform(toInstant),
  z.string().transform(toInstant),
]);

const link = /^link=((?:\/|https:\/\/)\S*)$/;

function toAnnouncement(args: readonly string[]): NewAnnouncement | undefined {
  const named = head.safeParse(args.slice(0, 5));
  if (!named.success) return undefined;
  const [key, severity, audience, startsAt, endsAt] = named.data;
  const titles: Partial<Record<Language, string>> = {};
  const bodies: Partial<Record<Language, string>> = {};
  let leadsTo: string | null = null;
  for (const arg of args.slice(5)) {
    const language = LANGUAGES.find((one) => arg.startsWith(`${one}=`));
    const address = link.exec(arg)?.[1];
    if (language !== undefined) {
      const [title = "", body = ""] = arg.slice(language.length + 1).split("|");
      titles[language] = title.trim();
      bodies[language] = body.trim();
    } else if (address !== undefined) leadsTo = address;
    else return undefined;
  }
  const isSaid = REQUIRED_LANGUAGES.every((language) => titles[language]);
  if (!isSaid || audience === undefined || startsAt === undefined || endsAt === undefined) return undefined;
  return endsAt > startsAt
    ? { key, severity, audience, startsAt, endsAt, titles, bodies, link: leadsTo }
    : undefined;
}

function toAudience(text: string): Audience | undefined {
  const [name = "", ids = ""] = text.split(":");
  const kind = AUDIENCES.find((one) => one === name);
  const named = ids.split(",").filter(Boolean);
  return kind === undefined || (kind === "all") !== (named.length === 0) ? undefined : { kind, ids: named };
}

function toInstant(text: string): Date | undefined {
  const [, day = ""] = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/.exec(text) ?? [];
  return parseLocalDate(day) === undefined ? undefined : instantOfLocal(`${text}:00`);
}

function moment(instant: Date): string {
  const { date, minutes } = localMomentOf(instant);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${date}T${two(minutes / 60)}:${two(minutes % 60)}`;
}
