import { useAction } from "@vycep/shell/actions/use-action";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { embeddedReport } from "./use-reporting.ts";

/**
 * The report of the brewery's reporting tool (REPORT-02): its frame is loaded after the person asks for it, because it
 * sets cookies of its own; each time anew, because its token lives for minutes.
 */
export function EmbeddedReport({ name }: { readonly name: string }) {
  const t = useTexts("reporting");
  const load = useAction(embeddedReport, { showsOwnFailure: true });
  const address = load.ended?.kind === "done" ? (load.ended.answer.embedUrl ?? undefined) : undefined;
  const hasFailed = load.ended !== undefined && address === undefined;
  const button = (
    <Button variant="outline" isBusy={load.isBusy} onClick={() => void load.run()}>
      {hasFailed ? t("tryAgain") : t("loadReport")}
    </Button>
  );
  return (
    <div data-print="hide" className="mt-5">
      <Card isFlush title={name} aside={address === undefined && !hasFailed && button}>
        <p className="px-5 pb-4 text-small text-ink-soft">{t("embeddedConsent")}</p>
        {address !== undefined && (
          <iframe
            title={name}
            src={address}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups allow-downloads"
            className="block h-[70vh] w-full border-t border-line"
          />
        )}
        {address === undefined && hasFailed && (
          <EmptyState title={t("embeddedFailed")} actions={button}>
            {t("embeddedFailedText")}
          </EmptyState>
        )}
        {address === undefined && !hasFailed && (
          <p className="flex items-center justify-center gap-2.5 border-t border-line bg-foam-dim px-5 py-16 text-ink-soft">
            <Icon name="lock" />
            {t("embeddedPlace")}
          </p>
        )}
      </Card>
    </div>
  );
}
