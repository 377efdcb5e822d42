import type { ReactNode } from "react";

interface FactorRowProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One kind of second factor: what it is, how it stands, what can be done. */
export function FactorRow({ title, text, action, children }: FactorRowProps) {
  return (
    <div className="border-t border-line px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-small text-ink-soft">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
