import { say } from "@vycep/words/engine/sentence";
import {
  type NotStarted,
  notStartedMessages,
  type ShippingInputCode,
  shippingInputMessages,
} from "@vycep/words/preferences/answers";
import { AppError, type Choice, type ErrorKind } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";

type Language = RequestContext["language"];

/** The refusals of setTransportType as the errors that Magento's calls end with: they have no place for a code. */
export function notStarted(code: NotStarted, language: Language): AppError {
  return new AppError(kindOf(code), { code, message: say(notStartedMessages[code], language) });
}

/** Input that Magento itself would refuse, in its words. */
export function badShippingInput(
  code: ShippingInputCode,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): AppError {
  const path = { ...paths, "required-parameter-missing": values["name"] }[code];
  return new AppError("bad-input", {
    code,
    message: say(shippingInputMessages[code], language, values),
    fields: path === undefined ? [] : [{ path, code: "invalid" }],
  });
}

/** Another address than one of the own places, with those that there are. */
export function addressNotOwn(choices: readonly Choice[], language: Language): AppError {
  const code = "address-not-own";
  return new AppError("bad-input", {
    code,
    message: say(shippingInputMessages[code], language),
    fields: [{ path: "shipping_addresses", code: "invalid" }],
    choices,
  });
}

const paths: Readonly<Partial<Record<ShippingInputCode, string>>> = {
  "addresses-many": "shipping_addresses",
  "address-missing": "shipping_addresses",
  "payer-by-place": "billing_address",
  "methods-many": "shipping_methods",
  "method-unknown": "shipping_methods",
};

/** Foreign and missing places alike (C16). */
function kindOf(code: NotStarted): ErrorKind {
  switch (code) {
    case "ship-to-unknown":
    case "no-ship-to":
      return "not-found";
    case "ship-to-without-catalogue":
      return "forbidden";
    default:
      return "unprocessable";
  }
}
