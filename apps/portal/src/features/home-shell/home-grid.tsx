import type { ReactNode } from "react";

interface HomeGridProps {
  /** The wide column: repeating the last order. */
  readonly repeat?: ReactNode;
  /** The one dark card: the cut-off. First on mobile. */
  readonly cutOff?: ReactNode;
  /** Under it: what is in the cart. */
  readonly cart?: ReactNode;
}

/** Where the cards of the home page stand: two columns, on mobile one under the other with the cut-off first. */
export function HomeGrid({ repeat, cutOff, cart }: HomeGridProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,400px)] items-start gap-5 max-mobile:grid-cols-1 max-mobile:gap-3.5">
      <div className="grid gap-5 max-mobile:order-2">{repeat}</div>
      <div className="grid gap-5 max-mobile:contents">
        <div className="max-mobile:order-1">{cutOff}</div>
        <div className="max-mobile:order-3">{cart}</div>
      </div>
    </div>
  );
}
