import type { DemoUsers as Demo } from "@vycep/contract/identity/identity.rest";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Avatar } from "@vycep/ui/data/avatar.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { shellPorts } from "../ports.ts";
import { useLanguage, useTexts } from "../words/i18n.ts";

interface DemoUsersProps {
  readonly demo: Demo;
  readonly onPick: (as: { readonly email: string; readonly password: string }) => void;
  readonly isBusy: boolean;
}

/** The demo's people, one of each kind. */
export function DemoUsers({ demo, onPick, isBusy }: DemoUsersProps) {
  const t = useTexts("identity");
  const shell = useTexts("shell");
  const language = useLanguage();
  return (
    <section aria-labelledby="demo-users" className="mt-4">
      <h2
        id="demo-users"
        className="type-label flex items-center gap-3.5 text-ink-soft before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong"
      >
        {t("demoTitle")}
      </h2>
      <ul className="mt-2.5 grid auto-rows-fr grid-cols-2 gap-1.5 max-mobile:grid-cols-1 max-mobile:gap-2">
        {demo.users.map((user) => (
          <li key={user.email} className="flex">
            <button
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && onPick({ email: user.email, password: demo.password })}
              className="flex min-h-12 w-full items-center gap-2.5 rounded-control border border-line-strong bg-foam px-2.5 py-1 text-left transition-colors hover:border-bottle hover:bg-bottle-mist"
            >
              <Avatar initials={user.initials} />
              <span className="min-w-0 flex-1 leading-tight">
                <strong className="block truncate text-small">{user.name}</strong>
                <span className="block text-fine text-ink-soft">
                  {shellPorts().roleOfDemo?.(user.roleKey) ?? roleText(t, user.roleKey)}
                </span>
              </span>
              <Icon name="chevron-right" size="small" />
            </button>
          </li>
        ))}
      </ul>
      {demo.mailbox !== null && (
        <p className="mt-3 text-small">
          <Link
            href={`${demo.mailbox}?lang=${language}`}
            icon="mail"
            external={{ label: shell("opensElsewhere") }}
          >
            {t("demoMailbox")}
          </Link>
        </p>
      )}
    </section>
  );
}

const roleKeys = [
  "owner",
  "delegated-owner",
  "tank-and-unfiltered",
  "accountant",
  "wholesale",
  "warehouse",
  "retail-chain",
  "sub-account",
  "slovak-owner",
  "academy-only",
  "suspended-ship-to",
  "several-companies",
] as const;

/** The server names whom the person stands for; one of a newer server is simply not described. */
function roleText(t: ReturnType<typeof useTexts<"identity">>, roleKey: string): string {
  const known = roleKeys.find((key) => key === roleKey);
  return known === undefined ? "" : t(`role-${known}`);
}
