import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useTicketsWords } from "../tickets-words.ts";

/** What becomes of a ticket once it is sent. */
export function WhatNextCard() {
  const { t } = useTicketsWords();
  return (
    <Card title={t("whatNext")}>
      <ul className="grid gap-3 text-small">
        {(
          [
            ["mail", "next.mail"],
            ["clock", "next.answer"],
            ["repeat", "next.reopen"],
          ] as const
        ).map(([icon, key]) => (
          <li key={key} className="flex gap-3">
            <Icon name={icon} />
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
