import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { WeekFiguresQuery } from "../../shared/graphql.gen/graphql.ts";

const WeekFiguresDocument = graphql(`
  query WeekFigures($day: String!) {
    weekFigures(day: $day) {
      from
      to
      items {
        day
        method
        currency
        orders
        ordersBefore
        litres
        litresBefore
        netMinor
        netMinorBefore
      }
    }
  }
`);

/** The figures of a week. */
export type WeekFigures = WeekFiguresQuery["weekFigures"];

/** A week beside the same one a year before; the last one stays until another has come. */
export function weekFiguresQuery(day: string) {
  return queryOptions({
    queryKey: ["today", "weekFigures", day],
    queryFn: async ({ signal }) => (await queryGraphql(WeekFiguresDocument, { day }, { signal })).weekFigures,
    placeholderData: keepPreviousData,
    refetchInterval: 120_000,
  });
}
