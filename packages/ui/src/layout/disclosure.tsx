import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

interface DisclosureProps {
  readonly title: string;
  /** Beside the title, softer. */
  readonly note?: string | undefined;
  /** At the right: a count. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A titled box that opens. */
export function Disclosure({ title, note, badge, children, isOpen, onToggle }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && onToggle(event.currentTarget.open)}
      className="group overflow-hidden rounded-normal border border-line bg-foam"
    >
      <summary className="flex min-h-13 list-none items-center gap-3 px-4 py-2 -outline-offset-2! group-open:bg-foam-dim [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <strong className="mr-2">{title}</strong>
          {note !== undefined && <span className="text-small text-ink-soft max-mobile:block">{note}</span>}
        </span>
        {badge}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  );
}
