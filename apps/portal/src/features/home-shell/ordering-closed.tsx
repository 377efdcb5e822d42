import { Alert } from "@vycep/ui/alert.tsx";
import { ButtonLink } from "@vycep/ui/button-link.tsx";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { paths } from "../../shared/paths.ts";
import type { OrderingState } from "./ordering-state.ts";

interface OrderingClosedProps {
  readonly state: Exclude<OrderingState, { kind: "open" }>;
}

/** Why there is nothing to order with, and who can change it. */
export function OrderingClosed({ state }: OrderingClosedProps) {
  const t = useTexts("home");
  const shell = useTexts("shell");
  const isSuspended = state.kind === "all-suspended";
  return (
    <Alert
      tone="warning"
      title={isSuspended ? t("suspendedTitle") : t("noCatalogueTitle")}
      action={
        isSuspended && (
          <ButtonLink href={paths.contact()} variant="outline">
            {shell("writeToService")}
          </ButtonLink>
        )
      }
    >
      {isSuspended ? t("suspendedText", { names: state.names.join(", ") }) : t("noCatalogueText")}
    </Alert>
  );
}
