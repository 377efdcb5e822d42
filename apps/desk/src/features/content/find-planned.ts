import { queryGraphql } from "@vycep/shell/api/graphql";
import type { WorkFound } from "../../shared/feature.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";

const PlannedContentDocument = graphql(`
  query PlannedContent {
    contents(filter: { state: planned }, first: 1) {
      total
      isMore
    }
  }
`);

/** What goes out by itself and may still be looked at before (DTODAY-01). */
export async function findPlanned(signal: AbortSignal): Promise<WorkFound> {
  const { total, isMore } = (await queryGraphql(PlannedContentDocument, {}, { signal })).contents;
  return { count: total, isMore };
}
