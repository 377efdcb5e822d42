import { useTexts } from "@vycep/shell/words/i18n";
import type { CellarMemory } from "./cellar-memory.ts";

interface CellarFootProps {
  readonly memory: CellarMemory;
  readonly onDone: () => void;
}

/** How much is counted, what waits for network, and the end of the counting. */
export function CellarFoot({ memory: { cellar, round }, onDone }: CellarFootProps) {
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
          {waiting === 0 ? t("nothingWaits") : t("waiting", { count: waiting })}
        </p>
        <button
          type="button"
          onClick={onDone}
          className="min-h-touch rounded-control bg-on-bottle/15 px-5 font-semibold hover:bg-on-bottle/25"
        >
          {t("done")}
        </button>
      </div>
    </footer>
  );
}
