import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  newPunchOutAnswer,
  newPunchOutBody,
  punchOutRevokedAnswer,
  punchOutSchema,
  punchOutsAnswer,
} from "./punch-out.rest.ts";

export const punchOutFields = [
  told(punchOutSchema, {
    id: "Sender identity in cXML, user name in OCI.",
    name: "What its people call the purchasing system.",
    returnHosts: "Hosts that carts may be taken home to.",
    createdAt: `When it was connected: ${words.instant}`,
    lastUsedAt: `When somebody came from it last: ${words.instant} Null until then.`,
  }),
  told(punchOutsAnswer, {
    punchOuts: "Connected purchasing systems of the company.",
    isOffered: "Whether there can be any: not beside an issuer of the brewery's own.",
  }),
  told(newPunchOutBody, {
    name: "What the purchasing system is to be called, one line.",
    returnHosts: "Hosts that carts may be taken home to, such as buy.example.",
  }),
  told(newPunchOutAnswer, {
    punchOut: "The system as lists show it from now on.",
    secret: "Shared secret of cXML and password of OCI, told this once.",
  }),
  told(punchOutRevokedAnswer, { result: words.done }),
];
