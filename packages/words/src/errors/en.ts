import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  errorSentences: {
    "body-too-large": "The request body is too large.",
    "cursor-invalid": "This pointer into the list is not valid. Start from the first page.",
    "customer-tokens-off": "Tokens for programs are switched off here.",
    "document-not-registered": "This server does not answer that document. Reload the page.",
    "email-missing": 'Specify the "email" value.',
    forbidden: "The current customer isn't authorized to do this.",
    "forbidden-permission":
      "This needs the permission “{permission}”, which the owner of the account can grant.",
    "foreign-page": "This call is for the portal's own pages.",
    "idempotency-key-reused": "This Idempotency-Key was already used for another request.",
    "idempotency-key-too-long": "The Idempotency-Key may have at most 255 characters.",
    "interaction-expired": "This sign-in has expired. Please start again.",
    internal: "Something went wrong on our side. Please try again.",
    "invalid-input": "Some of the input is not valid.",
    "invalid-token": "The token is invalid or has expired. Please sign in again.",
    "malformed-request": "The request could not be read.",
    "method-not-allowed": "This method is not allowed here.",
    "not-acceptable": "Answers are application/graphql-response+json or application/json.",
    "not-signed-in": "The current customer isn't authorized.",
    "operation-name-missing": "The document has several operations: name one.",
    "password-missing": 'Specify the "password" value.',
    "query-missing": 'The parameter "query" is missing or is not a string.',
    "sign-in-incorrect":
      "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
    "too-many-requests": "Too many requests. Please wait and try again later.",
    unavailable: "The service is not available right now. Please try again in a moment.",
    "unknown-address": "There is nothing at this address.",
    "unknown-operation": "The document has no operation of that name.",
    "unsupported-media-type": "This content type is not understood.",
  },
};
