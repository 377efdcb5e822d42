import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";

interface NumberKeysProps {
  readonly onDigit: (digit: number) => void;
  readonly onErase: () => void;
  /** Undefined where there is no camera. */
  readonly onScan: (() => void) | undefined;
}

const keyClass =
  "grid h-key place-items-center rounded-large bg-bottle text-large font-bold hover:bg-bottle-light active:bg-bottle-light";
const sideClass =
  "grid h-key place-items-center rounded-large bg-bottle-light text-body font-bold hover:bg-bottle-edge active:bg-bottle-edge";

/** Keys for a thumb in the dark. */
export function NumberKeys({ onDigit, onErase, onScan }: NumberKeysProps) {
  const t = useTexts("cellar");
  const digit = (number: number) => (
    <button key={number} type="button" className={keyClass} onClick={() => onDigit(number)}>
      {number}
    </button>
  );
  return (
    <fieldset aria-label={t("keys")} className="grid grid-cols-3 gap-2">
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit)}
      {onScan ? (
        <button type="button" className={sideClass} aria-label={t("scan")} onClick={onScan}>
          <Icon name="scan" size="large" />
        </button>
      ) : (
        <span />
      )}
      {digit(0)}
      <button type="button" className={sideClass} onClick={onErase}>
        {t("erase")}
      </button>
    </fieldset>
  );
}
