import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";

interface FirstMatch {
  /** What is looked for. */
  readonly text: string;
  /** The answer to it is there, and not that of before. */
  readonly isAnswered: boolean;
  /** Where what leads the answer is. */
  readonly href: string | undefined;
}

/**
 * Enter opens what the answer begins with, also where it is pressed before the answer is there; where nothing is found it opens nothing.
 * What is returned hears what was entered, or undefined where somebody typed on.
 */
export function useFirstMatch({ text, isAnswered, href }: FirstMatch) {
  const navigate = useNavigate();
  const [entered, setEntered] = useState<string>();
  const isWanted = entered !== undefined && entered !== "" && entered === text && isAnswered;
  const open = useEffectEvent(() => {
    setEntered(undefined);
    if (href !== undefined) void navigate({ to: href });
  });
  useEffect(
    function openWhatWasWaitedFor() {
      if (isWanted) open();
    },
    [isWanted],
  );
  return setEntered;
}
