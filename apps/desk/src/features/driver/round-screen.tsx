import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { may, useMe } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { useDriverPlace } from "./driver-address.ts";
import { DriverDoor } from "./driver-door.tsx";
import { DriverFrame } from "./driver-frame.tsx";
import { bringUpToDate } from "./driver-notes.ts";
import { PasskeyOffer } from "./passkey-offer.tsx";
import { RoundPage } from "./round-page.tsx";
import { SignPage } from "./sign-page.tsx";
import { StopPage } from "./stop-page.tsx";
import { useDriver } from "./use-driver.ts";

/** A driver's own round on a telephone (DDISP-03). */
export const roundScreen: Screen = { component: RoundScreen };

function RoundScreen() {
  const t = useTexts("driver");
  const driver = useDriver();
  const place = useDriverPlace();
  const { seen, reach, isRead, isAway, message } = driver;
  const rounds = seen?.rounds.rounds ?? [];
  const round = rounds.find(({ stops }) => stops.some(({ orderNumber }) => orderNumber === place.stop));
  const stop = round?.stops.find(({ orderNumber }) => orderNumber === place.stop);
  if (round && stop)
    return place.step === "sign" ? (
      <SignPage key={stop.orderNumber} {...{ stop, driver, place }} />
    ) : (
      <StopPage key={stop.orderNumber} {...{ stop, round, driver, place }} />
    );
  if (seen && rounds.length > 0) return <RoundPage {...{ seen, driver, place }} />;
  if (reach === "nobody" && isRead) return <DriverDoor />;
  return (
    <DriverFrame title={t("doorTitle")} note={seen?.rounds.driver ?? ""} isAway={isAway}>
      <PasskeyOffer isOffered={reach === "here" && seen?.rounds.mayMakePasskey === true} />
      {!isRead || reach === "looking" ? (
        <p role="status" className="py-8 text-center text-ink-soft">
          {t("loading")}
        </p>
      ) : (
        <NoRound reach={reach} message={message} />
      )}
    </DriverFrame>
  );
}

/** Why there is no round, and where to go instead: who drives nothing may plan, or has the rest of the desk. */
function NoRound({ reach, message }: Pick<ReturnType<typeof useDriver>, "reach" | "message">) {
  const t = useTexts("driver");
  const me = useMe();
  const isOther = reach === "refused" && me !== undefined && !me.drives;
  const mayPlan = may(me, { area: "deliveries", power: "see" });
  return (
    <EmptyState
      title={reach === "refused" ? message : t("noRoundTitle")}
      actions={
        <>
          {isOther && (
            <ButtonLink href={mayPlan ? paths.deliveries() : paths.today()}>
              {t(mayPlan ? "toBoard" : "toDesk")}
            </ButtonLink>
          )}
          <Button variant="outline" onClick={() => void bringUpToDate()}>
            {t("reload")}
          </Button>
        </>
      }
    >
      {isOther ? t("notDriverText") : reach === "here" ? t("noRoundText") : undefined}
    </EmptyState>
  );
}
