import { queryOptions } from "@tanstack/react-query";
import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { hasPassed, nextTickMs } from "@vycep/domain/calendar/countdown";
import {
  instantIn,
  type LocalDate,
  type LocalMoment,
  parseLocalDate,
} from "@vycep/domain/kernel/local-moment";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { ticking } from "@vycep/shell/clock/ticking";
import { useStore } from "@vycep/shell/storage/store";
import { useMemo } from "react";
import { graphql } from "./graphql.gen/gql.ts";
import type { CutOffsQuery } from "./graphql.gen/graphql.ts";

const CutOffsDocument = graphql(`
  query CutOffs {
    cutOffs {
      kind
      day
      orderBy
      markets
    }
  }
`);

/** Whose right it is to be told of cut-offs: those whose work they end (DTODAY-04). */
export const cutOffsNeed = { area: "deliveries", power: "see" } as const;

type Told = CutOffsQuery["cutOffs"][number];

/** A day of delivery that closes, with the moment as the rules and the clock know it. */
export interface CutOff extends Pick<Told, "kind" | "markets"> {
  /** As the API names it. */
  readonly key: Pick<Told, "kind" | "day" | "orderBy">;
  readonly day: LocalDate;
  readonly orderBy: LocalMoment;
  readonly instant: number;
}

/** The cut-offs of today and of the next day that has any; changes of the calendar appear by themselves. */
export function cutOffsQuery() {
  return queryOptions({
    queryKey: ["today", "cutOffs"],
    queryFn: async ({ signal }) =>
      (await queryGraphql(CutOffsDocument, {}, { signal })).cutOffs.flatMap(known),
    refetchInterval: 120_000,
    staleTime: 60_000,
  });
}

function known({ kind, day: dayText, orderBy: momentText, markets }: Told): readonly CutOff[] {
  const day = parseLocalDate(dayText);
  const orderBy = decodeMoment(momentText);
  if (day === undefined || orderBy === undefined) return [];
  const key = { kind, day: dayText, orderBy: momentText };
  return [{ kind, markets, key, day, orderBy, instant: instantIn(orderBy, "Europe/Prague") }];
}

/** The first of some that has not passed. */
export function nextCutOff(cutOffs: readonly CutOff[], nowMs: number): CutOff | undefined {
  return cutOffs.find((one) => !hasPassed(one, nowMs));
}

/** What the server's clock shows, read again whenever a countdown to the next of these says something else. */
export function useNow(cutOffs: readonly CutOff[]): number {
  return useStore(
    useMemo(
      () =>
        ticking((nowMs) => {
          const next = nextCutOff(cutOffs, nowMs);
          return { shown: nowMs, waitMs: nextTickMs(nowMs, next && next.instant - nowMs) };
        }),
      [cutOffs],
    ),
  );
}
