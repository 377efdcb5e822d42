import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { paths } from "../../shared/paths.ts";
import type { OrderingState } from "./ordering-state.ts";

interface OrderingClosedProps {
  readonly state: Exclude<OrderingState, { kind: "open" }>;
}

/** Why there is nothing to order with, and who can change it. */
export function OrderingClosed({ state }: OrderingClosedProps) {
  const t = useTexts("home");
  const shell = useTexts("shell");
  // Whose role is another one, an accountant's say, has nothing to be warned of.
  if (state.kind === "no-catalogue") return <Alert tone="info">{t("noCatalogueText")}</Alert>;
  const places = state.names.length === 1 ? "one" : "more";
  return (
    <Alert
      tone="warning"
      title={t(`suspendedTitle.${places}`)}
      action={
        <ButtonLink href={paths.contact()} variant="outline">
          {shell("writeToService")}
        </ButtonLink>
      }
    >
      {t(`suspendedText.${places}`, { names: state.names.join(", ") })}
    </Alert>
  );
}
