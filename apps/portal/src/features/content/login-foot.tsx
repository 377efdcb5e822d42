import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { paths } from "../../shared/paths.ts";
import { usePortalExtLinks } from "./use-portal-ext-links.ts";

/** The foot of the sign-in page: not under 18, legal links, contact. */
export function LoginFoot() {
  const t = useTexts("shell");
  const { legal } = usePortalExtLinks(undefined);
  return (
    <footer className="flex items-center justify-between gap-5 border-t border-line pt-4 text-fine text-ink-soft max-mobile:flex-col max-mobile:items-start">
      <p className="flex shrink-0 items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-8.5 flex-none place-items-center rounded-full border-2 border-amber-deep text-label font-bold text-amber-deep"
        >
          {"18+"}
        </span>
        <span className="max-w-[24ch]">{t("drinkResponsibly")}</span>
      </p>
      <nav aria-label={t("footerLegal")}>
        <ul className="flex flex-wrap justify-end gap-x-4.5 gap-y-2 max-mobile:justify-start">
          {legal.map((link) => (
            <li key={link.name}>
              <Link href={link.url} variant="plain">
                {link.label}
              </Link>
            </li>
          ))}
          <li>
            <Link href={paths.contact()} variant="plain">
              {t("contact")}
            </Link>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
