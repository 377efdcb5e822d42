import { Icon, type IconName } from "../icons/icon.tsx";
import { Anchor } from "../navigation/anchor.tsx";
import { Bubble } from "./bubble.tsx";

interface IconLinkProps {
  readonly href: string;
  readonly icon: IconName;
  /** Where it leads; also shown in a bubble. */
  readonly label: string;
}

/** A link that is only an icon, where there is no room for its words. */
export function IconLink({ href, icon, label }: IconLinkProps) {
  return (
    <Bubble text={label}>
      {() => (
        <Anchor
          href={href}
          aria-label={label}
          className="grid size-touch place-items-center rounded-control border-field border-line-strong bg-foam text-ink hover:border-control"
        >
          <Icon name={icon} />
        </Anchor>
      )}
    </Bubble>
  );
}
