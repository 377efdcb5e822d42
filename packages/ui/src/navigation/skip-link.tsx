/** What can take the focus. */
const goals = "a[href], button, input, [tabindex]";

interface SkipLinkProps {
  readonly label: string;
  /** Id of the element to jump to. */
  readonly targetId: string;
}

/**
 * A stop of the Tab key that is seen only when it is reached: over the header, straight to what is further down. The
 * focus goes there without a trace in the address; what takes none itself hands it to the first thing in it that does.
 */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (target === null) return;
        event.preventDefault();
        const goal = target.matches(goals) ? target : target.querySelector<HTMLElement>(goals);
        goal?.focus();
      }}
      data-print="hide"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-foam px-4 py-3 font-semibold text-bottle focus:translate-y-0 focus:shadow-float"
    >
      {label}
    </a>
  );
}
