import { useSignOut } from "@vycep/shell/sign-out/use-sign-out";
import { useTexts } from "@vycep/shell/words/i18n";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { Sheet } from "@vycep/ui/overlays/sheet.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { useState } from "react";
import { useFavouriteSkus } from "../features/favourites/use-favourites.ts";
import { paths } from "../shared/paths.ts";
import type { CurrentUser } from "../shared/user/current-user.ts";
import { LanguageChoice } from "../shared/user/language-choice.tsx";
import { type MenuLink, useMayOpen, useMenuLinks } from "../shared/user/menu-entries.ts";
import { useCompanyChoice } from "./use-company-choice.ts";
import { useMenuCreator } from "./use-menu-creator.ts";
import { Chosen, shortcutsSheet, Who } from "./user-menu.tsx";

/** What stands in the bottom navigation. */
const below: ReadonlySet<MenuLink["name"]> = new Set([
  "homepage",
  "products",
  "orders-history",
  "saved-orders",
]);

interface MenuSheetProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

interface SheetLink extends MenuLink {
  /** How many are behind it. */
  readonly count?: number | undefined;
}

/** The way to the favourites, which stand in the header elsewhere (LAYOUT-03, D46). */
function useFavouritesEntry(): readonly SheetLink[] {
  const t = useTexts("shell");
  const isOffered = useMayOpen()({ name: "favorites" });
  const count = useFavouriteSkus(isOffered)?.size ?? 0;
  const path = paths.favourites();
  if (!isOffered) return [];
  return [
    {
      name: "favorites",
      label: t("favourites"),
      path,
      area: path,
      icon: "heart",
      count: count === 0 ? undefined : count,
    },
  ];
}

/** The way into the cellar, for who may order: on the telephone, which goes there. */
function useCellarEntry(): readonly SheetLink[] {
  const t = useTexts("shell");
  const path = paths.cellar();
  const isOffered = useMayOpen()({ name: "cellar" });
  return isOffered ? [{ name: "cellar", label: t("cellar"), path, area: path, icon: "keg" }] : [];
}

/** Everything that is not in the bottom navigation, with the sheet of all keys, sign-out and language. */
export function MenuSheet({ user, onClose }: MenuSheetProps) {
  const t = useTexts("shell");
  const links = useMenuLinks();
  const signOut = useSignOut();
  const companies = useCompanyChoice(user);
  const isBelow = ({ name }: MenuLink) => below.has(name);
  const favourites = useFavouritesEntry();
  const cellar = useCellarEntry();
  const pages: readonly SheetLink[] = [
    ...favourites,
    ...cellar,
    ...links.main.filter((link) => !isBelow(link)),
    ...links.more,
    ...useMenuCreator(user),
  ];
  const groups: readonly (readonly SheetLink[])[] = [pages, links.user].filter((group) => group.length > 0);
  const [isOfKeys, setOfKeys] = useState(false);
  if (isOfKeys) return <shortcutsSheet.Part onClose={onClose} />;
  return (
    <Sheet isOpen onClose={onClose} title={t("menu")} closeLabel={t("close")} header={<Who user={user} />}>
      {companies.length > 0 && (
        <ul aria-label={t("companies")} className="border-b border-line px-3 py-2">
          {companies.map(({ companyId, name, isChosen, choose }) => (
            <li key={companyId}>
              <button
                type="button"
                onClick={choose}
                {...(isChosen && { "aria-current": true })}
                className="flex min-h-12 w-full items-center gap-3.5 rounded-control px-2 text-left font-semibold aria-[current]:bg-bottle-mist aria-[current]:text-bottle"
              >
                <span className="text-ink-soft">
                  <Icon name="grid" />
                </span>
                <span className="flex-1">{name}</span>
                {isChosen && <Chosen />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <ul key={group[0]?.name} className="border-b border-line px-3 py-2">
          {group.map((link) => (
            <li key={link.name}>
              <Anchor
                href={link.path}
                onClick={onClose}
                className="flex min-h-12 items-center gap-3.5 rounded-control px-2 font-semibold"
              >
                <span className="text-ink-soft">
                  <Icon name={link.icon} />
                </span>
                <span className="flex-1">{link.label}</span>
                {link.count !== undefined && <Count value={formatCount(link.count)} tone="bottle" />}
                <Icon name="chevron-right" size="small" />
              </Anchor>
            </li>
          ))}
        </ul>
      ))}
      <div className="grid gap-3 px-3 pt-2 pb-4">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOfKeys(true)}
          className="flex min-h-12 items-center gap-3.5 rounded-control px-2 font-semibold"
        >
          <span className="text-ink-soft">
            <Icon name="info" />
          </span>
          {t("shortcuts")}
        </button>
        <button
          type="button"
          onClick={() => void signOut.run(undefined)}
          className="flex min-h-12 items-center gap-3.5 rounded-control px-2 font-semibold"
        >
          <span className="text-ink-soft">
            <Icon name="logout" />
          </span>
          {t("signOut")}
        </button>
        <LanguageChoice />
      </div>
    </Sheet>
  );
}
