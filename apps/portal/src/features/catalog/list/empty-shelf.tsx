/** A shelf of bottles, one of which is not there. */
export function EmptyShelf() {
  return (
    <svg aria-hidden="true" viewBox="0 0 260 70" className="h-auto w-65 max-w-full">
      {[26, 74, 170, 218].map((x) => (
        <g key={x} transform={`translate(${x} 4)`}>
          <path d={bottle} fill="var(--color-line-strong)" />
          <rect x="0" y="32" width="22" height="15" fill="var(--color-foam)" />
        </g>
      ))}
      <path
        d={bottle}
        transform="translate(122 4)"
        fill="var(--color-amber-tint)"
        stroke="var(--color-amber-edge)"
        strokeWidth="2"
        strokeDasharray="4 3"
      />
      <path d="M3 66h254" stroke="var(--color-bottle)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

const bottle = "M7 0h8v11c0 5 7 7 7 14v29a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V25c0-7 7-9 7-14Z";
