import { queryClient } from "@vycep/shell/api/query-client";
import { machineTimers } from "@vycep/shell/clock/clock";
import { dismissFailure, showFailure } from "@vycep/shell/messages/action-errors";
import { reviseNotes } from "./notes/kept-notes.ts";
import { cartOptions, editCart } from "./reading/cart-cache.ts";
import { readCart } from "./reading/read-cart.ts";
import { readCartAgain } from "./reading/read-cart-again.ts";
import { addLines, restoreLines, updateLines } from "./session/cart-calls.ts";
import type { CartMessages, CartServer, CartSessionPorts } from "./session/cart-session-ports.ts";
import { type CartSession, createCartSession } from "./session/create-cart-session.ts";
import { keepUnsent, readUnsent } from "./session/unsent-changes.ts";

let session: CartSession | undefined;

/** The one cart session of the page, made when it is first asked for. */
export function cartSession(): CartSession {
  session ??= createCartSession(portalPorts());
  return session;
}

function portalPorts(): CartSessionPorts {
  return {
    server,
    messages,
    shown: {
      edit: (edit) => editCart(queryClient, edit),
      refresh: (read) => queryClient.fetchQuery({ ...cartOptions(read), staleTime: 0 }),
      outdated: () => void readCartAgain(),
    },
    unsent: { keep: keepUnsent, read: readUnsent },
    network: {
      isOnline: () => navigator.onLine,
      onOnline: (listener) => globalThis.addEventListener("online", listener),
    },
    timers: machineTimers,
  };
}

const server: CartServer = {
  async read(signal) {
    const cart = await readCart(signal);
    reviseNotes(cart);
    return cart;
  },
  add: addLines,
  update: updateLines,
  restore: restoreLines,
};

/** What is seldom told is not part of any page's first script. */
const messages: CartMessages = {
  failed(cause) {
    const id = showFailure(cause);
    return () => id !== undefined && dismissFailure(id);
  },
  async lineRemoved(wanted, putBack) {
    const { tellLineRemoved } = await import("./writing/tell-changed-elsewhere.ts");
    await tellLineRemoved(wanted, putBack);
  },
  async choiceWaits() {
    const { tellChoiceWaits } = await import("./writing/tell-changed-elsewhere.ts");
    await tellChoiceWaits();
  },
  async notRestored(refusals, names) {
    const { tellNotRestored } = await import("./writing/tell-not-restored.ts");
    await tellNotRestored(refusals, names);
  },
};
