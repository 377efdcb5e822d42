import { Logo } from "@vycep/shell/page/logo.tsx";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { openingHours } from "@vycep/words/engine/opening-hours";
import type { ReactNode } from "react";
import { usePortalExtLinks } from "../features/content/use-portal-ext-links.ts";
import type { CurrentUser } from "../shared/user/current-user.ts";
import { LanguageChoice } from "../shared/user/language-choice.tsx";
import { callAddress, shownPhone, useOwnSupportContact } from "../shared/user/support-contact.ts";

/** The foot of every page (LAYOUT-06…10, CONTENT-10…14): brands, customer service by country, language, legal links. */
export function PortalFooter({ country }: Pick<CurrentUser, "country">) {
  const t = useTexts("shell");
  const links = usePortalExtLinks(country);
  const language = useLanguage();
  const { brand } = currentThemeRow();
  const contact = useOwnSupportContact(country);
  return (
    <footer
      data-surface="dark"
      data-print="hide"
      className="bg-bottle-deep text-small text-on-bottle-soft [&_a]:min-h-6 max-mobile:[&_a]:min-h-touch"
    >
      <div className="page-width pt-9 pb-7">
        <div className="grid grid-cols-[1.1fr_2fr_1.1fr_auto] gap-11 max-mobile:grid-cols-1 max-mobile:gap-7 tablet:grid-cols-2 tablet:gap-8">
          <div className="grid content-start gap-3">
            <Logo />
            <p className="max-w-[34ch]">
              {brand === undefined ? t("footerAbout") : t("footerAboutBrand", { brand })}
            </p>
          </div>
          <details className="group border-y border-on-bottle/15 desktop:hidden">
            <summary className="flex min-h-12 list-none items-center justify-between font-semibold text-on-bottle [&::-webkit-details-marker]:hidden">
              {t("footerBrands")}
              <span className="group-open:rotate-180">
                <Icon name="chevron-down" />
              </span>
            </summary>
            <BrandLinks brands={links.brands} />
          </details>
          <FootPart title={t("footerBrands")} isOnDesktopOnly>
            <BrandLinks brands={links.brands} />
          </FootPart>
          {contact !== undefined && (
            <FootPart title={t("footerService")}>
              {contact.hours.length > 0 && <p>{openingHours(contact.hours, language)}</p>}
              {contact.phone !== null && (
                <p className="mt-2">
                  <Link href={callAddress(contact.phone)} variant="onDark" icon="phone">
                    {shownPhone(contact.phone)}
                  </Link>
                </p>
              )}
              {contact.email !== null && (
                <p className="mt-2">
                  <Link href={`mailto:${contact.email}`} variant="onDark" icon="mail">
                    {contact.email}
                  </Link>
                </p>
              )}
            </FootPart>
          )}
          <FootPart title={t("language")}>
            <LanguageChoice tone="dark" />
          </FootPart>
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-on-bottle/15 pt-5">
          <p className="flex items-center gap-3">
            <AgeMark />
            {t("drinkResponsibly")}
          </p>
          <nav aria-label={t("footerLegal")}>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {links.legal.map((link) => (
                <li key={link.name}>
                  <Link href={link.url} variant="onDark">
                    {link.label}
                  </Link>
                </li>
              ))}
              <li>
                <Link href="/contact" variant="onDark">
                  {t("contact")}
                </Link>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function BrandLinks({ brands }: Pick<ReturnType<typeof usePortalExtLinks>, "brands">) {
  const t = useTexts("shell");
  return (
    <ul className="grid grid-cols-3 gap-x-6 gap-y-2 max-wide:grid-cols-2 max-mobile:pb-3">
      {brands.map((link) => (
        <li key={link.name}>
          <Link href={link.url} variant="onDark" external={{ label: t("opensElsewhere") }}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface FootPartProps {
  readonly title: string;
  readonly isOnDesktopOnly?: boolean;
  readonly children: ReactNode;
}

function FootPart({ title, isOnDesktopOnly = false, children }: FootPartProps) {
  return (
    <section className={isOnDesktopOnly ? "max-mobile:hidden" : ""}>
      <h2 className="type-label mb-3">{title}</h2>
      {children}
    </section>
  );
}

/** Not for persons under 18. */
function AgeMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 flex-none place-items-center rounded-full border-2 border-amber text-label font-bold text-amber"
    >
      {"18+"}
    </span>
  );
}
