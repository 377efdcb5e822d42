import { useSuspenseQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { EmbeddedReport } from "../../features/reporting/embedded-report.tsx";
import { reportsQuery } from "../../features/reporting/use-reporting.ts";

/** ROUTE-16, OP-134: the reports that the person may open; our own as pages, that of the brewery's tool in a frame. */
export const reportsScreen: Screen = {
  component: ReportsScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(reportsQuery());
  },
  pending: ReportsSkeleton,
};

const icons: Readonly<Record<string, IconName>> = {
  consumption: "chart",
  contracts: "receipt",
  empties: "keg",
};

function ReportsScreen() {
  const t = useTexts("reporting");
  const shell = useTexts("shell");
  const reports = useSuspenseQuery(reportsQuery()).data;
  const embedded = reports.find(({ type }) => type === "embedded");
  return (
    <>
      <PageTitle title={shell("reporting")} note={t("overview")} />
      <ul className="grid gap-5 desktop:grid-cols-3">
        {reports.map(
          ({ id, name, description, path }) =>
            path !== null && (
              <li
                key={id}
                className="relative rounded-large border border-line bg-foam p-card hover:border-bottle-edge"
              >
                <span className="mb-3.5 grid size-11 place-items-center rounded-normal bg-bottle-tint text-bottle">
                  <Icon name={icons[id] ?? "document"} />
                </span>
                <h2 className="type-heading after:*:absolute after:*:inset-0 after:*:rounded-large">
                  <Link href={path} variant="plain">
                    {name}
                  </Link>
                </h2>
                <p className="mt-1.5 text-ink-soft">{description}</p>
              </li>
            ),
        )}
      </ul>
      {embedded !== undefined && <EmbeddedReport name={embedded.name} />}
    </>
  );
}

function ReportsSkeleton() {
  const shell = useTexts("shell");
  return (
    <>
      <PageTitle title={shell("reporting")} />
      <SkeletonRows label={shell("loading")} rows={3} />
    </>
  );
}
