import { useLocation } from "@tanstack/react-router";
import { isOfStaff } from "@vycep/shell/door/door";
import { later } from "@vycep/shell/page/later.tsx";
import { Logo } from "@vycep/shell/page/logo.tsx";
import { portalName } from "@vycep/shell/page/portal-name";
import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { paths } from "../shared/paths.ts";
import { type CurrentUser, selectableShipTosOf } from "../shared/user/current-user.ts";
import { isWithin, useMayOpen, useMenuLinks } from "../shared/user/menu-entries.ts";
import { UserMenu } from "./user-menu.tsx";

const loadHead = async () => (await import("./head-parts.ts")).headParts;
const loadOrderingHead = async () => (await import("./ordering-parts.tsx")).orderingHead;

// Quoting the cart brings the rules of ordering along; the page does not wait for them.
const cartButton = later(
  async () => (await loadOrderingHead()).CartButton,
  ["cart"],
  <span className="h-touch w-28 rounded-control bg-on-bottle/15 low:w-48 max-mobile:w-11" />,
);

const favouritesLink = later(
  async () => {
    const { FavouritesLink, prepareFavouritesWhenIdle } = await loadOrderingHead();
    prepareFavouritesWhenIdle();
    return FavouritesLink;
  },
  ["shell"],
  <span className="h-touch w-18" />,
);

const searchButton = later(
  async () => (await loadHead()).SearchButton,
  ["search"],
  <span className="h-touch w-11" />,
);

const noticeBell = later(
  async () => (await loadHead()).NoticeBell,
  ["notices"],
  <span className="h-touch w-20 max-mobile:w-11" />,
);

/** Fetches what the head shows of cart and favourites while the page is still being prepared. */
export function prefetchHeaderParts(): void {
  void cartButton.prefetch();
  void favouritesLink.prefetch();
  void searchButton.prefetch();
  void noticeBell.prefetch();
}

/** The head of every page: logo, main menu by permission (LAYOUT-01), the search of everything, favourites (LAYOUT-03; on a phone in the menu, D46), the bell (BELL-01), cart (LAYOUT-02) and the user menu. */
export function PortalHeader({ user }: { readonly user: CurrentUser }) {
  const t = useTexts("shell");
  const { main } = useMenuLinks();
  const mayOpen = useMayOpen();
  const hasCart = mayOpen({ name: "cart" }) && selectableShipTosOf(user).length > 0;
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <header data-surface="dark" data-print="hide" className="@container bg-bottle text-on-bottle">
      <div className="page-width flex min-h-header low:min-h-14 max-mobile:min-h-14 items-center gap-5 desktop:@max-5xl:flex-wrap desktop:@max-5xl:gap-y-0">
        <Anchor
          href={paths.home()}
          aria-label={`${portalName()}, ${t("home")}`}
          className="flex min-h-touch items-center @max-[22rem]:[&_span>span]:hidden"
        >
          <Logo />
        </Anchor>
        <nav
          aria-label={t("mainMenu")}
          className="min-w-0 flex-1 max-mobile:hidden @max-5xl:order-last @max-5xl:-mx-3 @max-5xl:basis-full @max-5xl:pb-2.5"
        >
          <ul className="flex flex-wrap items-center overflow-hidden">
            {main.map((link) => (
              <li key={link.name}>
                <Anchor
                  href={link.path}
                  {...(isWithin(path, link) && { "aria-current": "page" as const })}
                  className="flex min-h-9 low:min-h-7 items-center rounded-control px-3 @max-[85rem]:px-2.5 font-semibold whitespace-nowrap text-on-bottle-soft hover:text-on-bottle aria-[current]:bg-on-bottle/15 aria-[current]:text-on-bottle"
                >
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-h-header low:min-h-14 max-mobile:min-h-14 flex-none items-center gap-2 max-mobile:gap-1 @max-5xl:ml-auto">
          {!user.isAcademyOnly && <searchButton.Part />}
          {!user.isAcademyOnly && !isOfStaff && <noticeBell.Part />}
          {mayOpen({ name: "favorites" }) && (
            <div className="max-mobile:hidden">
              <favouritesLink.Part />
            </div>
          )}
          {hasCart && <cartButton.Part />}
          <div className="max-mobile:hidden">
            <UserMenu user={user} />
          </div>
        </div>
      </div>
    </header>
  );
}
