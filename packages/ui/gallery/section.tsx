import type { ReactNode } from "react";

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the gallery. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="border-t border-line py-6">
      <h2 className="type-label mb-4 text-ink-soft">{title}</h2>
      {children}
    </section>
  );
}

/** Things side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="mb-4 flex flex-wrap items-center gap-3">{children}</div>;
}
