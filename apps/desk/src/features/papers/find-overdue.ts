import { queryGraphql } from "@vycep/shell/api/graphql";
import type { WorkFound } from "../../shared/feature.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";

const OverdueDocument = graphql(`
  query Overdue {
    papers(filter: { tab: invoices, standing: overdue }, first: 1) {
      total
      isMore
      items {
        due
      }
    }
  }
`);

/** Invoices that wait for their money too long, the longest due first (DTODAY-01). */
export async function findOverdue(signal: AbortSignal): Promise<WorkFound> {
  const { total, isMore, items } = (await queryGraphql(OverdueDocument, {}, { signal })).papers;
  const due = items[0]?.due;
  return { count: total, isMore, oldest: due == null ? undefined : `${due}T00:00:00.000Z` };
}
