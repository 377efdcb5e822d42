import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";

interface FloatingPanelProps {
  /** The button that it belongs to; the focus goes back there. */
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Name of the panel. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A panel of rows under a button of the header: Escape, a click beside it or leaving it closes it. */
export function FloatingPanel({ triggerRef, isOpen, onClose, label, children }: FloatingPanelProps) {
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
      data-overlay
      data-surface="light"
      className="flex w-100 max-w-[calc(100vw-24px)] flex-col overflow-hidden rounded-large border border-line-strong bg-foam text-ink shadow-float data-entering:animate-appear"
    >
      <Dialog aria-label={label} data-quiet-focus className="flex min-h-0 flex-col outline-none">
        {children}
      </Dialog>
    </Popover>
  );
}
