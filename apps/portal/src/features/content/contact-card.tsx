import type { Country } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { supportContact } from "../../shared/user/support-contact.ts";

/** Phone, e-mail and hours of the country's customer service (CONTENT-13, CONTENT-14, OP-29). */
export function ContactCard({ country }: { readonly country: Country | undefined }) {
  const t = useTexts("content");
  const { phone, email, from, to } = supportContact(country);
  return (
    <div className="grid max-w-cards grid-cols-2 gap-5 max-mobile:grid-cols-1">
      <Card>
        <dl className="grid gap-4">
          <Fact term={t("phone")}>
            <Link href={`tel:${phone.replaceAll(" ", "")}`} icon="phone">
              {phone.replaceAll(" ", "\u00a0")}
            </Link>
          </Fact>
          <Fact term={t("email")}>
            <Link href={`mailto:${email}`} icon="mail">
              {email}
            </Link>
          </Fact>
          <Fact term={t("hours")}>{t("hoursText", { from, to })}</Fact>
        </dl>
      </Card>
      <Card title={t("beforeYouWrite")}>
        <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
          <li>{t("hintOrder")}</li>
          <li>{t("hintProduct")}</li>
          <li>{t("hintError")}</li>
        </ul>
      </Card>
    </div>
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
