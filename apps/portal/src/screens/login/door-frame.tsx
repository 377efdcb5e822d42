import { Logo } from "@vycep/shell/page/logo.tsx";
import type { ReactNode } from "react";
import { LoginFoot } from "../../features/content/login-foot.tsx";
import { CutOffPanel } from "../../features/identity/cut-off-panel.tsx";
import { LanguageChoice } from "../../shared/user/language-choice.tsx";
import { DoorHalves } from "./door-halves.tsx";

interface DoorFrameProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of all pages before the door: sign-in, invitation, forgotten password. */
export function DoorFrame({ title, lead, children }: DoorFrameProps) {
  return (
    <DoorHalves
      top={
        <div className="flex items-center justify-between max-mobile:hidden">
          <Logo tone="onLight" />
          <LanguageChoice />
        </div>
      }
      foot={<LoginFoot />}
      panel={
        <CutOffPanel
          top={
            <div className="flex flex-wrap items-center justify-between gap-3 desktop:hidden">
              <Logo />
              <LanguageChoice tone="dark" />
            </div>
          }
        />
      }
    >
      <h1 tabIndex={-1} className="type-title">
        {title}
      </h1>
      {lead !== undefined && <p className="mt-1.5 text-ink-soft">{lead}</p>}
      {children}
    </DoorHalves>
  );
}
