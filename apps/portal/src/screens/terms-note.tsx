import { Link } from "@vycep/ui/actions/link.tsx";
import { usePortalExtLinks } from "../features/content/use-portal-ext-links.ts";
import { useTexts } from "../shared/i18n/i18n.ts";
import { useCurrentUser } from "../shared/session/current-user.ts";

/** What sending means; the terms are those of the customer's country. */
export function TermsNote() {
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  const { legal } = usePortalExtLinks(useCurrentUser().country);
  const terms = legal.find(({ name }) => name.startsWith("termsOfUse"));
  return (
    <p className="text-center text-small text-pretty text-ink-soft">
      {t("consent")}{" "}
      {terms === undefined ? (
        t("consentTerms")
      ) : (
        <Link href={terms.url} external={{ label: shell("opensElsewhere") }}>
          {t("consentTerms")}
        </Link>
      )}
    </p>
  );
}
