interface NarrowedProps {
  readonly whole: string;
  /** The same in fewer words, for a bar on a tablet. */
  readonly short: string;
}

/** All of it where there is room, and else what is short; who hears is told all of it. Nothing is cut off amid a word. */
export function Narrowed({ whole, short }: NarrowedProps) {
  if (whole === short) return whole;
  return (
    <>
      <span className="narrow:sr-only">{whole}</span>
      <span aria-hidden="true" className="hidden narrow:inline">
        {short}
      </span>
    </>
  );
}
