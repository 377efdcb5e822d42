import type { OwnRounds, OwnStop } from "@vycep/contract/deliveries/driver.rest";
import { localNow, machineNow } from "@vycep/shell/clock/clock";
import { failureOf } from "@vycep/shell/failures/api-error";
import { logWarning } from "@vycep/shell/log";
import { createStore, type Store } from "@vycep/shell/storage/store";
import { fetchRounds, isNobodyThere, sendReport } from "./driver-calls.ts";
import {
  dropReport,
  type KeptNotes,
  type KeptReport,
  keepDraft,
  keepReport,
  keepRounds,
  keptNotes,
} from "./kept-notes.ts";
import { draftOf, freshDraft, reportOf, type StopDraft } from "./stop-draft.ts";

/** How the telephone stands to the server. */
type Reach = "looking" | "here" | "away" | "nobody" | "refused";

export interface DriverNotes extends KeptNotes {
  readonly reach: Reach;
  /** What the server said when it refused. */
  readonly message: string;
  readonly isRead: boolean;
}

const notes = createStore<DriverNotes>({
  ...{ seen: undefined, drafts: [], reports: [], reach: "looking", message: "", isRead: false },
});

/** What is shown; only this file changes it. */
export const driverNotes: Pick<Store<DriverNotes>, "get" | "subscribe"> = notes;

/** Reads what the telephone keeps, then asks the server. */
export async function openNotes(): Promise<void> {
  notes.set({ ...notes.get(), ...(await keptHere()), isRead: true });
  await bringUpToDate();
}

/** What waits is sent first, so that the round that comes then knows of it. */
export async function bringUpToDate(): Promise<void> {
  await sendWaiting();
  try {
    await seeRounds(await fetchRounds());
    change({ reach: "here", message: "" });
  } catch (cause) {
    if (isNobodyThere(cause)) return change({ reach: "nobody" });
    const { kind, message } = failureOf(cause);
    change(kind === "refused" ? { reach: "refused", message } : { reach: "away" });
  }
}

/** The browser knows before any call fails. */
export function loseSignal(): void {
  change({ reach: "away" });
}

async function seeRounds(rounds: OwnRounds): Promise<void> {
  const seen = { rounds, at: machineNow() };
  await quietly(() => keepRounds(seen));
  change({ seen, drafts: (await keptHere()).drafts });
}

/** Notes something of a stop; it is kept at once. */
export function note(draft: StopDraft): void {
  const others = notes.get().drafts.filter(({ orderNumber }) => orderNumber !== draft.orderNumber);
  change({ drafts: [...others, draft] });
  void quietly(() => keepDraft(draft));
}

/** What is noted of a stop so far. */
export function draftOfStop({ drafts }: Pick<KeptNotes, "drafts">, orderNumber: string): StopDraft {
  return drafts.find((draft) => draft.orderNumber === orderNumber) ?? freshDraft(orderNumber);
}

/** The stop is done: what was noted waits to be sent, under a key of its own. */
export async function finishStop(stop: OwnStop, draft: StopDraft): Promise<void> {
  const driverId = notes.get().seen?.rounds.driverId ?? "";
  const body = reportOf(stop, draft, new Date(machineNow()).toISOString());
  const report = { key: crypto.randomUUID(), driverId, body, refusal: null };
  await keepReport(report);
  const { drafts, reports } = notes.get();
  change({
    drafts: drafts.filter(({ orderNumber }) => orderNumber !== stop.orderNumber),
    reports: [...reports, report],
  });
  void sendWaiting();
}

/** What the server did not take is noted anew, or given up. */
export async function takeBack({ key, body }: KeptReport, isGoneOn: boolean): Promise<void> {
  const draft = isGoneOn ? draftOf(body) : undefined;
  await dropReport(key, draft);
  const { drafts, reports } = notes.get();
  change({
    drafts: draft ? [...drafts, draft] : drafts,
    reports: reports.filter((report) => report.key !== key),
  });
}

let underWay: Promise<void> | undefined;

/** Sends what waits, one report after another; tabs beside each other take turns. */
export function sendWaiting(): Promise<void> {
  underWay ??= inTurn(sendAll)
    .catch((cause: unknown) => logWarning("reports could not be sent", cause))
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

/** A browser without locks sends all the same: the server takes each report once. */
function inTurn(work: () => Promise<void>): Promise<void> {
  return "locks" in navigator ? navigator.locks.request("desk.vycep-driver", work) : work();
}

async function sendAll(): Promise<void> {
  // Another tab may have sent some of them, or noted others.
  const { reports } = await keptHere();
  change({ reports });
  const driverId = notes.get().seen?.rounds.driverId;
  for (const report of reports)
    if (report.refusal === null && (driverId === undefined || report.driverId === driverId))
      if (!(await sendOne(report))) return;
}

/** Whether the server has answered for it; while it does not, the others wait as well. */
async function sendOne(report: KeptReport): Promise<boolean> {
  const answered = await sendReport(report).then(
    ({ refusal }) => ({ refusal: refusal?.message ?? null }),
    (cause: unknown) => {
      const { kind, message, code } = failureOf(cause);
      if (kind === "refused" && code !== "too-many-requests") return { refusal: message || code };
      change({ reach: kind === "signed-out" ? "nobody" : "away" });
      return;
    },
  );
  if (answered === undefined) return false;
  if (answered.refusal === null) await isDone(report);
  else await isRefused({ ...report, refusal: answered.refusal });
  return true;
}

/** The round says so before it is asked for again: there may be no connection then. */
async function isDone({ key, body }: KeptReport): Promise<void> {
  const { seen, reports } = notes.get();
  const told = seen && { ...seen, rounds: withReport(seen.rounds, body) };
  if (told) await quietly(() => keepRounds(told));
  await dropReport(key);
  change({ seen: told, reports: reports.filter((report) => report.key !== key) });
}

async function isRefused(report: KeptReport): Promise<void> {
  await keepReport(report);
  const { reports } = notes.get();
  change({ reports: reports.map((one) => (one.key === report.key ? report : one)) });
}

function withReport(
  seen: OwnRounds,
  { orderNumber, notedAt, receivedBy, lines, empties }: KeptReport["body"],
) {
  const boxes = new Map(lines.map((line) => [line.lineNo, line.boxes]));
  const units = new Map(empties.map((one) => [one.code, one.units]));
  const told = (stop: OwnStop): OwnStop =>
    stop.orderNumber === orderNumber
      ? {
          ...stop,
          state: "delivered",
          report: { notedAt, receivedBy },
          lines: stop.lines.map((line) => ({ ...line, delivered: boxes.get(line.lineNo) ?? null })),
          empties: stop.empties.map((one) => ({ ...one, units: units.get(one.code) ?? one.units })),
        }
      : stop;
  return { ...seen, rounds: seen.rounds.map((round) => ({ ...round, stops: round.stops.map(told) })) };
}

/** A round of another day is of no use any more; what was noted of it is. */
async function keptHere(): Promise<KeptNotes> {
  const kept = await quietly(keptNotes);
  const { seen, drafts, reports } = kept ?? notes.get();
  return { drafts, reports, seen: seen?.rounds.day === localNow().date ? seen : undefined };
}

/** A browser that keeps nothing works as long as the page is open. */
async function quietly<Found>(work: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await work();
  } catch (cause) {
    logWarning("the telephone kept nothing", cause);
    return undefined;
  }
}

function change(part: Partial<DriverNotes>): void {
  notes.set({ ...notes.get(), ...part });
}
