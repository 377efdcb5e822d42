import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { classNames } from "../styles/class-names.ts";
import { buttonClass } from "./button.tsx";
import type { MenuEntry } from "./menu-list.tsx";
import { openingKeys } from "./opening-keys.ts";

// The list is heavy: it comes when somebody reaches for the button.
const loadList = () => import("./menu-list.tsx").then((file) => ({ default: file.MenuList }));
const MenuList = lazy(loadList);

interface MenuProps {
  /** Name of the button and of the menu. */
  readonly label: string;
  /** What the button shows: an icon, an avatar with a chevron. */
  readonly trigger: ReactNode;
  readonly tone?: "light" | "onDark" | undefined;
  /** "button" looks like the outlined buttons beside it. */
  readonly look?: "plain" | "button" | undefined;
  /** What was chosen is under way: the button stays where it is, and opens nothing. */
  readonly isBusy?: boolean | undefined;
  /** Groups are parted by a line. */
  readonly groups: readonly (readonly MenuEntry[])[];
  /** Above the entries: who is signed in. */
  readonly header?: ReactNode;
  readonly align?: "start" | "end" | undefined;
}

const triggers = {
  light: "rounded-control text-ink-soft hover:bg-bottle-tint hover:text-bottle",
  onDark: "rounded-full text-on-bottle hover:bg-on-bottle/15",
  button: buttonClass({ variant: "outline" }),
} as const;

/** A menu under a button. */
export function Menu({
  label,
  trigger,
  tone = "light",
  look = "plain",
  isBusy = false,
  groups,
  header,
  align = "end",
}: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  function handleOpen() {
    if (isBusy) return;
    setWasOpened(true);
    setOpen(true);
  }
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        aria-expanded={isOpen}
        onClick={handleOpen}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
        onKeyDown={(event) => {
          if (!openingKeys.has(event.key)) return;
          event.preventDefault();
          handleOpen();
        }}
        className={
          look === "button"
            ? triggers.button
            : classNames(
                "inline-flex min-h-touch min-w-touch items-center justify-center gap-2 px-1.5",
                triggers[tone],
              )
        }
      >
        {trigger}
      </button>
      {wasOpened && (
        <Suspense>
          <MenuList
            {...{ label, groups, header, align, triggerRef, isOpen }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
