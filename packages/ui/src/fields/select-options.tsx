import type { RefObject } from "react";
import { Popover } from "react-aria-components/Popover";
import { useIsMobile } from "../layout/use-is-mobile.ts";
import { Sheet } from "../overlays/sheet.tsx";
import { OptionList, type OptionListProps } from "./option-list.tsx";

interface SelectOptionsProps extends OptionListProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
}

/** Where the options of a select open: under it, or as a modal of their own on mobile (LAYOUT-34). */
export function SelectOptions({ triggerRef, isOpen, onClose, closeLabel, ...list }: SelectOptionsProps) {
  const isMobile = useIsMobile();
  if (isMobile) {
    return (
      <Sheet isOpen={isOpen} onClose={onClose} title={list.label} closeLabel={closeLabel}>
        <OptionList {...list} />
      </Sheet>
    );
  }
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      aria-label={list.label}
      placement="bottom start"
      data-overlay
      data-surface="light"
      style={{ minWidth: triggerRef.current?.offsetWidth ?? 0 }}
      className="flex max-w-[min(440px,calc(100vw-24px))] flex-col overflow-hidden rounded-large border border-line-strong bg-foam text-ink shadow-float data-entering:animate-appear"
    >
      <OptionList {...list} />
    </Popover>
  );
}
