import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { createStore, useStore } from "@vycep/shell/storage/store";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  AddBankStatementInput,
  BankStatementQuery,
  BankStatementsQuery,
  LeavePaymentInput,
  OpenInvoicesQuery,
  PayInvoiceInput,
  SettlePaymentsInput,
} from "../../shared/graphql.gen/graphql.ts";

const BankStatementsDocument = graphql(`
  query BankStatements {
    bankStatements {
      id
      name
      addedAt
      addedBy
      from
      to
      count
      waiting
    }
  }
`);

const BankStatementDocument = graphql(`
  query BankStatement($id: ID!) {
    bankStatement(id: $id) {
      id
      name
      from
      to
      count
      waiting
      others
      known
      payments {
        line
        day
        amountMinor
        currency
        symbol
        account
        payer
        message
        paid
        leftReason
        match {
          kind
          differsMinor
          invoice {
            number
            symbol
            due
            openMinor
            currency
            companyName
            shipToName
          }
        }
      }
    }
  }
`);

const OpenInvoicesDocument = graphql(`
  query OpenInvoices($text: String!) {
    openInvoices(text: $text) {
      number
      symbol
      due
      openMinor
      currency
      companyName
      shipToName
    }
  }
`);

const AddBankStatementDocument = graphql(`
  mutation AddBankStatement($input: AddBankStatementInput!) {
    addBankStatement(input: $input) {
      statement {
        id
      }
      refusal {
        code
        message
      }
    }
  }
`);

const SettlePaymentsDocument = graphql(`
  mutation SettlePayments($input: SettlePaymentsInput!) {
    settlePayments(input: $input) {
      settled
      refusals {
        code
        line
        message
      }
    }
  }
`);

const LeavePaymentDocument = graphql(`
  mutation LeavePayment($input: LeavePaymentInput!) {
    leavePayment(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const PayInvoiceDocument = graphql(`
  mutation PayInvoice($input: PayInvoiceInput!) {
    payInvoice(input: $input) {
      openMinor
      refusal {
        code
        message
      }
    }
  }
`);

export type StatementHead = BankStatementsQuery["bankStatements"][number];
export type Statement = NonNullable<BankStatementQuery["bankStatement"]>;
export type Payment = Statement["payments"][number];
export type OpenInvoice = OpenInvoicesQuery["openInvoices"][number];

export async function readStatements(signal: AbortSignal): Promise<readonly StatementHead[]> {
  return (await queryGraphql(BankStatementsDocument, {}, { signal })).bankStatements;
}

export function statementsQuery() {
  return queryOptions({
    queryKey: ["payments", "bankStatements"],
    queryFn: ({ signal }) => readStatements(signal),
  });
}

export function statementQuery(id: string) {
  return queryOptions({
    queryKey: ["payments", "bankStatement", id],
    queryFn: async ({ signal }) =>
      (await queryGraphql(BankStatementDocument, { id }, { signal })).bankStatement ?? null,
  });
}

/** Invoices that wait for money; nothing is asked before two letters. */
export function openInvoicesQuery(text: string) {
  return queryOptions({
    queryKey: ["payments", "openInvoices", text],
    enabled: text.length >= 2,
    queryFn: async ({ signal }) =>
      (await queryGraphql(OpenInvoicesDocument, { text }, { signal })).openInvoices,
  });
}

const ownChange = createStore(0);

/** When this person last settled something here: what that changed is no surprise to them (DLIST-06). */
export function useOwnChangeAt(): number {
  return useStore(ownChange);
}

function usePaying<Input, Answer>(pay: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const noted = (input: Input) => pay(input).finally(() => ownChange.set(Date.now()));
  return useAction(noted, {
    showsOwnFailure: true,
    refresh: () => client.invalidateQueries({ queryKey: ["payments"] }),
  });
}

/** Reads a file of the bank. */
export function useAddBankStatement() {
  return usePaying(
    async (input: AddBankStatementInput) =>
      (await queryGraphql(AddBankStatementDocument, { input })).addBankStatement,
  );
}

/** Writes payments to their invoices. */
export function useSettlePayments() {
  return usePaying(
    async (input: SettlePaymentsInput) =>
      (await queryGraphql(SettlePaymentsDocument, { input })).settlePayments,
  );
}

/** Says that a payment is for no invoice. */
export function useLeavePayment() {
  return usePaying(
    async (input: LeavePaymentInput) =>
      (await queryGraphql(LeavePaymentDocument, { input })).leavePayment.refusal ?? null,
  );
}

/** Writes a payment by hand. */
export function usePayInvoice() {
  return usePaying(
    async (input: PayInvoiceInput) => (await queryGraphql(PayInvoiceDocument, { input })).payInvoice,
  );
}
