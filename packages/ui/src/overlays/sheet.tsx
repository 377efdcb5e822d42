import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { classNames } from "../styles/class-names.ts";
import { CloseButton, scrimClass, sheetClass } from "./dialog.tsx";

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** In place of the title's text, for example who is signed in; the title stays its name. */
  readonly header?: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
}

/** A modal list or form with little around it: a sheet from the bottom on mobile. */
export function Sheet({ isOpen, onClose, title, closeLabel, children, header, footer }: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      data-overlay
      data-surface="light"
      className={scrimClass}
    >
      <Modal className={classNames(sheetClass, "max-w-[480px]")}>
        <AriaDialog data-quiet-focus className="flex min-h-0 flex-col">
          <span
            aria-hidden="true"
            className="mx-auto mt-2.5 h-[5px] w-10 flex-none rounded-full bg-line-strong desktop:hidden"
          />
          <div className="flex flex-none items-center justify-between gap-4 border-b border-line px-5 pt-4 pb-3 max-mobile:px-4">
            <Heading slot="title" level={2} className={header === undefined ? "type-heading" : "sr-only"}>
              {title}
            </Heading>
            {header}
            <span className="-mb-2">
              <CloseButton label={closeLabel} onClose={onClose} />
            </span>
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
            {children}
          </div>
          {footer !== undefined && (
            <div className="flex-none border-t border-line bg-foam-dim px-4 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
