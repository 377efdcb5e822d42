import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Icon } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called by Escape, by the cross and by a click beside the dialog (an alert dialog ignores that click). */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Name of the cross; without it there is none. */
  readonly closeLabel?: string | undefined;
  readonly children?: ReactNode;
  /** The buttons, the main one last; on mobile the main one comes first and all are full width. */
  readonly actions?: ReactNode;
  /** At the left of the buttons: a quiet link. */
  readonly footNote?: ReactNode;
  readonly size?: "small" | "normal" | "wide" | "widest" | "whole" | undefined;
  /** alertdialog is for what interrupts: a warning, an ending session. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** Above the title, for example an icon or a countdown. */
  readonly picture?: ReactNode;
  readonly isCentered?: boolean | undefined;
  /** Only an action leaves the dialog: no Escape, no click beside it. */
  readonly isForced?: boolean | undefined;
}

const sizes = {
  small: "max-w-[460px]",
  normal: "max-w-[620px]",
  wide: "max-w-[860px]",
  widest: "max-w-[1060px]",
  whole: "max-w-none",
} as const;

/** The scrim of everything that covers the page. */
export const scrimClass =
  "fixed inset-0 z-50 grid place-items-center overflow-hidden bg-scrim p-6 data-entering:animate-appear max-mobile:items-end max-mobile:justify-items-stretch max-mobile:p-0";

/** The sheet: centred on the desktop, coming from the bottom on mobile. */
export const sheetClass =
  "flex max-h-[calc(100dvh-48px)] w-full flex-col overflow-hidden rounded-large bg-foam text-ink shadow-modal data-entering:animate-rise max-mobile:max-h-[calc(100dvh-28px)] max-mobile:max-w-none max-mobile:rounded-b-none max-mobile:rounded-t-sheet max-mobile:data-entering:animate-slide-up";

/** A modal dialog: focus stays inside, Escape closes, focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, children, actions, footNote, picture } = props;
  const { size = "normal", role = "dialog", isCentered = false, isForced = false } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isForced && role === "dialog"}
      isKeyboardDismissDisabled={isForced}
      data-overlay
      data-surface="light"
      className={scrimClass}
    >
      <Modal className={classNames(sheetClass, sizes[size])}>
        <AriaDialog role={role} data-quiet-focus className="flex min-h-0 flex-col">
          <div
            className={classNames(
              "flex gap-4 px-7 pt-6 pb-1 max-mobile:px-4 max-mobile:pt-5",
              isCentered && "flex-col items-center text-center",
            )}
          >
            <div className="min-w-0 flex-1">
              {picture !== undefined && (
                <div className={classNames("mb-4 w-fit", isCentered && "mx-auto")}>{picture}</div>
              )}
              <Heading slot="title" level={2} className="type-large text-pretty">
                {title}
              </Heading>
              {description !== undefined && <div className="mt-1.5 text-ink-soft">{description}</div>}
            </div>
            {closeLabel !== undefined && <CloseButton label={closeLabel} onClose={onClose} />}
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-7 pt-4 pb-5 max-mobile:px-4">
            {children}
          </div>
          {(actions !== undefined || footNote !== undefined) && (
            <DialogFoot footNote={footNote} isCentered={isCentered}>
              {actions}
            </DialogFoot>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface CloseButtonProps {
  readonly label: string;
  readonly onClose: () => void;
}

/** The cross at the right of a dialog's title. */
export function CloseButton({ label, onClose }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className="-mt-2 -mr-3 grid size-touch flex-none place-items-center rounded-control text-ink-soft hover:bg-bottle-tint hover:text-bottle max-mobile:-mr-2"
    >
      <Icon name="close" />
    </button>
  );
}

interface DialogFootProps {
  readonly children: ReactNode;
  readonly footNote: ReactNode;
  readonly isCentered: boolean;
}

function DialogFoot({ children, footNote, isCentered }: DialogFootProps) {
  return (
    <div
      className={classNames(
        "flex flex-none flex-wrap items-center gap-3 px-7 max-mobile:flex-col-reverse max-mobile:items-stretch max-mobile:px-4 max-mobile:pb-[max(18px,env(safe-area-inset-bottom))] max-mobile:*:[&_button]:w-full",
        isCentered ? "justify-center pb-7" : "justify-end border-t border-line bg-foam-dim py-4",
      )}
    >
      {footNote !== undefined && <div className="flex-1 max-mobile:text-center">{footNote}</div>}
      <div className="flex flex-wrap items-center gap-3 max-mobile:flex-col-reverse max-mobile:items-stretch">
        {children}
      </div>
    </div>
  );
}
