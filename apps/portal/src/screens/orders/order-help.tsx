import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { ClaimsCard } from "../../features/claims/claims-card.tsx";
import { useClaimsOfOrder } from "../../features/claims/use-delivery-to-claim.ts";
import { OrderPapers } from "../../features/documents/order-papers.tsx";
import type { OrderView } from "../../features/orders/detail/order-view.ts";
import { supportedPlacesOf } from "../../features/tickets/supported-places.ts";
import { newTicketPath, paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";

/** Whether somebody may write to the brewery about an order: Support at its place (D41). */
function useMayAsk({ shipToId }: OrderView): boolean {
  const user = useCurrentUser();
  return supportedPlacesOf(user).some((place) => place.shipToId === shipToId);
}

/** Claiming what came, or else asking about the order: a ticket with the order filled in. */
export function OrderHelp({ order }: { readonly order: OrderView }) {
  const t = useTexts("claims");
  if (!useMayAsk(order)) return null;
  const { number, shipToId } = order;
  return order.state === "delivered" ? (
    <ButtonLink href={paths.claim(number)} icon="warning" variant="outline">
      {t("claim")}
    </ButtonLink>
  ) : (
    <ButtonLink
      href={newTicketPath({ category: "order", order: number, shipTo: shipToId })}
      icon="headset"
      variant="outline"
    >
      {t("ask")}
    </ButtonLink>
  );
}

/** What was claimed of an order that was delivered, and what came back (B2). */
export function OrderClaims({ order }: { readonly order: OrderView }) {
  const mayAsk = useMayAsk(order);
  const claims = useClaimsOfOrder(order.number, mayAsk && order.state === "delivered");
  return <ClaimsCard claims={claims} />;
}

/** What the brewery wrote about an order: its confirmation, delivery notes and invoices (DOCS-01, B6). */
export function PapersOfOrder({ order }: { readonly order: OrderView }) {
  return <OrderPapers orderNumber={order.number} isOpen={useMayOpen()({ name: "myDocuments" })} />;
}
