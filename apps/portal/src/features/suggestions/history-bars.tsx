interface HistoryBarsProps {
  readonly history: readonly number[];
  /** The same in words. */
  readonly label: string;
}

const unit = 6;
const gap = 3;
const height = 28;

/** The last deliveries as bars, the last one darkest; a delivery without the product is a dash. */
export function HistoryBars({ history, label }: HistoryBarsProps) {
  const most = Math.max(1, ...history);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${history.length * (unit + gap)} ${height}`}
      className="h-7"
    >
      {history.map((boxes, index) => {
        const tall = boxes === 0 ? 1.5 : Math.max(3, (boxes / most) * height);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place and nothing else
            key={index}
            x={index * (unit + gap)}
            y={height - tall}
            width={unit}
            height={tall}
            rx={1}
            className={index === history.length - 1 ? "fill-bottle" : "fill-bottle opacity-45"}
          />
        );
      })}
    </svg>
  );
}
