import type { OwnRound } from "@vycep/contract/deliveries/driver.rest";
import { localMomentIn, parseLocalTime, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatPallets, formatWeight } from "@vycep/shell/words/measures";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import { formatWeekdayNear } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import type { DriverPlace } from "./driver-address.ts";
import { SignInAgain } from "./driver-door.tsx";
import { DriverFrame } from "./driver-frame.tsx";
import type { SeenRounds } from "./kept-notes.ts";
import { PasskeyOffer } from "./passkey-offer.tsx";
import { StopCard } from "./stop-card.tsx";
import { nextStop, standingOf, type useDriver } from "./use-driver.ts";

interface RoundPageProps {
  readonly seen: SeenRounds;
  readonly driver: ReturnType<typeof useDriver>;
  readonly place: { readonly go: (place: Partial<DriverPlace>) => void };
}

/** The rounds of the day with their stops, and which comes next. */
export function RoundPage({ seen, driver, place }: RoundPageProps) {
  const t = useTexts("driver");
  const language = useLanguage();
  const { rounds, day } = seen.rounds;
  const { reports, isAway, reach } = driver;
  const current = rounds.find((round) => nextStop(round, reports)) ?? rounds[0];
  const next = current && nextStop(current, reports);
  const count = rounds.reduce((sum, { stops }) => sum + stops.length, 0);
  const date = formatWeekdayNear(toLocalDate(day), language);
  const plates = rounds.map(({ plate }) => plate).join(", ");
  return (
    <DriverFrame
      title={titleOf(current)}
      note={`${t("dayOf", { day: date, plate: plates })} · ${t("stops", { count })}`}
      isAway={isAway}
      foot={
        next ? (
          <Button isWide size="large" onClick={() => place.go({ stop: next.orderNumber })}>
            {t("startStop", { position: next.position })}
          </Button>
        ) : undefined
      }
    >
      {reach === "nobody" && <SignInAgain />}
      {isAway && (
        <p className="text-center text-small text-ink-soft">
          {t("keptRound", { time: formatTime(localMomentIn(seen.at, "Europe/Prague").minutes) })}
        </p>
      )}
      <PasskeyOffer isOffered={reach === "here" && seen.rounds.mayMakePasskey} />
      {rounds.map((round) => (
        <div key={round.vehicleId} className="grid gap-3">
          <RoundLoad round={round} driver={driver} />
          <ol className="grid gap-3">
            {round.stops.map((stop) => (
              <li key={stop.orderNumber}>
                <StopCard
                  stop={stop}
                  isNext={stop === next}
                  reports={reports}
                  onOpen={() => place.go({ stop: stop.orderNumber })}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {next === undefined && (
        <Alert tone="success" isLive>
          {t("allDone")}
        </Alert>
      )}
    </DriverFrame>
  );
}

function RoundLoad({
  round,
  driver: { reports },
}: Pick<RoundPageProps, "driver"> & { readonly round: OwnRound }) {
  const t = useTexts("driver");
  const { places, pallets, kilograms, payloadKilograms, stops, departsAt } = round;
  const done = stops.filter((stop) => standingOf(stop, reports) !== "open").length;
  const waiting = reports.filter(({ refusal }) => refusal === null).length;
  const departs = parseLocalTime(departsAt ?? "");
  const floor = t("onVehicle", { count: places, pallets: formatPallets(pallets) });
  return (
    <section className="grid gap-2 rounded-normal border border-line bg-foam p-4" aria-label={floor}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="text-lead">{floor}</b>
        <span className="text-ink-soft tabular-nums">
          {t("weightOf", { weight: formatWeight(kilograms), payload: formatWeight(payloadKilograms) })}
        </span>
      </p>
      <div className="flex">
        <FloorPlan places={places} filled={pallets} label={floor} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-ink-soft">
        <span>{t("doneOf", { count: stops.length, done })}</span>
        {waiting > 0 ? (
          <span role="status">{t("waiting", { count: waiting })}</span>
        ) : (
          departs !== undefined && done === 0 && <span>{t("departs", { time: formatTime(departs) })}</span>
        )}
      </p>
    </section>
  );
}

/** A round is called by the first towns that it goes to. */
function titleOf(round: OwnRound | undefined): string {
  return [...new Set(round?.stops.map(({ city }) => city).filter((city) => city !== ""))]
    .slice(0, 2)
    .join(", ");
}
