import { type textsOf, useTexts } from "../words/i18n.ts";
import type { Failure } from "./api-error.ts";

/**
 * A failure in words, by its cause (OP-93): no answer → "try again later", or that there is no connection; a fault → "something went wrong"; a
 * refusal → what the server said, or "action not performed" when it said nothing.
 */
export function failureTexts(failure: Failure, t: Speak): FailureTexts {
  switch (failure.kind) {
    case "network":
    case "timeout":
      return navigator.onLine
        ? { title: t("failedNetwork"), text: t("failedNetworkText") }
        : { title: t("offlineTitle"), text: t("failedOfflineText") };
    case "server":
      return { title: t("failedServer"), text: t("failedServerText") };
    case "refused":
    case "signed-out":
      return { title: failure.message === "" ? t("failedRefused") : failure.message, text: "" };
  }
}

/** As `failureTexts`; where it is said what was not done, the reason follows it. */
export function useFailureTexts(failure: Failure, what?: string): FailureTexts {
  const { title, text } = failureTexts(failure, useTexts("shell"));
  return what === undefined
    ? { title, text }
    : { title: what, text: [title, text].filter(Boolean).join(" ") };
}

type Speak = ReturnType<typeof textsOf<"shell">>;

interface FailureTexts {
  readonly title: string;
  readonly text: string;
}
