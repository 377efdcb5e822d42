import { queryGraphql } from "@vycep/shell/api/graphql";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { graphql } from "../../shared/graphql.gen/gql.ts";

const setTransportTypeDocument = graphql(`
  mutation SetTransportType($method: String, $shipTo: String, $date: String, $store: String) {
    setTransportType(transporttype: $method, outletid: $shipTo, datepopup: $date, store: $store) {
      message
      code
    }
  }
`);

/** Where, how and when an order is started. */
export interface Start {
  readonly shipToId: string;
  readonly method: string;
  readonly date: string;
}

/** Asks the server to start the order (TRANSPORT-42…46, GQL-26); answers the refusal's words, or undefined. */
export async function setTransportType({ shipToId, method, date }: Start): Promise<string | undefined> {
  const answer = await queryGraphql(setTransportTypeDocument, {
    method,
    shipTo: shipToId,
    date,
    store: storage.read(shellKeys.store) ?? null,
  });
  const outcome = answer.setTransportType;
  return outcome?.code ? (outcome.message ?? outcome.code) : undefined;
}
