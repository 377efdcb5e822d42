import type { OwnStop } from "@vycep/contract/deliveries/driver.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useState } from "react";
import type { DriverPlace } from "./driver-address.ts";
import { DriverFrame } from "./driver-frame.tsx";
import { draftOfStop, finishStop, note } from "./driver-notes.ts";
import { PhotoStrip } from "./photo-strip.tsx";
import { SignaturePad } from "./signature-pad.tsx";
import { StopDone } from "./stop-done.tsx";
import { isSigned, notedEmpties, notedLines, type StopDraft, silentLine } from "./stop-draft.ts";
import { standingOf, type useDriver } from "./use-driver.ts";

interface SignPageProps {
  readonly stop: OwnStop;
  readonly driver: ReturnType<typeof useDriver>;
  readonly place: { readonly go: (place: Partial<DriverPlace>) => void };
}

/** Who took it over: name, signature, photographs; then the stop is done, whether or not there is a connection (DDISP-03). */
export function SignPage({ stop, driver, place }: SignPageProps) {
  const t = useTexts("driver");
  const { orderNumber, name } = stop;
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const draft = draftOfStop(driver, orderNumber);
  const change = (part: Partial<StopDraft>) => note({ ...draft, ...part });
  const mustSign = isSigned(stop, draft);
  const isNamed = draft.receivedBy.trim() !== "";
  const isWhole = !mustSign || (isNamed && draft.signature !== null);
  async function finish() {
    setTold(true);
    if (!isWhole || isBusy) return;
    if (silentLine(stop, draft)) return place.go({ stop: orderNumber });
    setBusy(true);
    await finishStop(stop, draft).finally(() => setBusy(false));
    place.go({});
  }
  const back = () => place.go({ stop: orderNumber });
  if (standingOf(stop, driver.reports) !== "open")
    return (
      <DriverFrame title={name} note={orderNumber} isAway={driver.isAway} onBack={() => place.go({})}>
        <StopDone stop={stop} reports={driver.reports} onBack={() => place.go({})} />
      </DriverFrame>
    );
  return (
    <DriverFrame
      title={t("signature")}
      note={`${name} · ${orderNumber}`}
      isAway={driver.isAway}
      onBack={back}
      foot={
        <>
          {driver.isAway && <Alert tone="warning">{t("noSignalNote")}</Alert>}
          <Button isWide size="large" icon="check" isBusy={isBusy} onClick={() => void finish()}>
            {t("finish")}
          </Button>
        </>
      }
    >
      <Summary stop={stop} draft={draft} />
      {mustSign ? (
        <>
          <TextField
            label={t("receivedBy")}
            value={draft.receivedBy}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="words"
            error={isTold && !isNamed ? t("receiverNeeded") : undefined}
            onChange={(event) => change({ receivedBy: event.target.value })}
          />
          <SignaturePad
            value={draft.signature}
            error={isTold && draft.signature === null ? t("signatureNeeded") : undefined}
            onChange={(signature) => change({ signature })}
          />
        </>
      ) : (
        <Alert tone="info">{t("nobodySigns")}</Alert>
      )}
      <PhotoStrip photos={draft.photos} onChange={(photos) => change({ photos })} />
    </DriverFrame>
  );
}

function Summary({ stop, draft }: { readonly stop: OwnStop; readonly draft: StopDraft }) {
  const t = useTexts("driver");
  const lines = notedLines(stop, draft);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const all = sum(lines.map(({ expected }) => expected));
  const units = sum(notedEmpties(stop, draft).map((one) => one.units));
  return (
    <dl className="grid gap-2 rounded-normal border border-line bg-foam p-4 *:flex *:justify-between *:gap-3">
      <div>
        <dt>{t("handedOver")}</dt>
        <dd className="font-bold">
          {t("boxesOf", { count: all, done: sum(lines.map(({ boxes }) => boxes)) })}
        </dd>
      </div>
      {lines
        .filter(({ boxes, expected }) => boxes < expected)
        .map(({ lineNo, name, boxes, expected, reason = "" }) => (
          <div key={lineNo} className="text-red-strong">
            <dt className="min-w-0 text-pretty">{name}</dt>
            <dd className="flex-none text-right font-bold">
              {t("shortBy", { count: expected - boxes, reason })}
            </dd>
          </div>
        ))}
      <div>
        <dt>{t("empties")}</dt>
        <dd className="font-bold">{t("pieces", { count: units })}</dd>
      </div>
    </dl>
  );
}
