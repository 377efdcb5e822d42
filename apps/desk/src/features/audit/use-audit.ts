import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { localNow } from "@vycep/shell/clock/clock";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { AuditEntriesQuery } from "../../shared/graphql.gen/graphql.ts";
import { type AuditState, auditAddress, filterOf } from "./audit-address.ts";

const AuditEntriesDocument = graphql(`
  query AuditEntries($filter: AuditFilter!, $first: Int!, $after: String) {
    auditEntries(filter: $filter, first: $first, after: $after) {
      total
      isMore
      next
      items {
        id
        at
        by {
          uid
          name
          isStaff
        }
        inNameOf
        action
        kind
        subject
        subjectName
        company
        reason
        address
        browser
        system
        requestId
        notUndone {
          code
          message
        }
        changes {
          what
          name
          before
          after
          reason
        }
      }
    }
  }
`);

const UndoAuditEntryDocument = graphql(`
  mutation UndoAuditEntry($input: UndoAuditEntryInput!) {
    undoAuditEntry(input: $input) {
      refusal {
        code
        message
      }
      changes {
        what
        name
        before
        after
        reason
      }
    }
  }
`);

/** One entry of the log. */
export type AuditEntry = AuditEntriesQuery["auditEntries"]["items"][number];

/** How many a page has. */
export const entriesOnPage = 50;

/** A page of what was done; what is done meanwhile appears by itself (DLIST-06). */
export function auditQuery(state: AuditState) {
  return queryOptions({
    queryKey: ["audit", "auditEntries", auditAddress.print(state)],
    queryFn: async ({ signal }) => {
      const filter = filterOf(state, localNow().date);
      const variables = { filter, first: entriesOnPage, after: state.after ?? null };
      return (await queryGraphql(AuditEntriesDocument, variables, { signal })).auditEntries;
    },
    refetchInterval: 15_000,
  });
}

/** Takes a change back; the log and the record are read anew. */
export function useUndoEntry() {
  const client = useQueryClient();
  return useAction(
    async (id: string) => (await queryGraphql(UndoAuditEntryDocument, { input: { id } })).undoAuditEntry,
    { showsOwnFailure: true, refresh: () => client.invalidateQueries() },
  );
}
