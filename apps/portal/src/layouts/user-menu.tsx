import { later } from "@vycep/shell/page/later.tsx";
import { usePageKey } from "@vycep/shell/page/use-page-key";
import { useSignOut } from "@vycep/shell/sign-out/use-sign-out";
import { useTexts } from "@vycep/shell/words/i18n";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Avatar } from "@vycep/ui/data/avatar.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useState } from "react";
import type { CurrentUser } from "../shared/user/current-user.ts";
import { type MenuLink, useMenuLinks } from "../shared/user/menu-entries.ts";
import { useCompanyChoice } from "./use-company-choice.ts";
import { useMenuCreator } from "./use-menu-creator.ts";

/** The sheet of all keys; it comes when somebody asks for it. */
export const shortcutsSheet = later(
  async () => (await import("./shortcuts-sheet.tsx")).ShortcutsSheet,
  ["shortcuts"],
);

/** The right-hand user menu (LAYOUT-22…26), with the sheet of all keys, which `?` opens on any page. */
export function UserMenu({ user }: { readonly user: CurrentUser }) {
  const t = useTexts("shell");
  const links = useMenuLinks();
  const signOut = useSignOut();
  const menuCreator = useMenuCreator(user);
  const companies = useCompanyChoice(user).map(({ companyId, name, isChosen, choose }) => ({
    id: `company-${companyId}`,
    label: name,
    icon: "grid" as const,
    isCurrent: isChosen,
    ...(isChosen && { badge: <Chosen /> }),
    onSelect: choose,
  }));
  const entry = ({ name, label, path, icon }: MenuLink) => ({ id: name, label, href: path, icon });
  const groups = [companies, links.user.map(entry), [...links.more, ...menuCreator].map(entry)].filter(
    (group) => group.length > 0,
  );
  const [isSheetOpen, setSheetOpen] = useState(false);
  usePageKey("shortcuts", () => setSheetOpen(true));
  return (
    <>
      <Menu
        label={t("userMenu")}
        tone="onDark"
        trigger={
          <>
            <Avatar initials={user.initials} tone="onDark" />
            <Icon name="chevron-down" size="small" />
          </>
        }
        header={<Who user={user} />}
        groups={[
          ...groups,
          [
            {
              id: "shortcuts",
              label: t("shortcuts"),
              icon: "info",
              onSelect: () => setSheetOpen(true),
            },
            {
              id: "sign-out",
              label: t("signOut"),
              icon: "logout",
              onSelect: () => void signOut.run(undefined),
            },
          ],
        ]}
      />
      {isSheetOpen && <shortcutsSheet.Part onClose={() => setSheetOpen(false)} />}
    </>
  );
}

/** Marks the company that all pages are about. */
export function Chosen() {
  const t = useTexts("shell");
  return (
    <span className="inline-flex items-center gap-1 text-small font-normal">
      <Icon name="check" size="small" />
      {t("chosenCompany")}
    </span>
  );
}

/** Who is signed in. */
export function Who({ user }: { readonly user: CurrentUser }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar initials={user.initials} tone="strong" size="large" />
      <div className="min-w-0 leading-snug">
        <strong className="block truncate">{user.name}</strong>
        <span className="block text-small text-ink-soft">{user.companyName}</span>
      </div>
    </div>
  );
}
