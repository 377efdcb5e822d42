import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  ClaimQuery,
  DeskApproveCreditInput,
  DeskDeclineCreditInput,
  DeskProposeCreditInput,
  DeskWithdrawCreditInput,
} from "../../../shared/graphql.gen/graphql.ts";

const ClaimDocument = graphql(`
  query Claim($number: ID!) {
    claim(number: $number) {
      number
      version
      order
      deliveryDay
      invoice
      shipToName
      currency
      payment
      today
      state
      expectedMinor
      language
      aloneUpToMinor
      isErpOwned
      replacements
      lines {
        lineNo
        sku
        name
        reason
        delivered
        claimed
        credited
        most
        replaced
        unitPriceMinor
        unitDepositMinor
        vatPct
        photos
      }
      credits {
        number
        at
        boxes
        totalMinor
      }
      proposals {
        id
        state
        by
        at
        lines {
          lineNo
          boxes
        }
        totalMinor
        words
        isSolving
        decidedBy
        decidedAt
        why
        document
        may
      }
    }
  }
`);

const ProposeCreditDocument = graphql(`
  mutation ProposeCredit($input: DeskProposeCreditInput!) {
    proposeCredit(input: $input) {
      refusal {
        code
        lineNo
        message
      }
    }
  }
`);

const ApproveCreditDocument = graphql(`
  mutation ApproveCredit($input: DeskApproveCreditInput!) {
    approveCredit(input: $input) {
      refusal {
        message
      }
    }
  }
`);

const DeclineCreditDocument = graphql(`
  mutation DeclineCredit($input: DeskDeclineCreditInput!) {
    declineCredit(input: $input) {
      refusal {
        message
      }
    }
  }
`);

const WithdrawCreditDocument = graphql(`
  mutation WithdrawCredit($input: DeskWithdrawCreditInput!) {
    withdrawCredit(input: $input) {
      refusal {
        message
      }
    }
  }
`);

/** The claim that a ticket is. */
export type Claim = NonNullable<ClaimQuery["claim"]>;
export type ClaimLine = Claim["lines"][number];
export type Proposal = Claim["proposals"][number];

/** The claim of a ticket; of one that is none there is null. */
export function claimQuery(number: string) {
  return queryOptions({
    queryKey: ["tickets", "claim", number],
    queryFn: async ({ signal }) => (await queryGraphql(ClaimDocument, { number }, { signal })).claim ?? null,
    refetchInterval: 15_000,
  });
}

/** Credits boxes of a claim; sent twice it is one credit. */
export function useProposeCredit() {
  const send = useKeyedCall(
    async (input: DeskProposeCreditInput, idempotencyKey) =>
      (await queryGraphql(ProposeCreditDocument, { input }, { idempotencyKey })).proposeCredit,
  );
  return useAction(send, { showsOwnFailure: true, refresh: useRefresh() });
}

export type Decision =
  | { readonly kind: "approve"; readonly input: DeskApproveCreditInput }
  | { readonly kind: "decline"; readonly input: DeskDeclineCreditInput }
  | { readonly kind: "withdraw"; readonly input: DeskWithdrawCreditInput };

/** Decides on a credit that waits. */
export function useDecideCredit() {
  return useAction(decide, { showsOwnFailure: true, refresh: useRefresh() });
}

async function decide(decision: Decision) {
  switch (decision.kind) {
    case "approve":
      return (await queryGraphql(ApproveCreditDocument, { input: decision.input })).approveCredit;
    case "decline":
      return (await queryGraphql(DeclineCreditDocument, { input: decision.input })).declineCredit;
    case "withdraw":
      return (await queryGraphql(WithdrawCreditDocument, { input: decision.input })).withdrawCredit;
  }
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["tickets"] });
}
