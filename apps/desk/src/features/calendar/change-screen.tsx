import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { momentText } from "../../kit/moment.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { useChangeWords } from "./change-words.ts";
import { TakeBackDialog } from "./take-back-dialog.tsx";
import { TouchedPlaces } from "./touched-table.tsx";
import { type Change, changeQuery, type Touched } from "./use-changes.ts";

/** DCAL-02: one change with the places it is for, the orders that are left on its day, and the way back. */
export const changeScreen: Screen = {
  component: ChangeScreen,
  load: ({ queryClient, params }) =>
    void queryClient.prefetchQuery(changeQuery(params["change"] ?? "", undefined)),
};

function ChangeScreen() {
  const t = useTexts("calendar-desk");
  const desk = useTexts("desk");
  const { change: id = "" } = useParams({ strict: false });
  const [after, setAfter] = useState<string>();
  const reading = useQuery({ ...changeQuery(id, after), placeholderData: keepPreviousData });
  return (
    <>
      {reading.data == null && <DeskHead title={desk("deliveryChange")} />}
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={(record) => (record === null ? "" : t("places", { count: record.change.places }))}
        none={(record) =>
          record !== null ? undefined : (
            <Nothing
              icon="calendar"
              title={t("noChange")}
              actions={<ButtonLink href={paths.calendar()}>{t("toCalendar")}</ButtonLink>}
            />
          )
        }
      >
        {(record) =>
          record !== null && <ChangeRecord {...record} isLater={after !== undefined} onPage={setAfter} />
        }
      </DeskListBody>
    </>
  );
}

interface ChangeRecordProps {
  readonly change: Change;
  readonly touched: readonly Touched[];
  readonly next?: string | null;
  readonly isLater: boolean;
  readonly onPage: (after: string | undefined) => void;
}

function ChangeRecord({ change, touched, next, isLater, onPage }: ChangeRecordProps) {
  const t = useTexts("calendar-desk");
  const { nearDay, longDay, whatOf } = useChangeWords();
  const mayChange = useMay({ area: "calendar", power: "change" });
  const [isTakingBack, setTakingBack] = useState(false);
  const { typeOfChange, day, newDay, orders, takenBackAt } = change;
  return (
    <div className="-mx-page">
      <DeskHead
        title={t("ofChange", { day: nearDay(day) })}
        note={whatOf(change)}
        badge={takenBackAt != null && <Status text={t("takenBack")} tone="muted" icon="undo" />}
        tools={
          <>
            <ButtonLink href={paths.calendar()} variant="outline">
              {t("toCalendar")}
            </ButtonLink>
            {mayChange && change.mayTakeBack && (
              <Button variant="outline" icon="undo" onClick={() => setTakingBack(true)}>
                {t("takeBack")}
              </Button>
            )}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-3 px-page max-desktop:grid-cols-1">
        <div className="grid min-w-0 grid-cols-1 gap-3">
          {orders > 0 && (
            <Alert tone="warning" title={`${t("ordersWait")}: ${t("orders", { count: orders })}`}>
              {t("ordersWaitText")}
            </Alert>
          )}
          {touched.length === 0 ? (
            <Card>
              <p className="text-ink-soft">{t(takenBackAt == null ? "touchedNone" : "takenBackDone")}</p>
            </Card>
          ) : (
            <TouchedPlaces
              rows={touched}
              now={typeOfChange === "added" ? undefined : day}
              willBe={typeOfChange === "added" ? day : (newDay ?? undefined)}
              {...{ isLater, next, onPage }}
            />
          )}
        </div>
        <Facts change={change} dayText={longDay(day)} />
      </div>
      {isTakingBack && <TakeBackDialog id={change.id} onClose={() => setTakingBack(false)} />}
    </div>
  );
}

function Facts({ change, dayText }: { readonly change: Change; readonly dayText: string }) {
  const t = useTexts("calendar-desk");
  const { longDay, momentOf, kindsOf, scopeOf } = useChangeWords();
  const { newDay, orderBy, kinds, reasons, closedPlaces, publishedBy, publishedAt } = change;
  const { takenBackAt, takenBackBy, takenBackReason } = change;
  const said = [reasons.cs, reasons.sk, reasons.en].filter((text) => text != null);
  const published = publishedAt == null ? "" : momentText(publishedAt);
  const scope = scopeOf(change);
  const items = [
    { label: t("dayCancelled"), value: dayText },
    newDay != null && { label: t("newDay"), value: longDay(newDay) },
    orderBy != null && { label: t("orderBy"), value: momentOf(orderBy) },
    { label: t("kinds"), value: kindsOf(kinds) },
    scope !== undefined && { label: t("scope"), value: scope },
    said.length > 0 && { label: t("reasonTitle"), value: [...new Set(said)].join(" / ") },
    { label: t("publishedBy"), value: `${publishedBy ?? t("imported")} ${published}` },
    takenBackAt != null && {
      label: t("takenBackWhy"),
      value: t("takenBackOf", {
        ...{ moment: momentText(takenBackAt), name: takenBackBy ?? "", reason: takenBackReason ?? "" },
      }),
    },
  ].filter((item) => item !== false);
  return (
    <Card title={t("record")}>
      <DefinitionList items={items} />
      {closedPlaces > 0 && takenBackAt == null && (
        <p className="pt-3 text-small text-ink-soft">{t("closesMore", { count: closedPlaces })}</p>
      )}
    </Card>
  );
}
