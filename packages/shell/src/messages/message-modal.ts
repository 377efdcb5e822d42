import { createStore, useStore } from "../storage/store.ts";

/** The generic message: a title, further sentences, an optional link, a button "OK" by default (LAYOUT-28, 32, 33). */
export interface Message {
  readonly title: string;
  readonly details?: readonly string[] | undefined;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
  readonly buttonLabel?: string | undefined;
  readonly tone?: "info" | "error" | undefined;
}

const message = createStore<Message | undefined>(undefined);

export function showMessage(next: Message): void {
  message.set(next);
}

export function closeMessage(): void {
  message.set(undefined);
}

export function useMessage(): Message | undefined {
  return useStore(message);
}
