import { type Ended, useAction } from "@vycep/shell/actions/use-action";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { paths } from "../../../shared/paths.ts";
import { withdrawUndo } from "../cancel/undo-offer.ts";
import type { SendToCart } from "./put-into-cart.ts";
import { resultInWords } from "./put-result.ts";

/** What the server says of an order that was to go into the cart. */
interface OrderAnswer {
  readonly status: boolean;
  readonly message: string;
  readonly added_count: number;
  readonly changed_count: number;
  readonly replaced_count: number;
  readonly failed_count: number;
  readonly failed_items: readonly { readonly message: string }[];
  readonly replaced?: object | null | undefined;
}

/** Why nothing went in after all, and which items it was for. */
export interface PutRefusal {
  readonly message: string;
  readonly items: readonly string[];
}

interface PutOrder {
  readonly send: () => Promise<OrderAnswer>;
  /** Tells that it is in, with the way from there; a cart that was replaced is shown the way to instead. */
  readonly tell: (text: string, undo: () => Promise<void>) => void;
}

/**
 * Puts an order into the cart in one call and tells what came of it (C1, C2, C3); answers whether it is in. What the
 * server refuses stays on the screen, in the server's words (HISTORY-06, ERROR-32).
 */
export function usePutOrder(sendToCart: SendToCart) {
  const t = useTexts("reorder");
  const action = useAction(
    async ({ send, tell }: PutOrder): Promise<PutRefusal | "in"> => {
      withdrawUndo();
      const { answer, undo } = await sendToCart(send);
      if (!answer.status) {
        return { message: answer.message, items: answer.failed_items.map(({ message }) => message) };
      }
      const text = resultInWords(t, {
        same: answer.added_count + answer.replaced_count,
        changed: answer.changed_count,
        refused: answer.failed_count,
      });
      if (answer.replaced) {
        showToast(`${text} ${t("oldSaved")}`, { label: t("showSaved"), href: paths.savedOrders() });
      } else tell(text, undo);
      return "in";
      // The dialog lies over everything else that could tell.
    },
    { showsOwnFailure: true },
  );
  const { run, isBusy, ended } = action;
  return {
    put: async (order: PutOrder) => isIn(await run(order)),
    isBusy,
    action,
    refusal: isBusy || ended?.kind !== "done" || ended.answer === "in" ? undefined : ended.answer,
  };
}

function isIn(ended: Ended<PutRefusal | "in"> | undefined): boolean {
  return ended?.kind === "done" && ended.answer === "in";
}
