import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeskAnswerTicketInput,
  DeskAssignTicketInput,
  DeskChangeTicketInput,
  DeskMergeTicketInput,
  DeskTicketNoteInput,
  TicketQuery,
} from "../../shared/graphql.gen/graphql.ts";

const TicketDocument = graphql(`
  query Ticket($number: ID!) {
    ticket(number: $number) {
      version
      description
      sentAt
      steps
      order
      invoice
      delivery
      mergedInto
      row {
        number
        title
        status
        isAnswered
        opened
        clocks {
          ...TicketClocks
        }
        category
        subcategory
        shipToId
        shipToName
        companyName
        assignee {
          uid
          name
        }
      }
      person {
        name
        phone
        language
      }
      said {
        id
        at
        kind
        by
        text
      }
      files {
        id
        name
        bytes
        at
      }
      others {
        number
        title
        status
      }
    }
  }
`);

const AnswerTicketDocument = graphql(`
  mutation AnswerTicket($input: DeskAnswerTicketInput!) {
    answerTicket(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const ChangeTicketDocument = graphql(`
  mutation ChangeTicket($input: DeskChangeTicketInput!) {
    changeTicket(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const AssignTicketDocument = graphql(`
  mutation AssignTicket($input: DeskAssignTicketInput!) {
    assignTicket(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const MergeTicketDocument = graphql(`
  mutation MergeTicket($input: DeskMergeTicketInput!) {
    mergeTicket(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const AddTicketNoteDocument = graphql(`
  mutation AddTicketNote($input: DeskTicketNoteInput!) {
    addTicketNote(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

/** One ticket with all that belongs to it. */
export type Ticket = NonNullable<TicketQuery["ticket"]>;

export function ticketQuery(number: string) {
  return queryOptions({
    queryKey: ["tickets", "ticket", number],
    queryFn: async ({ signal }) =>
      (await queryGraphql(TicketDocument, { number }, { signal })).ticket ?? null,
    refetchInterval: 15_000,
  });
}

/** What is done with a ticket. */
export type TicketStep =
  | { readonly kind: "answer"; readonly input: DeskAnswerTicketInput }
  | { readonly kind: "note"; readonly input: DeskTicketNoteInput }
  | { readonly kind: "change"; readonly input: DeskChangeTicketInput }
  | { readonly kind: "assign"; readonly input: DeskAssignTicketInput }
  | { readonly kind: "merge"; readonly input: DeskMergeTicketInput };

export function useTicketStep() {
  const client = useQueryClient();
  return useAction(async (step: TicketStep) => (await send(step)).refusal, {
    showsOwnFailure: true,
    refresh: () => client.invalidateQueries({ queryKey: ["tickets"] }),
  });
}

async function send(step: TicketStep) {
  switch (step.kind) {
    case "answer":
      return (await queryGraphql(AnswerTicketDocument, { input: step.input })).answerTicket;
    case "note":
      return (await queryGraphql(AddTicketNoteDocument, { input: step.input })).addTicketNote;
    case "change":
      return (await queryGraphql(ChangeTicketDocument, { input: step.input })).changeTicket;
    case "assign":
      return (await queryGraphql(AssignTicketDocument, { input: step.input })).assignTicket;
    case "merge":
      return (await queryGraphql(MergeTicketDocument, { input: step.input })).mergeTicket;
  }
}
