/** A crate seen from its corner. */
export function CrateDrawing() {
  return (
    <>
      <path d="M4 28 24 18l20 10-20 10Z" fill="var(--glass-shade)" />
      <path d="M4 28v18l20 10V38Z" fill="var(--glass)" />
      <path d="M44 28v18L24 56V38Z" fill="var(--glass-shade)" />
      <path d="M9 37l10 5M29 42l10-5" stroke="var(--label)" strokeWidth="2.5" />
      <circle cx="16" cy="27" r="2" fill="var(--cap)" />
      <circle cx="24" cy="23" r="2" fill="var(--cap)" />
      <circle cx="32" cy="27" r="2" fill="var(--cap)" />
      <circle cx="24" cy="31" r="2" fill="var(--cap)" />
    </>
  );
}

/** A wooden pallet from its side. */
export function PalletDrawing() {
  return (
    <>
      <rect x="2" y="26" width="44" height="5" rx="1" fill="var(--paper-shade)" />
      <rect x="2" y="42" width="44" height="4" rx="1" fill="var(--paper-shade)" />
      <path d="M4 31h7v11H4ZM20 31h8v11h-8ZM37 31h7v11h-7Z" fill="var(--steel-dark)" />
    </>
  );
}

/** A cylinder of gas. */
export function CylinderDrawing() {
  return (
    <>
      <rect x="21" y="4" width="6" height="7" rx="1" fill="var(--steel-dark)" />
      <rect x="18" y="3" width="12" height="3" rx="1.5" fill="var(--steel-dark)" />
      <path d="M15 22a9 11 0 0 1 18 0v36a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3Z" fill="var(--steel)" />
      <path d="M18 22v36" stroke="var(--steel-light)" strokeWidth="3" />
    </>
  );
}
