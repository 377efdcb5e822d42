import { useTexts } from "@vycep/shell/words/i18n";
import type { CellarMemory } from "./cellar-memory.ts";

interface CellarFootProps {
  readonly memory: CellarMemory;
  readonly onDone: () => void;
  /** Where what waits can be sent only by whoever signs in. */
  readonly onSignIn: (() => void) | undefined;
}

const buttonClass = "min-h-touch rounded-control px-5 font-semibold";

/** How much is counted, what waits for network, and the end of the counting. */
export function CellarFoot({ memory: { cellar, round }, onDone, onSignIn }: CellarFootProps) {
  const t = useTexts("cellar");
  const counted = Object.keys(round?.counted ?? {}).length;
  const waiting = (round?.unsent.length ?? 0) + Object.keys(round?.shelves ?? {}).length;
  return (
    <footer className="sticky bottom-0 mt-auto border-t border-bottle bg-bottle-deep">
      <div className="mx-auto flex w-full max-w-form items-center justify-between gap-3 px-4 pt-3 pb-4">
        <p aria-live="polite" className="text-small text-on-bottle-soft">
          <b className="block text-on-bottle">
            {t("counted", { counted, count: cellar?.goods.length ?? 0 })}
          </b>
          {waitingInWords()}
        </p>
        <span className="flex flex-wrap justify-end gap-2">
          {onSignIn && (
            <button type="button" onClick={onSignIn} className={`${buttonClass} bg-amber text-amber-on`}>
              {t("signIn")}
            </button>
          )}
          <button
            type="button"
            onClick={onDone}
            className={`${buttonClass} bg-on-bottle/15 hover:bg-on-bottle/25`}
          >
            {t("done")}
          </button>
        </span>
      </div>
    </footer>
  );

  function waitingInWords(): string {
    if (onSignIn) return t("waitsForSignIn");
    return waiting === 0 ? t("nothingWaits") : t("waiting", { count: waiting });
  }
}
