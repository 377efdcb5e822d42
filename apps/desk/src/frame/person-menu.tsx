import { LANGUAGES, nameOfLanguage } from "@vycep/domain/market/language";
import { useSignOut } from "@vycep/shell/sign-out/use-sign-out";
import { changeLanguage, prepareLanguage, useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Avatar } from "@vycep/ui/data/avatar.tsx";
import { useState } from "react";
import type { Me } from "../shared/me.ts";
import { paths } from "../shared/paths.ts";
import { roleKey } from "../shared/roles.ts";
import { chooseScheme, chosenScheme, SCHEMES, type Scheme } from "./scheme.ts";

/** Who is signed in, their language, light or dark, and the way out. */
export function PersonMenu({ me }: { readonly me: Me | undefined }) {
  const t = useTexts("desk");
  const shell = useTexts("shell");
  const language = useLanguage();
  const [scheme, setScheme] = useState(chosenScheme);
  const { run: signOut, isBusy } = useSignOut();
  if (me === undefined) return null;
  const name = `${me.firstName} ${me.lastName}`;
  function handleScheme(next: Scheme) {
    chooseScheme(next);
    setScheme(next);
  }
  async function handleLanguage(next: (typeof LANGUAGES)[number]) {
    await prepareLanguage(next);
    changeLanguage(next);
  }
  const roles = me.roles.map((role) => sayRole(role, t)).join(", ");
  return (
    <Menu
      label={t("personMenu", { name })}
      isBusy={isBusy}
      trigger={
        <span className="flex items-center gap-2.5 text-left leading-tight text-ink">
          <Avatar initials={initialsOf(me)} tone="strong" />
          <span className="max-mobile:sr-only">
            <strong className="block whitespace-nowrap">{name}</strong>
            <span className="block text-fine text-ink-soft">{roles}</span>
          </span>
        </span>
      }
      header={
        <div className="px-4 py-2.5">
          <strong className="block">{name}</strong>
          <span className="text-fine text-ink-soft">{me.email}</span>
        </div>
      }
      groups={[
        SCHEMES.map((one) => ({
          id: one,
          label: t(`scheme.${one}`),
          isCurrent: one === scheme,
          onSelect: () => handleScheme(one),
        })),
        LANGUAGES.map((one) => ({
          id: one,
          label: nameOfLanguage(one),
          isCurrent: one === language,
          onSelect: () => void handleLanguage(one),
        })),
        [{ id: "own-sign-in", label: t("ownSignIn"), icon: "lock", href: paths.ownSignIn() }],
        [
          {
            id: "sign-out",
            label: shell("signOut"),
            icon: "logout",
            onSelect: () => void signOut(undefined),
          },
        ],
      ]}
    />
  );
}

function sayRole(role: string, t: ReturnType<typeof useTexts<"desk">>): string {
  const key = roleKey(role);
  return key === undefined ? role : t(key);
}

function initialsOf({ firstName, lastName }: Me): string {
  return `${[...firstName][0] ?? ""}${[...lastName][0] ?? ""}`;
}
