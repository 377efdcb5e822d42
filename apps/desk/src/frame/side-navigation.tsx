import { useQueries } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Logo } from "@vycep/shell/page/logo.tsx";
import { portalName } from "@vycep/shell/page/portal-name";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount } from "@vycep/words/engine/format";
import { NAV_SECTIONS, type NavEntry, type NavSection, type WorkItem } from "../shared/feature.ts";
import type { Me } from "../shared/me.ts";
import { paths } from "../shared/paths.ts";
import { workItems, workQuery } from "../shared/work.ts";
import { currentEntry, entriesFor } from "./entries.ts";

interface SideNavigationProps {
  readonly nav: readonly NavEntry[];
  readonly me: Me | undefined;
}

/** The desk's parts, only those that the person may see; icons alone where there is little room. */
export function SideNavigation({ nav, me }: SideNavigationProps) {
  const t = useTexts("desk");
  const { brand } = currentThemeRow();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const entries = entriesFor(nav, me);
  const current = currentEntry(entries, path);
  return (
    <nav
      aria-label={t("navigation")}
      data-surface="dark"
      data-print="hide"
      className="sticky top-0 flex h-dvh flex-col overflow-y-auto bg-bottle-deep [scrollbar-color:currentColor_transparent] [scrollbar-width:thin] px-2.5 pb-2.5 text-on-bottle-soft slim:px-1.5 max-mobile:static max-mobile:h-auto max-mobile:flex-row max-mobile:gap-1 max-mobile:overflow-x-auto"
    >
      <Anchor
        href={paths.today()}
        aria-label={t("toToday", { name: portalName() })}
        className="flex min-h-13 items-center justify-between gap-2 px-2 slim:justify-center slim:px-0"
      >
        <span
          className={classNames(
            "slim:w-[1.875rem] slim:overflow-hidden",
            // There is less room here than in the portal's head, and a brewery's name is longer than that of the house.
            brand !== undefined && "[&_.type-logo]:line-clamp-2 [&_.type-logo]:text-lead",
          )}
        >
          <Logo />
        </span>
        <span className="type-label slim:sr-only max-mobile:sr-only">{t("desk")}</span>
      </Anchor>
      {NAV_SECTIONS.map((section) => (
        <Section
          key={section}
          section={section}
          entries={entries.filter((entry) => entry.section === section)}
          current={current}
        />
      ))}
    </nav>
  );
}

interface SectionProps {
  readonly section: NavSection;
  readonly entries: readonly NavEntry[];
  readonly current: NavEntry | undefined;
}

function Section({ section, entries, current }: SectionProps) {
  const t = useTexts("desk");
  if (entries.length === 0) return null;
  const hasHead = section !== "top";
  return (
    <section aria-label={hasHead ? t(`section.${section}`) : undefined} className="max-mobile:contents">
      {hasHead && (
        <h2 className="type-label px-2.5 pt-3 pb-1 opacity-85 slim:sr-only max-mobile:sr-only">
          {t(`section.${section}`)}
        </h2>
      )}
      <ul className="slim:mt-2 max-mobile:flex max-mobile:gap-1">
        {entries.map((entry) => (
          <li key={entry.path}>
            <Anchor
              href={entry.path}
              {...(entry === current && { "aria-current": "page" as const })}
              className={classNames(
                "relative flex min-h-8 items-center gap-2.5 rounded-control px-2.5 font-medium coarse:min-h-touch slim:min-h-10 slim:justify-center slim:px-0 max-mobile:min-h-touch",
                entry === current
                  ? "bg-on-bottle/12 text-on-bottle shadow-current"
                  : "hover:bg-on-bottle/8 hover:text-on-bottle",
              )}
            >
              <Icon name={entry.icon} size="small" />
              <span className="whitespace-nowrap slim:sr-only">{t(entry.title)}</span>
              <Waiting items={workBeside(entry)} />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The work whose number stands beside a line; who may enter the line may see it. */
function workBeside({ work = [] }: NavEntry): readonly WorkItem[] {
  return workItems().filter(({ id }) => work.includes(id));
}

/** How much of it waits, all in all; red where somebody must act. */
function Waiting({ items }: { readonly items: readonly WorkItem[] }) {
  const found = useQueries({ queries: items.map(workQuery) }).flatMap(({ data }) => data ?? []);
  const count = found.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  const isUrgent = items.some(({ tone }) => tone === "red");
  return (
    <>
      {" "}
      <span
        className={classNames(
          "ml-auto rounded-full px-2 text-fine font-semibold tabular-nums slim:hidden max-mobile:hidden",
          isUrgent ? "bg-red text-on-bottle" : "bg-on-bottle/12 text-on-bottle",
        )}
      >
        {formatCount(count) + (found.some(({ isMore }) => isMore === true) ? "+" : "")}
      </span>
      {isUrgent && (
        <span className="absolute top-1 right-1 hidden size-2.5 rounded-full bg-red slim:block max-mobile:hidden" />
      )}
    </>
  );
}
