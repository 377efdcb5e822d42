import type { ReactNode } from "react";

interface HomeGridProps {
  /** The wide column: repeating the last order. */
  readonly repeat?: ReactNode;
  /** The one dark card: the cut-off. */
  readonly cutOff?: ReactNode;
  /** Under it: what is in the cart. */
  readonly cart?: ReactNode;
}

/**
 * Where the cards of the home page stand: two columns, on mobile one under the other, with what most people come for
 * first, so that its button is in sight at once.
 */
export function HomeGrid({ repeat, cutOff, cart }: HomeGridProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,400px)] items-start gap-5 max-mobile:grid-cols-1 max-mobile:gap-3.5">
      <div className="grid gap-5">{repeat}</div>
      <div className="grid gap-5 max-mobile:gap-3.5">
        <div className="empty:hidden">{cutOff}</div>
        <div className="empty:hidden">{cart}</div>
      </div>
    </div>
  );
}
