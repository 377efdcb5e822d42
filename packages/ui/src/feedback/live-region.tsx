interface LiveRegionProps {
  /** What is read out when it changes; keep it mounted and empty while there is nothing to say. */
  readonly message: string;
  /** Interrupts what is being read; for errors only. */
  readonly isUrgent?: boolean | undefined;
}

/** Says a change aloud without showing it. */
export function LiveRegion({ message, isUrgent = false }: LiveRegionProps) {
  return (
    <div
      role={isUrgent ? "alert" : "status"}
      aria-live={isUrgent ? "assertive" : "polite"}
      data-react-aria-top-layer="true"
      className="sr-only"
    >
      {message}
    </div>
  );
}
