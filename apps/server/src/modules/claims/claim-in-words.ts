import type { ClaimLine } from "@vycep/domain/claims/claim";
import type { Money } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Texts } from "@vycep/domain/market/texts";
import { DESCRIPTION_MAX, lengthOf } from "@vycep/domain/tickets/new-ticket";
import { claimReasons, ticketOfClaim } from "@vycep/words/claims/answers";
import { formatMoney } from "@vycep/words/engine/format";
import { say } from "@vycep/words/engine/sentence";

type Said = {
  readonly lines: readonly (ClaimLine & { readonly names: Texts })[];
  readonly note: string;
  readonly money: Money;
};

/** What a claim says to who reads its ticket; of very many lines as many as a ticket holds, and how many more there are. */
export function claimInWords({ lines, note, money }: Said, language: Language): string {
  const rows = lines.map(({ names, boxes, reason }) =>
    say(ticketOfClaim.line, language, {
      count: String(boxes),
      name: names[language],
      reason: say(claimReasons[reason], language),
    }),
  );
  const end = [say(ticketOfClaim.expected, language, { money: formatMoney(money) }), note.trim()]
    .filter((part) => part !== "")
    .join("\n\n");
  let shown = rows.length;
  for (;;) {
    const more = rows.length - shown;
    const rest = more === 0 ? [] : [say(ticketOfClaim.more, language, { count: String(more) })];
    const text = [[...rows.slice(0, shown), ...rest].join("\n"), end].join("\n\n");
    if (lengthOf(text) <= DESCRIPTION_MAX || shown === 0) return text;
    shown -= 1;
  }
}
