import type { PushMessage } from "@vycep/contract/push/push-message";
import { parseLanguage } from "@vycep/domain/market/language";
import { texts as cs } from "@vycep/words/push/cs";
import { texts as en } from "@vycep/words/push/en";
import { texts as sk } from "@vycep/words/push/sk";

const words = { cs, sk, en };

/** What a message shows on the device, and where a tap leads (PUSH-02). */
export interface ShownPush {
  readonly body: string;
  readonly path: string;
  /** Messages of the same replace each other. */
  readonly tag: string;
}

type Sentence = "order" | "ticket" | "cart" | "delivery" | "other";

/** The first row that fits; `{}` in a path is the number. */
const rows: readonly { readonly kinds: RegExp; readonly sentence: Sentence; readonly path: string }[] = [
  { kinds: /^order-/, sentence: "order", path: "/orders/history/{}" },
  { kinds: /^ticket-/, sentence: "ticket", path: "/support/tickets/{}" },
  { kinds: /^cart-/, sentence: "cart", path: "/cart" },
  { kinds: /^delivery-/, sentence: "delivery", path: "/notices" },
];

/**
 * A message as it is shown. One that cannot be read still is shown, because browsers demand it: it leads to the notices.
 *
 * `shownPush('{"kind":"order-delivered","subject":"47","language":"cs","topic":"a"}').path` is "/orders/history/47"
 */
export function shownPush(text: string | undefined): ShownPush {
  const { kind = "", subject = "", language = "", topic = "other" } = readMessage(text);
  const row = rows.find(({ kinds, path }) => kinds.test(kind) && (subject !== "" || !path.includes("{}")));
  const { sentence, path } = row ?? { sentence: "other" as const, path: "/notices" };
  const said = words[parseLanguage(language) ?? "cs"][sentence];
  return {
    body: said.replace("{subject}", subject),
    path: path.replace("{}", encodeURIComponent(subject)),
    tag: topic,
  };
}

function readMessage(text: string | undefined): Partial<PushMessage> {
  try {
    const read: unknown = JSON.parse(text ?? "");
    if (typeof read !== "object" || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

interface OpenWindow {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}

interface Windows {
  readonly matchAll: (options: {
    type: "window";
    includeUncontrolled: true;
  }) => Promise<readonly OpenWindow[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
}

/** Opens what a message is about: in the portal that is open, or in a new window; who is signed out signs in first (PUSH-02). */
export async function openPath(path: string, clients: Windows): Promise<void> {
  const [open] = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open === undefined) {
    await clients.openWindow(path);
    return;
  }
  // Where a browser does not let it come to the front, it leads to the right place all the same.
  await open.focus().catch(() => undefined);
  await open.navigate(path);
}
