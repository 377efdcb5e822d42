import { lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { cellLook, lineLook } from "./cell-look.ts";
import type { PanelLook } from "./panel-timing.ts";
import { usePanelTiming } from "./use-panel-timing.ts";

const CellPanelBody = lazy(() =>
  import("./cell-panel-body.tsx").then((file) => ({ default: file.CellPanelBody })),
);

interface CellPanelProps {
  /** The small label of the cell, and the name of the panel. */
  readonly label: string;
  readonly value: ReactNode;
  /** A line under the value; in one line, what stands beside it. */
  readonly caption?: ReactNode;
  /** "cell" has label, value and caption one under the other; "line" has value and caption side by side. */
  readonly look?: "cell" | "line" | undefined;
  /** Name of the cross in the sheet that opens on mobile. */
  readonly closeLabel: string;
  /** The panel's content; it closes the panel when it is done, and takes no choice before it may. */
  readonly children: (close: () => void, look: PanelLook) => ReactNode;
}

/** A labelled cell of a bar that opens a panel: under it on a desktop, as a sheet on mobile. */
export function CellPanel({ label, value, caption, closeLabel, children, ...props }: CellPanelProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const timing = usePanelTiming(isOpen);
  const isLine = props.look === "line";
  const look = isLine ? lineLook : cellLook;
  const close = () => setOpen(false);
  return (
    <div className={look.cell}>
      <span id={`${id}-label`} className={look.label}>
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
        className={look.trigger}
      >
        <span className={look.value}>{value}</span>
        {isLine && caption}
        <span className="text-ink-faint">
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      {caption !== undefined && !isLine && (
        <span className="truncate text-fine text-ink-soft">{caption}</span>
      )}
      {wasOpened && (
        <Suspense>
          <CellPanelBody
            triggerRef={triggerRef}
            isOpen={isOpen}
            label={label}
            closeLabel={closeLabel}
            onClose={close}
          >
            <div className={timing.holdsWidth ? "min-w-[36rem] max-mobile:min-w-0" : undefined}>
              {children(close, timing)}
            </div>
          </CellPanelBody>
        </Suspense>
      )}
    </div>
  );
}
