import { useLocation } from "@tanstack/react-router";
import { Logo } from "@vycep/shell/page/logo.tsx";
import { portalName } from "@vycep/shell/page/portal-name";
import { useSignOut } from "@vycep/shell/sign-out/use-sign-out";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { paths } from "../shared/paths.ts";
import type { CurrentUser } from "../shared/user/current-user.ts";
import { LanguageChoice } from "../shared/user/language-choice.tsx";
import { isWithin, useVisitorLinks } from "../shared/user/menu-entries.ts";

interface BeforeLoginHeaderProps {
  /** Somebody who is signed in but has nothing in the portal: they can only leave. */
  readonly user: CurrentUser | undefined;
}

/** The main menu without login, as the server has it (LAYOUT-27); on mobile a line of its own where it has more than Home. */
function VisitorMenu() {
  const t = useTexts("shell");
  const links = useVisitorLinks();
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <nav
      aria-label={t("mainMenu")}
      className={classNames(
        "min-h-9 flex-1",
        currentThemeRow().hasBrandPage
          ? "max-mobile:order-2 max-mobile:-mx-3 max-mobile:basis-full"
          : "max-mobile:hidden",
      )}
    >
      <ul className="flex items-center">
        {links.map((link) => (
          <li key={link.name}>
            <Anchor
              href={link.path}
              {...(isWithin(path, link) && { "aria-current": "page" as const })}
              className="flex min-h-9 items-center rounded-control px-3 font-semibold whitespace-nowrap text-on-bottle-soft hover:text-on-bottle aria-[current]:bg-on-bottle/15 aria-[current]:text-on-bottle"
            >
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The head of pages before sign-in: logo, language, Login (LAYOUT-19…21). */
export function BeforeLoginHeader({ user }: BeforeLoginHeaderProps) {
  const t = useTexts("shell");
  const signOut = useSignOut();
  return (
    <header data-surface="dark" className="bg-bottle text-on-bottle">
      <div className="page-width flex min-h-header flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <Anchor
          href={paths.home()}
          aria-label={`${portalName()}, ${t("home")}`}
          className="flex min-h-touch items-center"
        >
          <Logo />
        </Anchor>
        {user === undefined && <VisitorMenu />}
        <div className="flex items-center gap-3 max-mobile:contents">
          <div className="max-mobile:order-1 max-mobile:basis-full">
            <LanguageChoice tone="dark" />
          </div>
          {user === undefined ? (
            <ButtonLink href={paths.login()} variant="onDark">
              {t("signIn")}
            </ButtonLink>
          ) : (
            <Button variant="onDark" onClick={() => void signOut.run(undefined)} isBusy={signOut.isBusy}>
              {t("signOut")}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
