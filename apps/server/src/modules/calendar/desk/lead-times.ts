import { createHash } from "node:crypto";
import { LEAD_TIMES } from "@vycep/domain/calendar/cut-off";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import { formatLocalTime, type LocalDate } from "@vycep/domain/kernel/local-moment";
import { type LeadTimeKind, METHODS, SHIPPING_METHODS } from "@vycep/domain/transport/method";
import type { Db, Tx } from "../../../platform/db.ts";
import type { DatedStanding, LeadTimeOfKind } from "../../../platform/desk/desk-graphql.gen.ts";
import type { CalendarDeskDeps } from "./calendar-desk.deps.ts";
import { type KeptLeadTime, keptLeadTimes } from "./lead-time.repo.ts";

/** Every kind with what held, holds and will hold (DCAL-03). */
export async function leadTimes({
  db,
  clock,
  beside,
}: Pick<CalendarDeskDeps, "db" | "clock" | "beside">): Promise<LeadTimeOfKind[]> {
  const kept = await keptLeadTimes(db, beside);
  return namesIn(LEAD_TIMES).map((kind) => leadTimeOfKind(kind, kept, clock.now().date));
}

/** What is kept of one kind. */
export async function keptOf(
  db: Db | Tx,
  { beside, kind }: Pick<CalendarDeskDeps, "beside"> & { readonly kind: LeadTimeKind },
): Promise<readonly KeptLeadTime[]> {
  return (await keptLeadTimes(db, beside)).filter((row) => row.kind === kind);
}

/** What holds of a kind before anything that the desk has dated. */
export function firstLeadTime(kind: LeadTimeKind): Pick<KeptLeadTime, "cutOff" | "days"> {
  const { cutOff, days } = LEAD_TIMES[kind];
  return { cutOff: formatLocalTime(cutOff), days };
}

/** Another text as soon as a kind says something else. */
export function seenOf(kept: readonly KeptLeadTime[]): string {
  const said = kept.map(({ validFrom, cutOff, days }) => [validFrom, cutOff, days]);
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

function leadTimeOfKind(kind: LeadTimeKind, all: readonly KeptLeadTime[], today: LocalDate): LeadTimeOfKind {
  const kept = all.filter((row) => row.kind === kind);
  const held = kept.findLastIndex(({ validFrom }) => validFrom <= today);
  const standingOf = (at: number): DatedStanding => (at > held ? "planned" : at === held ? "now" : "past");
  const first = { validFrom: null, ...firstLeadTime(kind), setBy: null, setAt: null };
  return {
    kind,
    methods: SHIPPING_METHODS.filter((method) => METHODS[method].leadTime === kind),
    seen: seenOf(kept),
    rows: [
      { ...first, standing: standingOf(-1) },
      ...kept.map(({ kind: _kind, setAt, ...row }, at) => ({
        ...row,
        setAt: setAt.toISOString(),
        standing: standingOf(at),
      })),
    ],
  };
}
