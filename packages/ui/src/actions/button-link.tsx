import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import { Anchor, type AnchorProps } from "../navigation/anchor.tsx";
import { type ButtonLook, buttonClass } from "./button.tsx";

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  readonly target?: "_blank" | undefined;
  readonly download?: boolean | string | undefined;
  readonly onClick?: AnchorProps["onClick"];
  readonly "aria-label"?: string | undefined;
}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, icon, iconAfter, variant, size, isWide, download, target, ...anchor } = props;
  const away = target === undefined ? {} : { target, rel: "noreferrer" };
  const save = download === undefined ? {} : { download };
  return (
    <Anchor {...anchor} {...away} {...save} className={buttonClass({ variant, size, isWide })}>
      {icon && <Icon name={icon} size={size === "small" ? "small" : "normal"} />}
      <span className="min-w-0">{children}</span>
      {iconAfter && <Icon name={iconAfter} size={size === "small" ? "small" : "normal"} />}
    </Anchor>
  );
}
