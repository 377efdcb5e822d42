import { type ReactNode, type RefObject, useRef } from "react";
import { useInteractOutside } from "react-aria/useInteractOutside";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useIsMobile } from "../layout/use-is-mobile.ts";
import { Sheet } from "./sheet.tsx";

interface CellPanelBodyProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * Where the panel of a cell opens: under it, or as a sheet on mobile. Under it, the page stays in use: to make all of it
 * inert and then not is most of what picking a day costs on a long list.
 */
export function CellPanelBody({
  triggerRef,
  isOpen,
  onClose,
  label,
  closeLabel,
  children,
}: CellPanelBodyProps) {
  const isMobile = useIsMobile();
  const panelRef = useRef<HTMLElement>(null);
  // The cell itself opens and closes by its own click.
  const isElsewhere = (element: Element) => triggerRef.current?.contains(element) !== true;
  useInteractOutside({
    ref: panelRef,
    onInteractOutside: ({ target }) => target instanceof Element && isElsewhere(target) && onClose(),
    isDisabled: isMobile || !isOpen,
  });
  if (isMobile) {
    return (
      <Sheet isOpen={isOpen} onClose={onClose} title={label} closeLabel={closeLabel}>
        <div className="px-4 pt-2">{children}</div>
      </Sheet>
    );
  }
  return (
    <Popover
      ref={panelRef}
      triggerRef={triggerRef}
      isOpen={isOpen}
      isNonModal
      shouldCloseOnInteractOutside={isElsewhere}
      onOpenChange={(open) => !open && onClose()}
      placement="bottom start"
      data-overlay
      data-surface="light"
      className="max-w-[calc(100vw-24px)] overflow-auto overscroll-contain rounded-large border border-line-strong bg-foam text-ink shadow-float data-entering:animate-appear"
    >
      <Dialog aria-label={label} data-quiet-focus className="p-5">
        {children}
      </Dialog>
    </Popover>
  );
}
