import type { KeyboardEventHandler, ReactNode, Ref } from "react";
import { RouterProvider } from "react-aria-components";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Input } from "react-aria-components/Input";
import { Header, ListBox, ListBoxItem, ListBoxSection, Text } from "react-aria-components/ListBox";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { SearchField } from "react-aria-components/SearchField";
import { Count } from "../data/badge.tsx";
import { LiveRegion } from "../feedback/live-region.tsx";
import { Icon, type IconName } from "../icons/icon.tsx";
import { useNavigation } from "../navigation/anchor.tsx";
import { CloseButton, scrimClass, sheetClass } from "./dialog.tsx";
import { useEarlyEnter } from "./use-early-enter.ts";

export interface FinderItem {
  readonly id: string;
  readonly label: string;
  /** Second line: where, when. */
  readonly note?: string | undefined;
  /** At the right: how far it is. */
  readonly aside?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Where it leads. */
  readonly href?: string | undefined;
  /** Leads from its group to more of the same: drawn as a link. */
  readonly isMore?: boolean | undefined;
}

export interface FinderGroup {
  readonly id: string;
  readonly title: string;
  /** How many there are in all. */
  readonly count?: string | undefined;
  readonly items: readonly FinderItem[];
}

interface FinderProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Name of the dialog and of its field. */
  readonly label: string;
  readonly placeholder: string;
  readonly closeLabel: string;
  /** Name of the list of what was found. */
  readonly foundLabel: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly groups: readonly FinderGroup[];
  /** An item was chosen; one with an address is gone to besides. */
  readonly onPick: (id: string) => void;
  /** The answer is under way: what is shown is that of before. */
  readonly isBusy?: boolean | undefined;
  /** There is no answer: an Enter that waited for it opens nothing. */
  readonly isFailed?: boolean | undefined;
  /** Said politely: how many were found. */
  readonly message: string;
  /** Above the list: a failure, a hint. */
  readonly children?: ReactNode;
}

/** A modal search: a field, and below it groups of what was found, walked through by arrow keys without leaving the field. */
export function Finder(props: FinderProps) {
  const { isOpen, onClose, label, closeLabel, children, message } = props;
  const { value, groups, onPick, isBusy = false, isFailed = false } = props;
  const { navigate } = useNavigation();
  const items = groups.flatMap((group) => group.items);
  const { handleKey, list } = useEarlyEnter({ value, isBusy, first: items[0]?.id, open });
  function open(id: string | undefined) {
    const item = id === undefined && !isFailed ? items[0] : items.find((one) => one.id === id);
    if (item === undefined) return;
    onPick(item.id);
    if (item.href !== undefined) navigate(item.href);
  }
  return (
    <RouterProvider navigate={navigate}>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable
        data-overlay
        data-surface="light"
        className={`${scrimClass} desktop:place-items-start desktop:justify-items-center desktop:pt-[9vh]`}
      >
        <Modal
          className={`${sheetClass} max-w-[680px] desktop:max-h-[82dvh]! max-mobile:h-[calc(100dvh-28px)]`}
        >
          <AriaDialog data-quiet-focus className="flex min-h-0 flex-1 flex-col">
            <Heading slot="title" level={2} className="sr-only">
              {label}
            </Heading>
            <Autocomplete>
              <div className="flex flex-none items-center gap-1 border-b border-line py-2 pr-4 pl-5 max-mobile:pl-4">
                <FinderField {...props} onKey={handleKey} />
                <span className="mt-2 mr-1">
                  <CloseButton label={closeLabel} onClose={onClose} />
                </span>
              </div>
              {children !== undefined && (
                <div className="flex-none px-5 pt-4 max-mobile:px-4">{children}</div>
              )}
              <Found {...props} list={list} />
            </Autocomplete>
            <LiveRegion message={message} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </RouterProvider>
  );
}

interface FieldProps extends FinderProps {
  readonly onKey: KeyboardEventHandler;
}

function FinderField({ label, placeholder, value, onChange, isBusy = false, onKey }: FieldProps) {
  return (
    <SearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      autoFocus
      className="flex min-h-touch min-w-0 flex-1 items-center gap-3"
    >
      <span className={isBusy ? "text-bottle" : "text-ink-faint"}>
        <Icon name={isBusy ? "spinner" : "search"} />
      </span>
      <Input
        placeholder={placeholder}
        onKeyDownCapture={onKey}
        data-quiet-focus
        className="min-w-0 flex-1 self-stretch bg-transparent text-lead [&::-webkit-search-cancel-button]:hidden"
      />
    </SearchField>
  );
}

interface FoundProps extends FinderProps {
  readonly list: Ref<HTMLDivElement>;
}

function Found({ foundLabel, groups, onPick, isBusy = false, list }: FoundProps) {
  return (
    <section
      aria-label={foundLabel}
      tabIndex={groups.length > 0 ? 0 : undefined}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      <ListBox
        ref={list}
        aria-label={foundLabel}
        aria-busy={isBusy}
        onAction={(key) => onPick(String(key))}
        data-quiet-focus
        className="px-2.5 pb-3 aria-busy:opacity-70 data-empty:p-0"
      >
        {groups.map(({ id, title, count, items }) => (
          <ListBoxSection key={id} id={id}>
            <Header className="flex items-center gap-2 px-2.5 pt-4 pb-1.5 text-small font-bold text-ink-soft">
              {title}
              {count !== undefined && <Count value={count} tone="muted" />}
            </Header>
            {items.map((item) => (
              <FinderRow key={item.id} item={item} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </section>
  );
}

function FinderRow({ item }: { readonly item: FinderItem }) {
  const { id, label, note, aside, icon, href, isMore = false } = item;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      {...(href !== undefined && { href })}
      className="flex min-h-touch cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 data-focused:bg-bottle-tint data-hovered:bg-bottle-tint"
    >
      {icon !== undefined && (
        <span className={isMore ? "text-bottle" : "text-ink-soft"}>
          <Icon name={icon} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <Text slot="label" className={isMore ? "font-semibold text-bottle" : "block truncate font-semibold"}>
          {label}
        </Text>
        {note !== undefined && (
          <Text slot="description" className="block truncate text-small text-ink-soft">
            {note}
          </Text>
        )}
      </span>
      {aside !== undefined && <span className="flex-none text-small text-ink-soft">{aside}</span>}
    </ListBoxItem>
  );
}
