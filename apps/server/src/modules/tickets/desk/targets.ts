import { createHash } from "node:crypto";
import { formatLocalTime, type LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { DEFAULT_TARGET } from "@vycep/domain/tickets/ticket-target";
import type { Deps } from "../../../platform/deps.ts";
import type {
  DatedStanding,
  DeskTargetsOfCategory,
  DeskTicketTargets,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { serviceHours } from "./clockwork.ts";
import { type KeptTarget, keptTargets, mainCategories } from "./targets.repo.ts";

/** Every category with what held, holds and will hold, and the hours it is counted in (DTICK-04). */
export async function ticketTargets(
  { db, clock }: Pick<Deps, "db" | "clock">,
  language: Language,
): Promise<DeskTicketTargets> {
  const today = clock.now().date;
  const kept = Map.groupBy(await keptTargets(db), ({ category }) => category);
  const categories = await mainCategories(db, language);
  const hours = await serviceHours(db, today);
  return {
    categories: categories.map((category) => ofCategory(category, kept.get(category.id) ?? [], today)),
    hours: [...hours].flatMap(([market, spans]) =>
      spans.map(({ weekdays, from, to }) => ({
        ...{ market, weekdays: [...weekdays] },
        ...{ from: formatLocalTime(from), to: formatLocalTime(to) },
      })),
    ),
  };
}

/** Another text as soon as a category says something else. */
export function seenOf(kept: readonly KeptTarget[]): string {
  const said = kept.map(({ validFrom, answerMinutes, solutionMinutes }) => [
    ...[validFrom, answerMinutes, solutionMinutes],
  ]);
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

function ofCategory(
  { id, name }: { readonly id: string; readonly name: string },
  kept: readonly KeptTarget[],
  today: LocalDate,
): DeskTargetsOfCategory {
  const held = kept.findLastIndex(({ validFrom }) => validFrom <= today);
  const standingOf = (at: number): DatedStanding => (at > held ? "planned" : at === held ? "now" : "past");
  return {
    ...{ id, name, seen: seenOf(kept) },
    rows: [
      { ...DEFAULT_TARGET, validFrom: null, setBy: null, setAt: null, standing: standingOf(-1) },
      ...kept.map(({ category: _category, setAt, ...row }, at) => ({
        ...row,
        setAt: setAt.toISOString(),
        standing: standingOf(at),
      })),
    ],
  };
}
