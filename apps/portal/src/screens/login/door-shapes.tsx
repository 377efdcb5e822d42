import { Logo } from "@vycep/shell/page/logo.tsx";
import type { ReactNode } from "react";
import { DoorPanel } from "../../features/identity/door-panel.tsx";
import { DoorHalves } from "./door-halves.tsx";

interface DoorShapesProps {
  readonly heading: ReactNode;
  readonly lead: ReactNode;
  readonly promise: ReactNode;
}

/** The pages before the door as they stand in the HTML, until their scripts are there: what needs nobody's answer. */
export function DoorShapes({ heading, lead, promise }: DoorShapesProps) {
  return (
    <DoorHalves
      top={
        <div className="flex min-h-9.5 items-center max-mobile:hidden">
          <Logo tone="onLight" />
        </div>
      }
      panel={
        <DoorPanel
          top={
            <div className="flex min-h-13 items-center desktop:hidden">
              <Logo />
            </div>
          }
          title={promise}
        />
      }
    >
      <p className="type-title">{heading}</p>
      <p className="mt-1.5 text-ink-soft">{lead}</p>
      <div className="min-h-105" />
    </DoorHalves>
  );
}
