import { nameParts } from "@vycep/domain/catalog/name-parts";
import { failureOf } from "@vycep/shell/failures/api-error";
import { showFailure } from "@vycep/shell/messages/action-errors";
import { showMessage } from "@vycep/shell/messages/message-modal";
import { showToast, showUndo } from "@vycep/shell/messages/toasts";
import { textsOf } from "@vycep/shell/words/i18n";
import { createFavouriteWriter } from "./favourite-writer.ts";

const writer = createFavouriteWriter({ send: sendFavourite, onFailed: tellWhy });
const names = new Map<string, string>();

/** What is wanted and not answered yet. */
export const pendingFavourites = writer.pending;

export interface Kept {
  readonly sku?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** Keeps a product; shown at once, sent behind (FAV-01). */
export function keepFavourite(product: Kept): void {
  putWanted(product, true);
}

/**
 * Removes it at once and offers the way back instead of asking first (FAV-02). What vanished from the range could not
 * be kept again, so there is no way back to promise.
 */
export function removeFavourite(product: Kept, { hasWayBack }: { readonly hasWayBack: boolean }): void {
  const t = textsOf("favourites");
  putWanted(product, false);
  const text = t("removed", { product: titleOf(product) });
  if (hasWayBack) showUndo(text, () => keepFavourite(product));
  else showToast(text);
}

function putWanted(product: Kept, wanted: boolean): void {
  const sku = product.sku ?? "";
  if (sku === "") return;
  names.set(sku, titleOf(product));
  writer.put(sku, wanted);
}

const loadSending = () => import("./send-favourite.ts");

/**
 * Fetches what brings a press about, before there is one: when somebody reaches for a heart, or has nothing else to do. So the
 * call goes out in the moment of the press, and a page that is closed then loses nothing.
 */
export function prepareFavourites(): void {
  // Whoever presses later tries again, and is told.
  loadSending().catch(() => undefined);
}

async function sendFavourite(sku: string, wanted: boolean): Promise<void> {
  const { bringAbout } = await loadSending();
  await bringAbout(sku, wanted);
}

/** OP-125: a refusal is shown in the message modal, no answer in the user toolbar; the heart is as it was. */
function tellWhy(sku: string, cause: unknown): void {
  const failure = failureOf(cause);
  if (failure.kind !== "refused") {
    showFailure(cause);
    return;
  }
  const product = names.get(sku) ?? sku;
  showMessage({
    title: textsOf("favourites")("refusedTitle", { product }),
    details: failure.message === "" ? [] : [failure.message],
    tone: "error",
  });
}

function titleOf({ name, sku }: Kept): string {
  return nameParts(name ?? sku ?? "").title;
}
