import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";

interface RowsWaitingProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** Over the head of a list that somebody works on: what came or went waits there, and nothing jumps (DLIST-06). */
export function RowsWaiting({ count, onShow }: RowsWaitingProps) {
  const t = useTexts("desk");
  return (
    <div
      aria-live="polite"
      className="pointer-events-none absolute inset-x-0 top-0.5 z-20 grid justify-items-center"
    >
      {count > 0 && (
        <span className="pointer-events-auto">
          <Button size="small" icon="repeat" onClick={onShow}>
            {t("rowsWaiting", { count })}
          </Button>
        </span>
      )}
    </div>
  );
}
