interface SkipLinkProps {
  readonly label: string;
  /** Id of the element to jump to. */
  readonly targetId: string;
}

/** The first stop of the Tab key: over the header, straight to the content. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      data-print="hide"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-foam px-4 py-3 font-semibold text-bottle focus:translate-y-0 focus:shadow-float"
    >
      {label}
    </a>
  );
}
