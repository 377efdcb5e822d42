import type { ReactNode, RefObject } from "react";
import { RouterProvider } from "react-aria-components";
import { Menu as AriaMenu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon, type IconName } from "../icons/icon.tsx";
import { useNavigation } from "../navigation/anchor.tsx";
import { classNames } from "../styles/class-names.ts";

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** At the right: a count, a flag. */
  readonly badge?: ReactNode;
  /** Where it leads; either this or onSelect. */
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly isCurrent?: boolean | undefined;
  readonly isDangerous?: boolean | undefined;
}

export interface MenuListProps {
  readonly label: string;
  readonly groups: readonly (readonly MenuEntry[])[];
  readonly header: ReactNode;
  readonly align: "start" | "end";
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What opens under the button of a menu. */
export function MenuList({ label, groups, header, align, triggerRef, isOpen, onClose }: MenuListProps) {
  const { navigate } = useNavigation();
  return (
    <RouterProvider navigate={navigate}>
      <Popover
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        aria-label={label}
        placement={align === "end" ? "bottom end" : "bottom start"}
        data-overlay
        data-surface="light"
        className="w-80 max-w-[calc(100vw-24px)] overflow-y-auto rounded-large border border-line-strong bg-foam p-2 text-ink shadow-float data-entering:animate-appear"
      >
        {header !== undefined && <div className="mb-2 border-b border-line px-3 pt-2.5 pb-3.5">{header}</div>}
        <AriaMenu
          aria-label={label}
          autoFocus="first"
          onClose={onClose}
          data-quiet-focus
          className="outline-none"
        >
          {groups.map((entries, index) => (
            <MenuSection
              key={entries[0]?.id ?? index}
              aria-label={label}
              className={classNames(index > 0 && "mt-2 border-t border-line pt-2")}
            >
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </RouterProvider>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const { id, label, icon, badge, href, onSelect, isCurrent = false, isDangerous = false } = entry;
  return (
    <MenuItem
      id={id}
      textValue={label}
      {...(href === undefined ? {} : { href })}
      {...(onSelect === undefined ? {} : { onAction: onSelect })}
      className={classNames(
        "flex min-h-[46px] cursor-pointer items-center gap-3 rounded-control px-3 font-semibold data-focused:bg-bottle-tint data-hovered:bg-bottle-tint",
        isDangerous && "text-red",
        isCurrent && "bg-bottle-mist text-bottle",
      )}
    >
      {icon && (
        <span className={isDangerous ? "text-red" : "text-ink-soft"}>
          <Icon name={icon} />
        </span>
      )}
      <span className="min-w-0 flex-1">{label}</span>
      {badge}
    </MenuItem>
  );
}
