import type { ReactNode } from "react";

interface HomeGridProps {
  /** First of all: what waits for the customer's word. */
  readonly asking?: ReactNode;
  /** The wide column: repeating the last order. */
  readonly repeat?: ReactNode;
  /** Under it: what is on its way already. */
  readonly arriving?: ReactNode;
  /** The one dark card: the cut-off. */
  readonly cutOff?: ReactNode;
  /** Under it: what is in the cart. */
  readonly cart?: ReactNode;
}

/**
 * Where the cards of the home page stand: two columns, on mobile one under the other, with what most people come for
 * first, so that its button is in sight at once.
 */
export function HomeGrid({ asking, repeat, arriving, cutOff, cart }: HomeGridProps) {
  return (
    <div className="grid grid-cols-aside-shrinking items-start gap-5 tablet:grid-cols-aside-share tablet:gap-stack max-mobile:grid-cols-1 max-mobile:gap-3.5">
      <div className="grid grid-cols-1 gap-5 max-mobile:contents">
        <div className="empty:hidden">{asking}</div>
        <div className="empty:hidden">{repeat}</div>
        <div className="empty:hidden max-mobile:order-2">{arriving}</div>
      </div>
      <div className="grid grid-cols-1 gap-5 max-mobile:contents">
        <div className="empty:hidden max-mobile:order-1">{cutOff}</div>
        <div className="empty:hidden max-mobile:order-3">{cart}</div>
      </div>
    </div>
  );
}
