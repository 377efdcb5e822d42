interface CountdownRingProps {
  /** In the middle: "0:47". */
  readonly text: string;
  /** What is left, from 1 down to 0. */
  readonly left: number;
}

const radius = 58;
const round = 2 * Math.PI * radius;

/** Time running out as a ring. The dialog around it says what happens then; seconds are not read out. */
export function CountdownRing({ text, left }: CountdownRingProps) {
  return (
    <div role="timer" aria-live="off" className="relative grid size-[132px] place-items-center">
      <svg
        viewBox="0 0 132 132"
        aria-hidden="true"
        className="absolute inset-0 -rotate-90 fill-none stroke-8"
      >
        <circle cx="66" cy="66" r={radius} className="stroke-void" />
        <circle
          cx="66"
          cy="66"
          r={radius}
          strokeLinecap="round"
          strokeDasharray={`${Math.max(0, Math.min(1, left)) * round} ${round}`}
          className="stroke-amber transition-[stroke-dasharray] duration-1000 ease-linear"
        />
      </svg>
      <span className="type-title text-[2.125rem]">{text}</span>
    </div>
  );
}
