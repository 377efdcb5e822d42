import { type ReactNode, useId } from "react";
import { classNames } from "../styles/class-names.ts";

interface CardProps {
  readonly children: ReactNode;
  /** The heading; it also names the section. */
  readonly title?: string | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  /** At the right of the heading: a link, a button, a remark. */
  readonly aside?: ReactNode;
  /** Dark is the one highlighted card of its page. */
  readonly tone?: "plain" | "dark" | "warning" | "error" | undefined;
  /** Without padding, for tables and lists that go from edge to edge. */
  readonly isFlush?: boolean | undefined;
}

const tones = {
  plain: "border-line bg-foam",
  dark: "border-bottle-deep bg-bottle-deep text-on-bottle",
  warning: "border-transparent bg-amber-tint text-amber-ink",
  error: "border-red-edge bg-red-tint text-red-ink",
} as const;

/** A sheet of label paper on the floor. */
export function Card({
  children,
  title,
  headingLevel = 2,
  aside,
  tone = "plain",
  isFlush = false,
}: CardProps) {
  const titleId = useId();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const Frame = title === undefined ? "div" : "section";
  return (
    <Frame
      aria-labelledby={title === undefined ? undefined : titleId}
      data-card
      data-surface={tone === "dark" ? "dark" : undefined}
      className={classNames("rounded-large border", tones[tone], isFlush ? "overflow-hidden" : "p-card")}
    >
      {title !== undefined && (
        <div
          className={classNames(
            "flex flex-wrap items-center gap-x-3.5 gap-y-1",
            isFlush ? "px-5 pt-4.5 pb-3" : "mb-3.5",
          )}
        >
          <Heading id={titleId} className="type-heading flex-1 basis-28">
            {title}
          </Heading>
          {aside}
        </div>
      )}
      {children}
    </Frame>
  );
}
