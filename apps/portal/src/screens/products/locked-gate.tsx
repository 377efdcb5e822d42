/** A loading gate that stays shut: the picture of a missing permission. */
export function LockedGate() {
  return (
    <svg viewBox="0 0 250 170" width="250" height="170" aria-hidden="true" className="max-w-full">
      <path d="M10 160h230" strokeWidth="4" strokeLinecap="round" className="stroke-line-strong" />
      <path
        d="M53 14h144a8 8 0 0 1 8 8v130a8 8 0 0 1-8 8H53a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z"
        className="fill-bottle"
      />
      <path d="M59 30h132v130H59z" className="fill-bottle-tint" />
      <path d="M59 20h132v6H59z" className="fill-amber" />
      <path
        d="M59 46h132M59 64h132M59 82h132M59 100h132M59 118h132M59 136h132M59 154h132"
        strokeWidth="3"
        className="stroke-line-strong"
      />
      <circle cx="125" cy="96" r="34" strokeWidth="3" className="fill-foam stroke-bottle" />
      <path
        d="M115 94h20v14h-20zM119 94v-5a6 6 0 0 1 12 0v5"
        strokeWidth="2.75"
        strokeLinejoin="round"
        className="fill-none stroke-bottle"
      />
    </svg>
  );
}
