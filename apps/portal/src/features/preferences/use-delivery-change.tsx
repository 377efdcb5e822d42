import { parseShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import {
  type AllowedChange,
  askOrApply,
  type Change,
  type ChangeRefusal,
} from "@vycep/domain/preferences/change";
import { useAction } from "@vycep/shell/actions/use-action";
import { localNow } from "@vycep/shell/clock/clock";
import { showFailure } from "@vycep/shell/messages/action-errors";
import { showMessage } from "@vycep/shell/messages/message-modal";
import { UserCanceled } from "@vycep/shell/messages/user-canceled";
import { useTexts } from "@vycep/shell/words/i18n";
import type { NotStarted } from "@vycep/words/preferences/answers";
import { lazy, Suspense, useState } from "react";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { tellCartSaved } from "../../shared/ordering/tell-cart-saved.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { accessesOf, type CurrentUser } from "../../shared/user/current-user.ts";
import { applyChange } from "./apply-change.ts";
import { useProposedTitle } from "./change-sides.ts";
import type { CartFate } from "./confirm-change.tsx";
import type { PictureOf } from "./move/moved-product.ts";
import type { BegunApart } from "./move/order-apart.ts";

// The question comes when there is something to ask.
const ConfirmChange = lazy(() =>
  import("./confirm-change.tsx").then((file) => ({ default: file.ConfirmChange })),
);

interface DeliveryChangeFacts {
  readonly user: CurrentUser;
  readonly delivery: Delivery;
  readonly cart: CartInHand | undefined;
  /** The drawing of a product in what a move changes. */
  readonly picture?: PictureOf | undefined;
  /** Opens the calendar, for a day that is not among those that are compared. */
  readonly onCalendar?: (() => void) | undefined;
}

const BestDays = lazy(() => import("./move/best-days.tsx").then((file) => ({ default: file.BestDays })));

/** A change that waits for its answer. */
interface Asked {
  readonly change: AllowedChange;
  readonly isAnswered: (isMade: boolean) => void;
  readonly isCanceled: () => void;
}

/** The answer that starts anew, and what becomes of the cart. */
interface NewOrder {
  readonly asked: Asked;
  readonly fate: CartFate;
}

/** Asks, applies or refuses a change by the domain's rule (SHIPTO-01…05, INPROG-23…29). */
export function useDeliveryChange({ user, delivery, cart, picture, onCalendar }: DeliveryChangeFacts) {
  const t = useTexts("delivery");
  const refused = useTexts("preferences");
  const proposedTitle = useProposedTitle({ user, delivery });
  const [asked, setAsked] = useState<Asked>();
  const [isComparing, setComparing] = useState(false);
  const { run: startNew, isBusy } = useAction(leaveForNew);

  function answerTo(change: Change) {
    return askOrApply(
      change,
      {
        current: {
          shipToId: parseShipToId(delivery.shipToId ?? "") ?? null,
          method: delivery.method ?? null,
          date: delivery.date ?? null,
        },
        cartHasItems: cart?.hasItems === true,
        accesses: accessesOf(user),
        offered: delivery.offeredMethods,
        calendar: delivery.calendar ?? null,
      },
      localNow(),
    );
  }

  function tellRefusal(because: ChangeRefusal): false {
    const text = refused(codeOf(because));
    showMessage({ title: t("changeRefused"), details: text === t("changeRefused") ? [] : [text] });
    return false;
  }

  /** Answers whether the change was made; throws when the question was left unanswered (OP-20). */
  async function decide(change: Change): Promise<boolean> {
    const answer = answerTo(change);
    if (answer.kind === "refuse") return tellRefusal(answer.because);
    if (answer.kind === "apply") {
      void applyChange(answer.change, { user, cart });
      return true;
    }
    return new Promise((resolve, reject) => {
      setAsked({ change: answer.change, isAnswered: resolve, isCanceled: () => reject(new UserCanceled()) });
    });
  }

  function request(change: Change): void {
    decide(change).catch((cause: unknown) => {
      if (!(cause instanceof UserCanceled)) showFailure(cause);
    });
  }

  /** Puts the cart aside under a name and begins an empty one for that day, for goods that are ordered apart from it. */
  async function beginApart(date: LocalDate): Promise<BegunApart | undefined> {
    const answer = answerTo({ kind: "date", date });
    if (answer.kind === "refuse") {
      tellRefusal(answer.because);
      return undefined;
    }
    const savedId = cart?.hasItems === true ? await cart.saveForLater(proposedTitle) : undefined;
    await applyChange(answer.change, { user, cart: cart && { ...cart, hasItems: false } });
    return { saved: savedId === undefined ? undefined : { id: savedId, title: proposedTitle } };
  }

  /** When it fails, the question stays open with everything in it. */
  async function leaveForNew({ asked: { change, isAnswered }, fate }: NewOrder) {
    // The cut-off may have passed while the question stood: nobody loses a cart for a day that has closed.
    const again = answerTo(change);
    if (again.kind === "refuse") return leave(() => isAnswered(tellRefusal(again.because)));
    if (fate.kind === "save-for-later") await cart?.saveForLater(fate.title);
    else await cart?.clear();
    void applyChange(again.change, { user, cart: cart && { ...cart, hasItems: false } });
    setAsked(undefined);
    isAnswered(true);
    if (fate.kind === "save-for-later") tellCartSaved(fate.title);
  }
  function leave(how: (asked: Asked) => void) {
    if (asked === undefined) return;
    setAsked(undefined);
    how(asked);
  }
  const question = asked && cart && (
    <Suspense>
      <ConfirmChange
        {...{ user, delivery, cart, picture }}
        change={asked.change}
        isBusy={isBusy}
        onCancel={() => leave(({ isCanceled }) => isCanceled())}
        onContinue={() => leave(({ isAnswered }) => isAnswered(false))}
        onStartNew={(fate) => void startNew({ asked, fate })}
        onMoved={() => leave(({ isAnswered }) => isAnswered(true))}
        onCompare={() => {
          leave(({ isCanceled }) => isCanceled());
          setComparing(true);
        }}
      />
    </Suspense>
  );
  const comparison = isComparing && cart && (
    <Suspense>
      <BestDays
        cart={cart}
        onClose={() => setComparing(false)}
        onCalendar={
          onCalendar &&
          (() => {
            setComparing(false);
            onCalendar();
          })
        }
        onPick={(date) => {
          setComparing(false);
          request({ kind: "date", date });
        }}
      />
    </Suspense>
  );
  return {
    /** A ship-to by its number, as a select names it. */
    requestShipTo: (id: string) => {
      const shipToId = parseShipToId(id);
      if (shipToId !== undefined) request({ kind: "ship-to", shipToId });
    },
    request,
    beginApart,
    question: question || comparison,
    /** Shows the cart on the next days (B8); undefined where there is none to compare. */
    compare: cart?.hasItems === true ? () => setComparing(true) : undefined,
  };
}

/** The code under which the server would refuse the same. */
function codeOf(because: ChangeRefusal): NotStarted {
  if (because.kind === "no-calendar" || because.kind === "day-closed") return "shipping-cannot-be-ordered";
  return because.kind;
}
