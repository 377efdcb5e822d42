import type { BarState } from "@vycep/domain/capacity/bar-line";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Narrowed } from "@vycep/ui/layout/narrowed.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { BarWords } from "./bar-in-words.ts";

const CellPanelBody = lazy(() =>
  import("@vycep/ui/overlays/cell-panel-body.tsx").then((file) => ({ default: file.CellPanelBody })),
);

interface CapacityLineProps {
  readonly state: BarState;
  readonly words: BarWords;
  /** Percent. */
  readonly fill: number;
  /** The floor plan and what is said about it, in the panel that opens. */
  readonly details: ReactNode;
}

const strokes: Readonly<Record<BarState, string>> = {
  empty: "bg-line-strong",
  under: "bg-amber",
  fine: "bg-hop",
  over: "bg-red",
  blocked: "bg-bottle",
};

/** Green only where nothing stops the order, red only where it is too much (D22). */
const noteTones: Readonly<Record<BarState, string>> = {
  empty: "text-ink-soft",
  under: "text-amber-ink",
  fine: "text-hop-ink",
  over: "text-red-strong",
  blocked: "text-amber-ink",
};

/** How full the order is in one line; the floor plan of the vehicle opens from it (PREFS-06, PROGRESS-15). */
export function CapacityLine({ state, words, fill, details }: CapacityLineProps) {
  const t = useTexts("delivery");
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const icon = state === "fine" ? "check" : state === "over" || state === "blocked" ? "warning" : undefined;
  return (
    <>
      <div aria-live="polite" className="min-w-min flex-1">
        <button
          ref={triggerRef}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            setWasOpened(true);
            setOpen(!isOpen);
          }}
          className="flex min-h-touch w-full items-center gap-3 rounded-small text-left text-small whitespace-nowrap narrow:gap-2"
        >
          <span className="sr-only">{t("barDetails")} </span>
          <span
            aria-hidden="true"
            className={classNames(
              "h-2 w-30 flex-none overflow-hidden rounded-full bg-void narrow:hidden",
              // Full to the end it says nothing that the words do not; they and the button need the room.
              state === "over" && "max-[96rem]:hidden",
            )}
          >
            <span
              className={`block h-full rounded-full transition-[width] ${strokes[state]}`}
              style={{ width: `${fill}%` }}
            />
          </span>
          {words.figure !== undefined && <b className="flex-none">{words.figure} </b>}
          {words.beside !== undefined && <span className="text-ink-soft narrow:hidden">{words.beside} </span>}
          {words.note !== undefined && (
            <span className={`flex flex-none items-center gap-1.5 ${noteTones[state]}`}>
              {icon !== undefined && <Icon name={icon} size="small" />}
              <Narrowed whole={words.note} short={state === "fine" ? t("barFineShort") : words.note} />
            </span>
          )}
        </button>
      </div>
      {wasOpened && (
        <Suspense>
          <CellPanelBody
            triggerRef={triggerRef}
            isOpen={isOpen}
            label={t("barDetails")}
            closeLabel={t("close")}
            onClose={() => setOpen(false)}
          >
            <div className="max-w-form">{details}</div>
          </CellPanelBody>
        </Suspense>
      )}
    </>
  );
}
