import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Change } from "@vycep/domain/preferences/change";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatDayMonth, formatNearDay, formatWeekdayDate } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import { useLimitsInWords } from "../../shared/ordering/limits-in-words.ts";
import { savedTitle } from "../../shared/ordering/saved-title.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import type { CurrentUser } from "../../shared/user/current-user.ts";

/** One side of a change: what it is, and what goes with it. */
export interface ChangeSide {
  readonly name: string;
  readonly note: string | undefined;
}

interface ChangeSides {
  readonly from: ChangeSide;
  readonly to: ChangeSide;
  readonly proposedTitle: string;
}

export interface ChangeFacts {
  readonly user: CurrentUser;
  readonly delivery: Delivery;
}

/** A change in words: from what to what, and how the cart of before could be called. */
export function useChangeSides(change: Change, { user, delivery }: ChangeFacts): ChangeSides {
  const t = useTexts("delivery");
  const language = useLanguage();
  const { shipToId, method, date, offeredDays } = delivery;
  const limitsInWords = useLimitsInWords(answeredCurrency(delivery.shipTo?.currency));
  const none: ChangeSide = { name: "–", note: undefined };

  function placeSide(id: string | undefined): ChangeSide {
    const place = user.shipTos.find((one) => one.shipToId === id);
    return place === undefined
      ? none
      : { name: place.shipToName, note: `${place.shipToId} · ${place.shipToAddress}` };
  }
  function daySide(day: LocalDate | undefined): ChangeSide {
    if (day === undefined) return none;
    const orderBy = decodeMoment(offeredDays.find((offered) => offered.date === day)?.orderBy ?? "");
    const moment =
      orderBy && `${formatNearDay(orderBy.date, localNow().date)} ${formatTime(orderBy.minutes)}`;
    return {
      name: formatWeekdayDate(day, language),
      note: moment === undefined ? undefined : t("orderByMoment", { moment }),
    };
  }
  const methodSide = (one: typeof method): ChangeSide =>
    one === undefined ? none : { name: t(`method.${one}`), note: limitsInWords(one, delivery.limitsOf(one)) };

  const proposedTitle = useProposedTitle({ user, delivery });
  switch (change.kind) {
    case "ship-to":
      return { from: placeSide(shipToId), to: placeSide(change.shipToId), proposedTitle };
    case "method":
      return { from: methodSide(method), to: methodSide(change.method), proposedTitle };
    case "date":
      return { from: daySide(date), to: daySide(change.date), proposedTitle };
  }
}

/** How a cart could be called that is put aside: by way, day and place. */
export function useProposedTitle({ user, delivery: { shipToId, method, date } }: ChangeFacts): string {
  const t = useTexts("delivery");
  const place = user.shipTos.find((one) => one.shipToId === shipToId);
  return savedTitle([
    method === undefined ? undefined : t(`method.${method}`),
    date === undefined ? undefined : formatDayMonth(date),
    place?.shipToName,
  ]);
}
