import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { usePortalExtLinks } from "../../features/content/use-portal-ext-links.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

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
