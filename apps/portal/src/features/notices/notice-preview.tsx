import type { NoticeFacts } from "@vycep/contract/notices/notices.rest";
import { addDays } from "@vycep/domain/kernel/local-moment";
import type { NoticeSetting } from "@vycep/domain/notices/notice-setting";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useNoticeWords } from "./notice-words.ts";

interface NoticePreviewProps {
  readonly setting: NoticeSetting;
  readonly place: string;
}

/** How a notice of this kind reads in the bell and in the mailbox (BELL-03). */
export function NoticePreview({ setting, place }: NoticePreviewProps) {
  const t = useTexts("notice-settings");
  const { facts, subject } = exampleOf(setting);
  const { title, text, icon } = useNoticeWords()({ facts, subject });
  return (
    <Card title={t("preview")}>
      <p className="type-label">{t("way.bell")}</p>
      <div className="mt-1.5 mb-4 flex items-start gap-3 rounded-control bg-bottle-mist p-3">
        <Icon name={icon} />
        <p className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="block text-small text-ink-soft">{[place, text].filter(Boolean).join(" · ")}</span>
        </p>
      </div>
      {setting !== "access-requested" && (
        <>
          <p className="type-label">{t("way.mail")}</p>
          <p className="mt-1.5 rounded-control border border-line p-3">
            <span className="block font-semibold">{`${title} · ${place}`}</span>
            <span className="block text-small text-ink-soft">{t("mailNote")}</span>
          </p>
        </>
      )}
    </Card>
  );
}

function exampleOf(setting: NoticeSetting): { readonly facts: NoticeFacts; readonly subject: string } {
  const deliveryDay = addDays(localNow().date, 2);
  const number = "0001009001";
  switch (setting) {
    case "cart-waiting":
      return { facts: { kind: "cart-waiting", deliveryDay, cutOffMinutes: 810 }, subject: number };
    case "delivery-reminder": {
      const facts: NoticeFacts = {
        ...{ kind: "delivery-reminder", deliveryDay, cutOffMinutes: 810 },
        ...{ lines: [], more: 0 },
      };
      return { facts, subject: number };
    }
    case "delivery-changed": {
      const movedTo = addDays(deliveryDay, 1);
      return { facts: { kind: "delivery-changed", deliveryDay, movedTo }, subject: number };
    }
    case "order-taken":
      return { facts: { kind: "order-taken", deliveryDay, person: "Jana Novotná" }, subject: number };
    case "order-progress":
      return { facts: { kind: "order-on-the-way", deliveryDay }, subject: number };
    case "order-changed":
      return { facts: { kind: "order-confirmed-differently", deliveryDay }, subject: number };
    case "new-document": {
      const facts = { kind: "new-document", documentKind: "invoice", due: deliveryDay } as const;
      return { facts, subject: "2026100135" };
    }
    case "payment-due":
      return { facts: { kind: "payment-due", due: deliveryDay, isOverdue: false }, subject: "2026100135" };
    case "ticket":
      return { facts: { kind: "ticket-answered", title: "" }, subject: "CS0010021" };
    case "access-requested":
      return {
        facts: { kind: "access-requested", person: "Lucie Šímová", permission: "Reporting" },
        subject: "Reporting",
      };
  }
}
