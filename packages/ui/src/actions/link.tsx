import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import { Anchor, type AnchorProps } from "../navigation/anchor.tsx";
import { classNames } from "../styles/class-names.ts";

interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** "text" is underlined; "plain" for lists where everything is a link; "onDark" for the footer. */
  readonly variant?: "text" | "plain" | "onDark" | undefined;
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  /** Opens elsewhere, with the icon that says so; the label says it in words. */
  readonly external?: { readonly label: string } | undefined;
  readonly download?: boolean | string | undefined;
  readonly onClick?: AnchorProps["onClick"];
  readonly "aria-label"?: string | undefined;
  readonly "aria-current"?: "page" | undefined;
  readonly lang?: string | undefined;
}

const looks = {
  text: "text-bottle underline decoration-bottle/35 underline-offset-text font-semibold hover:decoration-bottle",
  plain: "text-ink font-medium hover:text-bottle hover:underline underline-offset-text",
  onDark: "text-on-bottle hover:underline underline-offset-text",
} as const;

/** The look of a text link, also for a button that reads like one. */
export function linkClass(variant: "text" | "plain" | "onDark" = "text"): string {
  return classNames(
    "inline-flex min-h-6 items-center gap-1.5 rounded-text text-left max-mobile:min-h-touch",
    looks[variant],
  );
}

/** A link in text. */
export function Link({ children, variant, icon, iconAfter, external, download, ...anchor }: LinkProps) {
  const away = external === undefined ? {} : { target: "_blank", rel: "noreferrer" };
  return (
    <Anchor
      {...anchor}
      {...away}
      {...(download === undefined ? {} : { download })}
      className={linkClass(variant)}
    >
      {icon && <Icon name={icon} size="small" />}
      {children}
      {iconAfter && <Icon name={iconAfter} size="small" />}
      {external && <Icon name="external-link" size="small" label={external.label} />}
    </Anchor>
  );
}

interface LinkActionProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly icon?: IconName | undefined;
  readonly "aria-label"?: string | undefined;
}

/** A button that reads like a link: an action in a sentence or at a heading. */
export function LinkAction({ children, onClick, icon, "aria-label": ariaLabel }: LinkActionProps) {
  return (
    <button type="button" onClick={onClick} aria-label={ariaLabel} className={linkClass("text")}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </button>
  );
}
