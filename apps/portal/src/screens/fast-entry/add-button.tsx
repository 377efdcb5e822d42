import { useAction } from "@vycep/shell/actions/use-action";
import { showUndo } from "@vycep/shell/messages/toasts";
import { followPageKey } from "@vycep/shell/page/page-keys";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { addGoods } from "../../features/cart/writing/add-goods.ts";
import { keepRows, setEntryText } from "../../features/fast-entry/entry-text.ts";
import type { PreviewView } from "../../features/fast-entry/preview-view.ts";

interface AddButtonProps {
  readonly view: PreviewView;
  readonly text: string;
  readonly onAdded: (left: string) => void;
  /** In a bar beside a sum. */
  readonly isShort?: boolean;
}

/** All good rows go in with one call; those that are to be solved stay in the text. */
export function AddButton({ view, text, onAdded, isShort = false }: AddButtonProps) {
  const t = useTexts("fast-entry");
  const going = view.going.flatMap(({ product, amounts, index }) =>
    product ? [{ product, amounts, index }] : [],
  );
  const { run: add, isBusy } = useAction(async () => {
    const { refused, undo } = await addGoods(going);
    const left = [
      ...view.byState.bad.map(({ index }) => index),
      ...going.flatMap(({ index }, at) => (refused.has(at) ? [index] : [])),
    ];
    const added = going.length - refused.size;
    onAdded(keepRows(text, new Set(left), view.header));
    const said =
      left.length === 0 ? t("added", { count: added }) : t("addedSome", { added, left: left.length });
    showUndo(said, () => {
      setEntryText(text);
      return undo();
    });
  });
  return (
    <span ref={followGoOn} className="contents">
      <Button
        size={isShort ? "small" : "large"}
        isWide={!isShort}
        icon="cart"
        isBusy={isBusy}
        onClick={() => void add()}
        reasonPlace={isShort ? "bubble" : "below"}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        disabledReason={going.length === 0 ? t("addNone") : undefined}
      >
        {t(isShort ? "addShort" : "add", { count: going.length })}
      </Button>
    </span>
  );
}

/** `Ctrl Enter` adds from anywhere on the page. */
function followGoOn(around: HTMLElement | null) {
  return around === null
    ? undefined
    : followPageKey("go-on", () => around.querySelector<HTMLElement>("button")?.click());
}
