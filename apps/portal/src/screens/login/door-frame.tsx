import { Logo } from "@vycep/shell/page/logo.tsx";
import type { ReactNode } from "react";
import { LoginFoot } from "../../features/content/login-foot.tsx";
import { CutOffPanel } from "../../features/identity/cut-off-panel.tsx";
import { LanguageChoice } from "../../shared/user/language-choice.tsx";

interface DoorFrameProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of all pages before the door: sign-in, invitation, forgotten password. */
export function DoorFrame({ title, lead, children }: DoorFrameProps) {
  return (
    <div className="grid min-h-dvh grid-cols-sign-in bg-foam max-mobile:grid-cols-1">
      <main className="flex flex-col px-16 pt-5 pb-4 tablet:px-8 max-mobile:order-2 max-mobile:px-4 max-mobile:pt-7">
        <div className="flex items-center justify-between max-mobile:hidden">
          <Logo tone="onLight" />
          <LanguageChoice />
        </div>
        <div className="my-auto w-full max-w-sign-in py-3 max-mobile:mt-0 max-mobile:max-w-none max-mobile:pt-0">
          <h1 tabIndex={-1} className="type-title">
            {title}
          </h1>
          {lead !== undefined && <p className="mt-1.5 text-ink-soft">{lead}</p>}
          {children}
        </div>
        <LoginFoot />
      </main>
      <CutOffPanel
        top={
          <div className="flex flex-wrap items-center justify-between gap-3 desktop:hidden">
            <Logo />
            <LanguageChoice tone="dark" />
          </div>
        }
      />
    </div>
  );
}
