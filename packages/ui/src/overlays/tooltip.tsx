import type { ReactNode } from "react";
import { Bubble } from "../actions/bubble.tsx";

interface TooltipProps {
  readonly text: string;
  /** Draws the control that is explained; give it the id as aria-describedby. */
  readonly children: (textId: string) => ReactNode;
}

/** A short remark on hover and focus, for a control that is understood without it. */
export function Tooltip({ text, children }: TooltipProps) {
  return <Bubble text={text}>{children}</Bubble>;
}
