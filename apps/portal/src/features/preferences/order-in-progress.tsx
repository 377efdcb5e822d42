import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatDayMonth, formatMoney, formatWeekdayDate } from "@vycep/words/engine/format";
import { useEffect, useEffectEvent, useState } from "react";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import type { OrderInProgressWords } from "../../shared/user/portal-config.ts";
import { useChangedAtInWords } from "./changed-at-in-words.ts";
import { useFallenDay } from "./use-fallen-day.ts";

export type ProgressAnswer = "continue" | "new";

interface OrderInProgressProps {
  readonly cart: CartInHand;
  readonly placeName: string | undefined;
  /** How the market words the question; what it leaves out is the portal's own (INPROG-07…09, OP-127). */
  readonly words: OrderInProgressWords;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: ProgressAnswer) => void;
}

/**
 * Asked once after signing in when the cart already holds something (INPROG-01…10, OP-74). Closing it changes nothing. Where the
 * brewery does not come on the cart's day any more, it goes on with the cart at once: what is told then is the day that comes
 * instead (DCAL-02), and a question would name one on which nothing comes.
 */
export function OrderInProgress({ onAnswer, ...question }: OrderInProgressProps) {
  const isFallen = useFallenDay(question.cart);
  const goOn = useEffectEvent(() => onAnswer("continue"));
  useEffect(
    function goOnWithoutAsking() {
      if (isFallen === true) goOn();
    },
    [isFallen],
  );
  return isFallen === false && <Question {...question} onAnswer={onAnswer} />;
}

function Question({ cart, placeName, words, isBusy, onAnswer }: OrderInProgressProps) {
  const t = useTexts("delivery");
  const isMobile = useIsMobile();
  const [answer, setAnswer] = useState<ProgressAnswer>("continue");
  const changedAt = useChangedAtInWords(cart.changedAt);
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer("continue")}
      size="normal"
      title={words.title ?? t("progressTitle")}
      description={words.subtitle ?? changedAt}
      closeLabel={t("close")}
      actions={
        <Button size="large" isWide={isMobile} isBusy={isBusy} onClick={() => onAnswer(answer)}>
          {t("proceed")}
        </Button>
      }
    >
      <WhatIsInIt cart={cart} placeName={placeName} />
      <RadioGroup<ProgressAnswer>
        label={words.title ?? t("progressTitle")}
        isLabelHidden
        look="cards"
        options={[
          {
            id: "continue",
            label: words.option1 ?? t("progressContinue"),
            description: <Available cart={cart} />,
          },
          { id: "new", label: words.option2 ?? t("progressNew"), description: t("progressNewNote") },
        ]}
        value={answer}
        onChange={setAnswer}
      />
    </Dialog>
  );
}

/** Where and how it was to go, how much it is, and what it costs. */
function WhatIsInIt({ cart, placeName }: Pick<OrderInProgressProps, "cart" | "placeName">) {
  const t = useTexts("delivery");
  const language = useLanguage();
  const method = parseShippingMethod(cart.method ?? "");
  const delivery = [
    method && t(`method.${method}`),
    cart.date && formatWeekdayDate(toLocalDate(cart.date), language),
  ];
  const load = [
    t("progressItems", { count: cart.lineCount }),
    cart.palletPlaces > 0 && t("palletsTaken", { count: cart.palletPlaces }),
  ];
  const words = [delivery, load].map((parts) => parts.filter(Boolean).join(", ")).filter(Boolean);
  return (
    <div className="mb-3.5 flex items-center gap-4 rounded-normal bg-void/60 px-4 py-3">
      <Icon name="truck" />
      <p className="min-w-0 flex-1">
        <strong className="block text-pretty">{placeName}</strong>
        <span className="text-small text-ink-soft">{words.join(" · ")}</span>
      </p>
      <strong className="whitespace-nowrap">{formatMoney(cart.total)}</strong>
    </div>
  );
}

function Available({ cart }: { readonly cart: CartInHand }) {
  const t = useTexts("delivery");
  const { lineCount, availableCount, date } = cart;
  if (date === undefined) return t("progressPrices");
  const day = formatDayMonth(toLocalDate(date));
  const isWhole = availableCount === lineCount;
  return isWhole
    ? t("progressAllAvailable", { count: lineCount, day })
    : t("progressSomeAvailable", { count: availableCount, all: lineCount, day });
}
