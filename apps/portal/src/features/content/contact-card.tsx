import type { Country } from "@vycep/domain/market/market";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { openingHours } from "@vycep/words/engine/opening-hours";
import { callAddress, shownPhone, useOwnSupportContact } from "../../shared/user/support-contact.ts";

/** Phone, e-mail and hours of the country's customer service, as far as they are configured (CONTENT-13, CONTENT-14, D28). */
export function ContactCard({ country }: { readonly country: Country | undefined }) {
  const t = useTexts("content");
  const language = useLanguage();
  const contact = useOwnSupportContact(country);
  return (
    <div className="grid max-w-cards grid-cols-2 gap-5 max-mobile:grid-cols-1">
      {contact !== undefined && (
        <Card>
          <dl className="grid gap-4">
            {contact.phone !== null && (
              <Fact term={t("phone")}>
                <Link href={callAddress(contact.phone)} icon="phone">
                  {shownPhone(contact.phone)}
                </Link>
              </Fact>
            )}
            {contact.email !== null && (
              <Fact term={t("email")}>
                <Link href={`mailto:${contact.email}`} icon="mail">
                  {contact.email}
                </Link>
              </Fact>
            )}
            {contact.hours.length > 0 && (
              <Fact term={t("hours")}>{openingHours(contact.hours, language)}</Fact>
            )}
          </dl>
        </Card>
      )}
      <ContactHints />
    </div>
  );
}

/** What to have at hand before one writes or calls. */
export function ContactHints() {
  const t = useTexts("content");
  return (
    <Card title={t("beforeYouWrite")}>
      <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
        <li>{t("hintOrder")}</li>
        <li>{t("hintProduct")}</li>
        <li>{t("hintError")}</li>
      </ul>
    </Card>
  );
}

interface FactProps {
  readonly term: string;
  readonly children: React.ReactNode;
}

function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt className="type-label text-ink-soft">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
