import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { Icon } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import { Dialog } from "./dialog.tsx";

export interface SubMessage {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  /** A link or a small button for this one. */
  readonly action?: ReactNode;
}

interface MessageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly tone: "info" | "success" | "warning" | "error";
  readonly title: string;
  /** Under the title (LAYOUT-32). */
  readonly text?: ReactNode;
  readonly subMessages?: readonly SubMessage[] | undefined;
  /** After the sub-messages: what was kept. */
  readonly children?: ReactNode;
  readonly link?: ReactNode;
  /** The button that closes, "OK" where nothing better is known (LAYOUT-33). */
  readonly okLabel: string;
  /** Replaces the one button: a pair that offers a way out. */
  readonly actions?: ReactNode;
}

const tones = {
  info: { box: "bg-bottle-tint text-bottle", icon: "info" },
  success: { box: "bg-bottle-tint text-bottle", icon: "check" },
  warning: { box: "bg-amber-tint text-amber-ink", icon: "warning" },
  error: { box: "bg-red-tint text-red-strong", icon: "error" },
} as const;

/** A message that must be seen: title, sub-messages, an optional link, and a button. */
export function MessageDialog(props: MessageDialogProps) {
  const { isOpen, onClose, tone, title, text, subMessages = [], children, link, okLabel, actions } = props;
  const { box, icon } = tones[tone];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="normal"
      title={title}
      description={text}
      picture={
        <span className={classNames("grid size-12 place-items-center rounded-normal", box)}>
          <Icon name={icon} size="large" />
        </span>
      }
      footNote={link}
      actions={
        actions ?? (
          <Button onClick={onClose} autoFocus>
            {okLabel}
          </Button>
        )
      }
    >
      {subMessages.length > 0 && (
        <ul className="rounded-normal border border-line">
          {subMessages.map((message) => (
            <li
              key={message.id}
              className="flex items-center justify-between gap-3.5 border-t border-line px-3.5 py-3 first:border-t-0"
            >
              <div className="min-w-0">
                <strong className="block">{message.title}</strong>
                {message.note !== undefined && (
                  <span className="text-small text-ink-soft">{message.note}</span>
                )}
              </div>
              {message.action !== undefined && <span className="flex-none">{message.action}</span>}
            </li>
          ))}
        </ul>
      )}
      {children !== undefined && <div className="mt-4 text-ink-soft">{children}</div>}
    </Dialog>
  );
}
