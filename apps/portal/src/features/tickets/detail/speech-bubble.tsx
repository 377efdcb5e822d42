import { Avatar } from "@vycep/ui/data/avatar.tsx";
import { initialsOf } from "../tickets-words.ts";

interface BubbleProps {
  readonly person: string;
  readonly moment: string;
  readonly isBrewery: boolean;
  readonly text: string;
}

/** One thing that somebody said: of the brewery at the left, of the customer at the right, whoever of the firm it was. */
export function Bubble({ person, moment, isBrewery, text }: BubbleProps) {
  const side = isBrewery ? "flex gap-3 pr-8" : "flex flex-row-reverse gap-3 pl-8";
  return (
    <article className={side}>
      <span className="max-mobile:hidden">
        <Avatar initials={initialsOf(person)} tone={isBrewery ? "strong" : "light"} />
      </span>
      <div className={isBrewery ? "min-w-0" : "grid min-w-0 justify-items-end"}>
        <p className="mb-1.5 text-fine text-ink-soft">
          <b className="text-ink">{person}</b>
          {` · ${moment}`}
        </p>
        <p
          className={
            isBrewery
              ? "rounded-large border border-line bg-foam px-4 py-3 whitespace-pre-line wrap-anywhere"
              : "rounded-large bg-bottle-tint px-4 py-3 whitespace-pre-line wrap-anywhere"
          }
        >
          {text}
        </p>
      </div>
    </article>
  );
}
