import type { OwnRound, OwnStop } from "@vycep/contract/deliveries/driver.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { useState } from "react";
import { money } from "../../kit/money.ts";
import type { DriverPlace } from "./driver-address.ts";
import { DriverFrame } from "./driver-frame.tsx";
import { draftOfStop, note } from "./driver-notes.ts";
import { EmptiesList } from "./empties-list.tsx";
import { GoodsList } from "./goods-list.tsx";
import { StopDone } from "./stop-done.tsx";
import { notedLines, refundOf, type StopDraft, silentLine } from "./stop-draft.ts";
import { standingOf, type useDriver } from "./use-driver.ts";

interface StopPageProps {
  readonly stop: OwnStop;
  readonly round: OwnRound;
  readonly driver: ReturnType<typeof useDriver>;
  readonly place: { readonly go: (place: Partial<DriverPlace>) => void };
}

/** One stop: all is as it should be, unless somebody says otherwise; empties are counted (DDISP-03). */
export function StopPage({ stop, round, driver, place }: StopPageProps) {
  const t = useTexts("driver");
  const { orderNumber, position, name, contact, collects, currency } = stop;
  const [isTold, setTold] = useState(false);
  const draft = draftOfStop(driver, orderNumber);
  const change = (part: Partial<StopDraft>) => note({ ...draft, ...part });
  const isOpen = standingOf(stop, driver.reports) === "open";
  const silent = silentLine(stop, draft);
  function goOn() {
    setTold(true);
    if (silent === undefined) place.go({ stop: orderNumber, step: "sign" });
  }
  const refund = refundOf(stop, draft);
  return (
    <DriverFrame
      title={name}
      note={t("positionOf", { position, count: round.stops.length, number: orderNumber })}
      isAway={driver.isAway}
      onBack={() => place.go({})}
      aside={
        contact && contact.phone !== "" ? (
          <Anchor
            href={`tel:${contact.phone.replaceAll(" ", "")}`}
            aria-label={t("call", contact)}
            className="grid size-touch flex-none place-items-center rounded-control text-on-bottle"
          >
            <Icon name="phone" />
          </Anchor>
        ) : undefined
      }
      foot={
        isOpen ? (
          <>
            {collects && (
              <p className="flex justify-between gap-3 text-ink-soft">
                {t("collects")} <b className="text-ink">{money(collects.minor, collects.currency)}</b>
              </p>
            )}
            {refund > 0 && (
              <p className="flex justify-between gap-3 text-ink-soft">
                {t("refund")} <b className="text-ink tabular-nums">{money(-refund, currency)}</b>
              </p>
            )}
            <Button isWide size="large" onClick={goOn}>
              {t("toSignature")}
            </Button>
          </>
        ) : undefined
      }
    >
      {isOpen ? (
        <>
          {stop.noteForDriver !== "" && (
            <p className="rounded-normal bg-amber-tint px-4 py-3 text-pretty text-amber-ink">
              {stop.noteForDriver}
            </p>
          )}
          <GoodsList
            stop={stop}
            lines={notedLines(stop, draft)}
            draft={draft}
            silent={isTold ? silent?.lineNo : undefined}
            onChange={change}
          />
          <EmptiesList stop={stop} draft={draft} onChange={change} />
        </>
      ) : (
        <StopDone stop={stop} reports={driver.reports} onBack={() => place.go({})} />
      )}
    </DriverFrame>
  );
}
