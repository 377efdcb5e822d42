import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";

/** What was added is in the cart, and the cart is the next step; the focus stands on the way there. */
export function InCart() {
  const t = useTexts("fast-entry");
  return (
    <div ref={focusTheWay}>
      <Alert
        tone="success"
        action={
          <ButtonLink href="/cart" variant="outline" size="small" iconAfter="arrow-right">
            {t("toCart")}
          </ButtonLink>
        }
      >
        {t("inCart")}
      </Alert>
    </div>
  );
}

function focusTheWay(around: HTMLElement | null) {
  around?.querySelector("a")?.focus();
}
