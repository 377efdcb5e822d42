import type { Notice } from "@vycep/contract/notices/notices.rest";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import type { IconName } from "@vycep/ui/icons/icon.tsx";
import { formatDayMonth, formatMoney } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { paths } from "../../shared/paths.ts";

/** How a notice reads, and where it leads. */
export interface ToldNotice {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  readonly href: string;
}

const dayOf = (text: string | null) => {
  const day = parseLocalDate(text ?? "");
  return day === undefined ? "" : formatDayMonth(day);
};

/** Puts the facts of a notice into the words of whoever reads (BELL-01). */
export function useNoticeWords(): (notice: Pick<Notice, "facts" | "subject">) => ToldNotice {
  const t = useTexts("notices");
  const language = useLanguage();
  return ({ facts, subject: number }) => {
    const order = { icon: "truck", href: paths.order(number) } as const;
    const ticket = { icon: "headset", href: paths.ticket(number) } as const;
    switch (facts.kind) {
      case "order-taken": {
        const by = { person: facts.person, day: dayOf(facts.deliveryDay) };
        return { ...order, title: t("order-taken", { number }), text: t("order-taken.by", by) };
      }
      case "order-confirmed-differently":
      case "order-on-the-way": {
        const title = "isOffered" in facts ? "order-confirmed-with-offer" : facts.kind;
        const text = t("deliveryOn", { day: dayOf(facts.deliveryDay) });
        return { ...order, title: t(title, { number }), text };
      }
      case "order-delivered": {
        const title = facts.isPartial ? "order-delivered-partly" : "order-delivered";
        return { ...order, title: t(title, { number }), text: "" };
      }
      case "order-cancelled":
        return { ...order, title: t(facts.kind, { number }), text: facts.reason ?? "" };
      case "order-changed": {
        const { currency, deliveryDay, totalMinor, totalMinorBefore } = facts;
        const moneyOf = (minor: number) => formatMoney({ minor: toMinor(minor), currency });
        const text = t("order-changed.text", {
          ...{ day: dayOf(deliveryDay), total: moneyOf(totalMinor), before: moneyOf(totalMinorBefore) },
        });
        const message = facts.message ?? "";
        return { ...order, title: t(facts.kind, { number }), text: `${text} ${message}`.trim() };
      }
      case "order-replacement": {
        const text = t("order-replacement.text", { day: dayOf(facts.deliveryDay), number });
        const title = t(facts.kind, { number: facts.replaces });
        return { ...order, title, text: `${text} ${facts.message ?? ""}`.trim() };
      }
      case "order-priced":
        return { ...order, title: t(facts.kind, { number }), text: "" };
      case "new-document": {
        const title = facts.documentKind === "invoice" ? "new-invoice" : "new-credit-note";
        const text = facts.due === null ? "" : t("dueOn", { day: dayOf(facts.due) });
        return { icon: "receipt", href: paths.invoice(number), title: t(title, { number }), text };
      }
      case "payment-due": {
        const title = facts.isOverdue ? "payment-overdue" : "payment-due";
        const text = t("dueOn", { day: dayOf(facts.due) });
        return { icon: "receipt", href: paths.invoice(number), title: t(title, { number }), text };
      }
      case "delivery-changed": {
        const { movedTo, news = movedTo === null ? "called-off" : "moved", reasons = {} } = facts;
        const day = dayOf(facts.deliveryDay);
        const moved = movedTo === null ? "" : t("delivery-movedTo", { day: dayOf(movedTo) });
        const text = `${moved} ${reasons[language] ?? Object.values(reasons)[0] ?? ""}`.trim();
        return { icon: "truck", href: paths.home(), title: t(`delivery-${news}`, { day }), text };
      }
      case "cart-waiting": {
        const text = t("cart-waiting.text", {
          day: dayOf(facts.deliveryDay),
          time: formatTime(facts.cutOffMinutes),
        });
        return { icon: "cart", href: paths.cart(), title: t("cart-waiting"), text };
      }
      case "delivery-reminder": {
        const said = { day: dayOf(facts.deliveryDay), time: formatTime(facts.cutOffMinutes) };
        const hasCart = facts.lines.length > 0;
        const text = t(hasCart ? "delivery-reminder.cart" : "delivery-reminder.text", said);
        return {
          icon: "cart",
          href: hasCart ? paths.cart() : paths.home(),
          title: t("delivery-reminder"),
          text,
        };
      }
      case "ticket-answered":
      case "ticket-changed":
        return { ...ticket, title: t(facts.kind, { number }), text: facts.title };
      case "claim-credited":
        return { ...ticket, title: t("claim-credited", { number }), text: t("claim-credited.text", facts) };
      case "claim-deadline": {
        const text = t("claim-deadline.text", { day: dayOf(facts.lastDay) });
        return { icon: "truck", href: paths.claim(number), title: t("claim-deadline", { number }), text };
      }
      case "access-requested": {
        const title = t("access-requested", { person: facts.person });
        return { icon: "users", href: paths.users(), title, text: t("access-requested.text") };
      }
    }
  };
}
