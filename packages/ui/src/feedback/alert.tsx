import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";

export type AlertTone = "info" | "success" | "warning" | "error";

interface AlertProps {
  readonly tone: AlertTone;
  /** What happened, in bold before the rest. */
  readonly title?: string | undefined;
  /** What was kept and what to do. */
  readonly children?: ReactNode;
  /** The way out: a link or a small button. */
  readonly action?: ReactNode;
  /** Announces the notice when it appears; leave it out for what stands there from the start. */
  readonly isLive?: boolean | undefined;
}

const looks: Record<AlertTone, { readonly box: string; readonly icon: IconName }> = {
  info: { box: "bg-bottle-tint text-bottle", icon: "info" },
  success: { box: "bg-bottle-tint text-bottle", icon: "success" },
  warning: { box: "bg-amber-tint text-amber-ink", icon: "warning" },
  error: { box: "bg-red-tint text-red-ink", icon: "error" },
};

/** A notice in its place in the page, with its fix beside it. */
export function Alert({ tone, title, children, action, isLive = false }: AlertProps) {
  const { box, icon } = looks[tone];
  return (
    <div
      role={isLive ? (tone === "error" ? "alert" : "status") : undefined}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-normal px-4 py-3.5 text-body",
        box,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <span className="mt-px">
          <Icon name={icon} />
        </span>
        <div className="min-w-0 self-center text-pretty [&_a]:text-current">
          {title !== undefined && <strong>{title}</strong>} {children}
        </div>
      </div>
      {action !== undefined && <div className="max-mobile:ml-8 [&_a]:text-current">{action}</div>}
    </div>
  );
}
