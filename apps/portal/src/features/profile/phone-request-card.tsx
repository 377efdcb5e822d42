import { spacedPhone } from "@vycep/domain/market/phone";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { callAddress } from "../../shared/user/support-contact.ts";

interface PhoneRequestCardProps {
  readonly person: { readonly name: string; readonly email: string; readonly phone: string };
  readonly companyName: string;
  /** Whom to ask, as the brewery has configured it (D28). */
  readonly contact: { readonly email?: string | null; readonly phone?: string | null } | undefined;
}

/** A key user changes the phone through customer service: a letter that only wants the new number (PROFILE-04). */
export function PhoneRequestCard({ person, companyName, contact }: PhoneRequestCardProps) {
  const t = useTexts("profile");
  const ask = askHref();
  if (ask === undefined) return null;
  function askHref(): string | undefined {
    if (contact?.email) {
      const subject = t("phoneRequestSubject", { name: person.name });
      const body = t("phoneRequestBody", {
        name: person.name,
        email: person.email,
        company: companyName,
        phone: spacedPhone(person.phone),
      });
      return `mailto:${contact.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
    }
    return contact?.phone ? callAddress(contact.phone) : undefined;
  }
  return (
    <Card title={t("phoneRequestTitle")}>
      <p className="text-ink-soft">{t("phoneRequestText")}</p>
      <div className="mt-4">
        <ButtonLink href={ask} variant="outline" isWide icon={contact?.email ? "mail" : "phone"}>
          {contact?.email ? t("phoneRequest") : t("phoneRequestCall")}
        </ButtonLink>
      </div>
    </Card>
  );
}
