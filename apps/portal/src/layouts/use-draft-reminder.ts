import { useLocation, useRouter } from "@tanstack/react-router";
import { toastStore } from "@vycep/shell/messages/toasts";
import { textsOf } from "@vycep/shell/words/i18n";
import { useEffect, useEffectEvent, useRef } from "react";
import { rowDraftCount } from "../features/cart/writing/row-drafts.ts";
import { paths } from "../shared/paths.ts";

/** Tells whoever leaves the catalogue that a number typed there is in no order yet, and the way back to it. */
export function useDraftReminder(): void {
  const router = useRouter();
  const isInCatalogue = useLocation({ select: ({ pathname }) => pathname.startsWith(catalogue) });
  const wasInCatalogue = useRef(isInCatalogue);
  const remind = useEffectEvent(() => {
    const count = rowDraftCount();
    if (count === 0) return;
    // Where something was typed, the words of products are loaded.
    const t = textsOf("products");
    toastStore.show({
      text: t("draftsLeft", { count }),
      tone: "info",
      action: { label: t("draftsBack"), onAct: () => void router.navigate({ href: paths.products() }) },
    });
  });
  useEffect(
    function remindOnLeaving() {
      if (wasInCatalogue.current && !isInCatalogue) remind();
      wasInCatalogue.current = isInCatalogue;
    },
    [isInCatalogue],
  );
}

/** What the addresses of the list and of every product begin with. */
const catalogue = paths.product("");
