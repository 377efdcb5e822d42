import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  DeskDropTicketTargetInput,
  DeskSetTicketTargetInput,
  TicketFiguresQuery,
  TicketTargetsQuery,
} from "../../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment AllTicketTargets on DeskTicketTargets {
    categories {
      id
      name
      seen
      rows {
        validFrom
        answerMinutes
        solutionMinutes
        standing
        setBy
        setAt
      }
    }
    hours {
      market
      weekdays
      from
      to
    }
  }
`);

const TicketTargetsDocument = graphql(`
  query TicketTargets {
    ticketTargets {
      ...AllTicketTargets
    }
  }
`);

const SetTicketTargetDocument = graphql(`
  mutation SetTicketTarget($input: DeskSetTicketTargetInput!) {
    setTicketTarget(input: $input) {
      targets {
        ...AllTicketTargets
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const DropTicketTargetDocument = graphql(`
  mutation DropTicketTarget($input: DeskDropTicketTargetInput!) {
    dropTicketTarget(input: $input) {
      targets {
        ...AllTicketTargets
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const TicketFiguresDocument = graphql(`
  query TicketFigures($from: String!, $to: String!) {
    ticketFigures(from: $from, to: $to) {
      isMore
      items {
        category
        tickets
        answers {
          inTime
          late
          open
          share
        }
        solutions {
          inTime
          late
          open
          share
        }
      }
    }
  }
`);

export type CategoryFigures = TicketFiguresQuery["ticketFigures"]["items"][number];

/** How tickets opened in some days kept their targets. */
export function ticketFiguresQuery(days: { readonly from: string; readonly to: string }) {
  return queryOptions({
    queryKey: ["tickets", "figures", days],
    queryFn: async ({ signal }) =>
      (await queryGraphql(TicketFiguresDocument, days, { signal })).ticketFigures,
  });
}

export type TicketTargets = TicketTargetsQuery["ticketTargets"];
export type TargetsOfCategory = TicketTargets["categories"][number];

/** How long answers and solutions may take, by category (DTICK-04). */
export function targetsQuery() {
  return queryOptions({
    queryKey: ["tickets", "targets"],
    queryFn: async ({ signal }) => (await queryGraphql(TicketTargetsDocument, {}, { signal })).ticketTargets,
  });
}

/** What the answer says is what is shown, also of what somebody else changed. */
function useShowTargets() {
  const client = useQueryClient();
  return ({ targets }: { readonly targets: TicketTargets }) =>
    client.setQueryData(targetsQuery().queryKey, targets);
}

export function useSetTarget() {
  const show = useShowTargets();
  return useAction(
    async (input: DeskSetTicketTargetInput) => {
      const { setTicketTarget } = await queryGraphql(SetTicketTargetDocument, { input });
      show(setTicketTarget);
      return setTicketTarget;
    },
    { showsOwnFailure: true },
  );
}

export function useDropTarget() {
  const show = useShowTargets();
  return useAction(async (input: DeskDropTicketTargetInput) => {
    const { dropTicketTarget } = await queryGraphql(DropTicketTargetDocument, { input });
    show(dropTicketTarget);
    return dropTicketTarget;
  });
}
