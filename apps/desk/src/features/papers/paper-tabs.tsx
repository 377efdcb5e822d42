import { useTexts } from "@vycep/shell/words/i18n";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { paths } from "../../shared/paths.ts";
import { PAPER_TABS, type PapersState, papersAddress } from "./papers-address.ts";

interface PaperTabsProps {
  readonly current: PapersState["tab"] | "all" | "contracts";
  /** What else the list is narrowed by; it stays. */
  readonly state?: PapersState | undefined;
}

/** Kinds of papers and the contracts, beside each other. */
export function PaperTabs({ current, state }: PaperTabsProps) {
  const t = useTexts("paper-desk");
  const hrefOf = (tab: PapersState["tab"]) =>
    state === undefined
      ? paths.papers() + (tab === undefined ? "" : `?tab=${tab}`)
      : paths.papers() + papersAddress.print({ ...state, tab, after: undefined });
  return (
    <div className="px-page pb-1">
      <TabLinks
        label={t("tabs")}
        tabs={[
          ...([undefined, ...PAPER_TABS] as const).map((tab) => ({
            href: hrefOf(tab),
            label: t(`tab.${tab ?? "all"}`),
            isCurrent: current === (tab ?? "all"),
          })),
          { href: paths.contracts(), label: t("contracts"), isCurrent: current === "contracts" },
        ]}
      />
    </div>
  );
}
