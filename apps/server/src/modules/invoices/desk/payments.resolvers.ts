import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { addBankStatement } from "./add-bank-statement.ts";
import { leavePayment } from "./leave-payment.ts";
import { openInvoices } from "./open-invoices.ts";
import { payInvoice } from "./pay-invoice.ts";
import { arePaymentsErpOwned, type PaymentsDeskDeps } from "./payments-desk.deps.ts";
import { settlePayments } from "./settle-payments.ts";
import { headOf, namesOf, statementView } from "./statement-view.ts";
import { lastStatements } from "./statements.repo.ts";

const mostStatements = 100;

export function paymentsDeskResolvers(deps: PaymentsDeskDeps): Resolvers {
  return {
    Query: {
      bankStatements: () => bankStatements(deps),
      bankStatement: (_parent, { id }) => statementView(deps, id),
      arePaymentsErpOwned: () => arePaymentsErpOwned(deps.config),
      openInvoices: (_parent, { text }) => openInvoices(deps, text),
    },
    Mutation: {
      addBankStatement: (_parent, { input }, context) => addBankStatement(deps, context, input),
      settlePayments: (_parent, { input }, context) => settlePayments(deps, context, input),
      leavePayment: (_parent, { input }, context) => leavePayment(deps, context, input),
      payInvoice: (_parent, { input }, context) => payInvoice(deps, context, input),
    },
  };
}

/** Heads alone, with who read each. */
async function bankStatements({ db, staffNameOf }: PaymentsDeskDeps) {
  const rows = await lastStatements(db, mostStatements);
  const names = await namesOf(
    db,
    rows.map(({ addedBy }) => addedBy),
    staffNameOf,
  );
  return rows.map((row) => headOf(row, names.get(row.addedBy)));
}
