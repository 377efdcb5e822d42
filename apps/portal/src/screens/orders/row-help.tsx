import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import type { OrderRow } from "../../features/orders/history/use-orders.ts";
import { supportedPlacesOf } from "../../features/tickets/supported-places.ts";
import { newTicketPath, paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** From a row of the history: a claim of what came, else a question about the order, where the person holds Support. */
export function RowHelp({ row }: { readonly row: OrderRow }) {
  const t = useTexts("claims");
  const user = useCurrentUser();
  const { orderNumber: number, shipToId: shipTo, state } = row;
  if (!supportedPlacesOf(user).some((place) => place.shipToId === shipTo)) return null;
  const hasCome = state === "delivered" || state === "partially-delivered";
  return (
    <Anchor
      href={hasCome ? paths.claim(number) : newTicketPath({ category: "order", order: number, shipTo })}
      aria-label={t(hasCome ? "claimOf" : "askAbout", { number })}
      className="relative inline-flex min-h-touch min-w-11 items-center justify-center rounded-control text-ink-soft hover:bg-bottle-tint hover:text-bottle"
    >
      <Icon name="headset" />
    </Anchor>
  );
}
