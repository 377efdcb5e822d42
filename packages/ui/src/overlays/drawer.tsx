import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { CloseButton } from "./dialog.tsx";

interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A panel from the right side, full width on mobile: filters, a long form beside the list it belongs to. */
export function Drawer({ isOpen, onClose, title, closeLabel, children, footer }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      data-overlay
      data-surface="light"
      className="fixed inset-0 z-50 flex justify-end overflow-hidden bg-scrim data-entering:animate-appear"
    >
      <Modal className="h-full w-full max-w-[480px] bg-foam text-ink shadow-modal data-entering:animate-appear max-mobile:max-w-none">
        <AriaDialog data-quiet-focus className="flex h-full flex-col">
          <div className="flex flex-none items-center justify-between gap-4 border-b border-line px-6 py-4 max-mobile:px-4">
            <Heading slot="title" level={2} className="type-heading">
              {title}
            </Heading>
            <span className="-mb-2">
              <CloseButton label={closeLabel} onClose={onClose} />
            </span>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5 max-mobile:px-4">
            {children}
          </div>
          {footer !== undefined && (
            <div className="flex flex-none flex-wrap justify-end gap-3 border-t border-line bg-foam-dim px-6 py-4 pb-[max(16px,env(safe-area-inset-bottom))] max-mobile:px-4">
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
