import type { OwnStop } from "@vycep/contract/deliveries/driver.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { takeBack } from "./driver-notes.ts";
import type { KeptReport } from "./kept-notes.ts";
import { reportFor } from "./use-driver.ts";

interface StopDoneProps {
  readonly stop: OwnStop;
  readonly reports: readonly KeptReport[];
  readonly onBack: () => void;
}

/** A stop that was noted: it came, waits for a signal, or was not taken and says why. */
export function StopDone({ stop, reports, onBack }: StopDoneProps) {
  const t = useTexts("driver");
  const report = reportFor(stop, reports);
  const receivedBy = report?.body.receivedBy ?? stop.report?.receivedBy ?? "";
  const boxes = new Map(report?.body.lines.map((line) => [line.lineNo, line.boxes]));
  return (
    <>
      {report && report.refusal !== null ? (
        <Refused report={report} refusal={report.refusal} onBack={onBack} />
      ) : (
        <Alert tone={report ? "warning" : "success"} title={t(report ? "waitsTitle" : "doneTitle")}>
          {report ? t("waitsText") : undefined}
        </Alert>
      )}
      <ul className="divide-y divide-line rounded-normal border border-line bg-foam">
        {stop.lines.map(({ lineNo, name, boxes: expected, delivered }) => (
          <li key={lineNo} className="flex justify-between gap-3 px-4 py-3">
            <span className="min-w-0 text-pretty">{name}</span>
            <b className="whitespace-nowrap tabular-nums">
              {t("pieces", { count: boxes.get(lineNo) ?? delivered ?? expected })}
            </b>
          </li>
        ))}
      </ul>
      {receivedBy !== "" && <p className="text-ink-soft">{t("receivedByWas", { name: receivedBy })}</p>}
      <Button variant="outline" isWide onClick={onBack}>
        {t("backToRound")}
      </Button>
    </>
  );
}

function Refused({
  report,
  refusal,
  onBack,
}: { readonly report: KeptReport; readonly refusal: string } & Pick<StopDoneProps, "onBack">) {
  const t = useTexts("driver");
  return (
    <div className="grid gap-3">
      <Alert tone="error" title={t("notSent")} isLive>
        {refusal}
      </Alert>
      <Button isWide onClick={() => void takeBack(report, true)}>
        {t("correct")}
      </Button>
      <Button isWide variant="danger" onClick={() => void takeBack(report, false).then(onBack)}>
        {t("discard")}
      </Button>
    </div>
  );
}
