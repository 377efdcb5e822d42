import type { ChangeNotice } from "@vycep/domain/calendar/change-notice";
import { localNow, now } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Disclosure } from "@vycep/ui/layout/disclosure.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatWeekdayDate } from "@vycep/words/engine/format";
import { useState } from "react";
import { type AnnouncedChange, announcedChanges } from "./announced-change.ts";
import { calendarFile } from "./changes-calendar-file.ts";
import { shortMoment } from "./moment-in-words.ts";

export interface NoticedPlace {
  readonly shipToId: string;
  readonly shipToName: string;
  readonly shipToAddress: string;
}

interface ChangesDialogProps {
  readonly isOpen: boolean;
  readonly notices: readonly ChangeNotice[];
  readonly places: readonly NoticedPlace[];
  readonly shipToId: string | undefined;
  /** All of it was read. */
  readonly onNoted: () => void;
  readonly onClose: () => void;
}

/** "Notification of change in future delivery": an accordion for each place (CALENDAR-25…30). */
export function ChangesDialog({ isOpen, notices, places, shipToId, onNoted, onClose }: ChangesDialogProps) {
  const t = useTexts("delivery");
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(firstOf(notices, shipToId)));
  const words = useChangeWords();
  const ordered = notices.toSorted(
    (left, right) => Number(right.shipToId === shipToId) - Number(left.shipToId === shipToId),
  );
  const count = notices.reduce((sum, notice) => sum + announcedChanges(notice).length, 0);
  function toggle(id: string, isNowOpen: boolean) {
    const next = new Set(open);
    if (isNowOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={t("changesTitle")}
      description={t("changesText", {
        changes: t("changesCount", { count }),
        places: t("changesPlaces", { count: notices.length }),
      })}
      closeLabel={t("close")}
      footNote={
        <a
          className="font-semibold"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(words.asFile(ordered))}`}
          download="vycep.ics"
        >
          {t("changesDownload")}
        </a>
      }
      actions={
        <Button size="large" onClick={onNoted}>
          {t("changesSeen")}
        </Button>
      }
    >
      <div className="mb-3 flex flex-wrap gap-2.5">
        <Button
          variant="outline"
          icon="chevron-down"
          onClick={() => setOpen(new Set(notices.map((notice) => notice.shipToId)))}
        >
          {t("changesPreview")}
        </Button>
        <Button variant="outline" icon="chevron-up" onClick={() => setOpen(new Set())}>
          {t("changesCollapse")}
        </Button>
      </div>
      <div className="grid gap-2.5">
        {ordered.map((notice) => {
          const changes = announcedChanges(notice);
          const place = places.find((one) => one.shipToId === notice.shipToId);
          return (
            <Disclosure
              key={notice.shipToId}
              title={notice.shipToName}
              note={[notice.shipToId, place?.shipToAddress].filter(Boolean).join(" · ")}
              badge={<Status tone="refused" text={t("changesOfPlace", { count: changes.length })} />}
              isOpen={open.has(notice.shipToId)}
              onToggle={(isNowOpen) => toggle(notice.shipToId, isNowOpen)}
            >
              <Changes changes={changes} />
            </Disclosure>
          );
        })}
      </div>
    </Dialog>
  );
}

function firstOf(notices: readonly ChangeNotice[], shipToId: string | undefined): readonly string[] {
  const first = notices.find((notice) => notice.shipToId === shipToId) ?? notices[0];
  return first === undefined ? [] : [first.shipToId];
}

/** What each change says of itself (CALENDAR-29). */
function useChangeWords() {
  const t = useTexts("delivery");
  const language = useLanguage();
  const speaker = { language, now: localNow() };
  const wordsOf = (change: AnnouncedChange) => ({
    type: t(change.typeOfChange === "moved" ? "changeMoved" : "changeCancelled"),
    order: t(`orderType.${change.kind}`),
    original: formatWeekdayDate(change.originalDate, language),
    next: change.scheduledDate === null ? undefined : formatWeekdayDate(change.scheduledDate, language),
    orderBy: change.orderBy === null ? undefined : shortMoment(change.orderBy, speaker),
  });
  return {
    wordsOf,
    asFile: (notices: readonly ChangeNotice[]) =>
      calendarFile(
        notices.flatMap((notice) =>
          announcedChanges(notice).map((change) => {
            const { type, order, original, orderBy } = wordsOf(change);
            const text = [
              `${order}, ${t("originalDelivery")}: ${original}`,
              orderBy && `${t("orderBy")}: ${orderBy}`,
            ];
            return {
              uid: `${notice.shipToId}-${change.kind}-${change.originalDate}`,
              day: change.scheduledDate ?? change.originalDate,
              title: `${type}: ${notice.shipToName}`,
              text: text.filter(Boolean).join("\n"),
            };
          }),
        ),
        now(),
      ),
  };
}

/** A table with headings on a desktop, two lines for each change on mobile: the same cells, told apart by their look. */
function Changes({ changes }: { readonly changes: readonly AnnouncedChange[] }) {
  const t = useTexts("delivery");
  const { wordsOf } = useChangeWords();
  const head = "px-4 py-2.5 text-left type-label font-semibold text-ink-soft";
  return (
    <table className="w-full text-small max-mobile:block">
      <thead className="max-mobile:sr-only">
        <tr>
          <th className={head}>{t("changeType")}</th>
          <th className={head}>{t("orderType")}</th>
          <th className={head}>{t("originalDelivery")}</th>
          <th className={head}>{t("nextDelivery")}</th>
          <th className={head}>{t("orderBy")}</th>
        </tr>
      </thead>
      <tbody className="max-mobile:block">
        {changes.map((change) => {
          const { type, order, original, next, orderBy } = wordsOf(change);
          const cell = "px-4 py-2.5 max-mobile:p-0";
          return (
            <tr
              key={`${change.kind} ${change.originalDate}`}
              className="border-t border-line max-mobile:grid max-mobile:grid-cols-[minmax(0,1fr)_auto_auto] max-mobile:gap-x-3 max-mobile:px-4 max-mobile:py-2.5"
            >
              <td className={cell}>{type}</td>
              <td className={`${cell} max-mobile:col-span-2 max-mobile:row-start-2 max-mobile:text-ink-soft`}>
                {order}
              </td>
              <td className={cell}>
                <s className="whitespace-nowrap text-ink-soft max-mobile:block max-mobile:text-right">
                  {original}
                </s>
              </td>
              <td className={`${cell} font-bold whitespace-nowrap max-mobile:text-right`}>{next ?? "–"}</td>
              <td className={`${cell} max-mobile:row-start-2 max-mobile:text-right max-mobile:text-ink-soft`}>
                {orderBy !== undefined && <span className="desktop:hidden">{t("orderByBefore")} </span>}
                {orderBy ?? "–"}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
