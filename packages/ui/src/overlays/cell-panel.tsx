import { lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import type { PanelLook } from "./panel-timing.ts";
import { usePanelTiming } from "./use-panel-timing.ts";

const CellPanelBody = lazy(() =>
  import("./cell-panel-body.tsx").then((file) => ({ default: file.CellPanelBody })),
);

interface CellPanelProps {
  /** The small label of the cell, and the name of the panel. */
  readonly label: string;
  readonly value: string;
  /** A line under the value. */
  readonly caption?: ReactNode;
  /** Name of the cross in the sheet that opens on mobile. */
  readonly closeLabel: string;
  /** The panel's content; it closes the panel when it is done, and takes no choice before it may. */
  readonly children: (close: () => void, look: PanelLook) => ReactNode;
}

/** A labelled cell of a bar that opens a panel: under it on a desktop, as a sheet on mobile. */
export function CellPanel({ label, value, caption, closeLabel, children }: CellPanelProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const look = usePanelTiming(isOpen);
  const close = () => setOpen(false);
  return (
    <div className="group relative flex min-w-0 flex-col justify-center gap-0.5 py-2.5">
      <span id={`${id}-label`} className="type-label text-ink-faint">
        {label}
      </span>
      <button
        ref={triggerRef}
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => {
          setWasOpened(true);
          setOpen(!isOpen);
        }}
        className="flex w-full items-center justify-between gap-2 rounded-small text-left font-bold after:absolute after:-inset-x-2 after:inset-y-0.5 hover:text-bottle"
      >
        <span className="min-w-0 truncate text-lead">{value}</span>
        <span className="text-ink-faint">
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      {caption !== undefined && <span className="truncate text-fine text-ink-soft">{caption}</span>}
      {wasOpened && (
        <Suspense>
          <CellPanelBody
            triggerRef={triggerRef}
            isOpen={isOpen}
            label={label}
            closeLabel={closeLabel}
            onClose={close}
          >
            <div className={look.holdsWidth ? "min-w-[36rem] max-mobile:min-w-0" : undefined}>
              {children(close, look)}
            </div>
          </CellPanelBody>
        </Suspense>
      )}
    </div>
  );
}
