import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DropLeadTimeInput,
  LeadTimesQuery,
  SetLeadTimeInput,
} from "../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment LeadTimeStanding on LeadTimeOfKind {
    kind
    methods
    seen
    rows {
      validFrom
      cutOff
      days
      standing
      setBy
      setAt
    }
  }
`);

const LeadTimesDocument = graphql(`
  query LeadTimes {
    leadTimes {
      ...LeadTimeStanding
    }
  }
`);

const SetLeadTimeDocument = graphql(`
  mutation SetLeadTime($input: SetLeadTimeInput!) {
    setLeadTime(input: $input) {
      leadTimes {
        ...LeadTimeStanding
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const DropLeadTimeDocument = graphql(`
  mutation DropLeadTime($input: DropLeadTimeInput!) {
    dropLeadTime(input: $input) {
      leadTimes {
        ...LeadTimeStanding
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

export type LeadTimeStanding = LeadTimesQuery["leadTimes"][number];
export type LeadTimeRow = LeadTimeStanding["rows"][number];

/** Lead times and cut-offs of each kind of transport (DCAL-03). */
export function leadTimesQuery() {
  return queryOptions({
    queryKey: ["calendar", "leadTimes"],
    queryFn: async ({ signal }) => (await queryGraphql(LeadTimesDocument, {}, { signal })).leadTimes,
    refetchInterval: 60_000,
  });
}

/** What the answer says is what is shown, also of what somebody else changed. */
function useShowLeadTimes() {
  const client = useQueryClient();
  return ({ leadTimes }: { readonly leadTimes: LeadTimeStanding[] }) =>
    client.setQueryData(leadTimesQuery().queryKey, leadTimes);
}

export function useSetLeadTime() {
  const show = useShowLeadTimes();
  return useAction(
    async (input: SetLeadTimeInput) => {
      const { setLeadTime } = await queryGraphql(SetLeadTimeDocument, { input });
      show(setLeadTime);
      return setLeadTime;
    },
    { showsOwnFailure: true },
  );
}

export function useDropLeadTime() {
  const show = useShowLeadTimes();
  return useAction(async (input: DropLeadTimeInput) => {
    const { dropLeadTime } = await queryGraphql(DropLeadTimeDocument, { input });
    show(dropLeadTime);
    return dropLeadTime;
  });
}
