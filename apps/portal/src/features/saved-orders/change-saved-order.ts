import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { type SavedPage, savedOrdersKey } from "./use-saved-orders.ts";

const renameDocument = graphql(`
  mutation RenameSavedOrder($id: ID!, $title: String!) {
    renameSavedOrder(id: $id, title: $title) {
      message
    }
  }
`);

const numberDocument = graphql(`
  mutation SaveCustomerOrderNumber($id: ID!, $number: String!) {
    saveCustomerOrderNumber(id: $id, customer_order_number: $number) {
      customer_order_number
    }
  }
`);

const deleteDocument = graphql(`
  mutation DeleteSavedOrder($id: ID!) {
    deleteSavedOrder(id: $id) {
      message
    }
  }
`);

const restoreDocument = graphql(`
  mutation RestoreSavedOrder($id: ID!) {
    restoreSavedOrder(id: $id) {
      message
    }
  }
`);

/** What a customer writes on a saved order. */
export interface SavedNames {
  readonly title: string;
  readonly ownNumber: string;
}

/** Sends what was changed of name and number (SAVED-06, SAVED-07, D05), and reads the lists again. */
export async function nameSavedOrder(id: string, before: SavedNames, after: SavedNames): Promise<void> {
  try {
    if (after.title !== before.title) await queryGraphql(renameDocument, { id, title: after.title });
    if (after.ownNumber !== before.ownNumber) {
      await queryGraphql(numberDocument, { id, number: after.ownNumber });
    }
  } finally {
    // Of the two the first may have arrived and the second not.
    await readSavedOrdersAgain();
  }
}

/** Deletes it, and takes it out of the shown lists at once (SAVED-05); before that, `leave` finds another place to be. */
export async function deleteSavedOrder(id: string, leave: () => void): Promise<void> {
  await queryGraphql(deleteDocument, { id });
  leave();
  queryClient.setQueriesData<SavedPage>({ queryKey: [...savedOrdersKey, "list"] }, (page) => {
    if (page === undefined || !page.rows.some((row) => row.id === id)) return page;
    return { ...page, rows: page.rows.filter((row) => row.id !== id), total: page.total - 1 };
  });
  await readSavedOrdersAgain();
}

/** Undoes the deletion. */
export async function restoreSavedOrder(id: string): Promise<void> {
  await queryGraphql(restoreDocument, { id });
  await readSavedOrdersAgain();
}

export async function readSavedOrdersAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: savedOrdersKey });
}
