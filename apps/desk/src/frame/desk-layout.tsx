import { ActionErrors } from "@vycep/shell/messages/action-error-strips.tsx";
import { OfflineNote } from "@vycep/shell/messages/offline-note.tsx";
import { PartBoundary } from "@vycep/shell/page/part-boundary.tsx";
import { IdleGuard } from "@vycep/shell/sign-out/idle-guard.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { SkipLink } from "@vycep/ui/navigation/skip-link.tsx";
import type { ReactNode } from "react";
import type { NavEntry } from "../shared/feature.ts";
import { useMe } from "../shared/me.ts";
import { SideNavigation } from "./side-navigation.tsx";
import { TopBar } from "./top-bar.tsx";

interface DeskLayoutProps {
  readonly nav: readonly NavEntry[];
  readonly children: ReactNode;
}

/** Navigation at the left, who is there at the top, the page in the rest. */
export function DeskLayout({ nav, children }: DeskLayoutProps) {
  const t = useTexts("desk");
  const me = useMe();
  return (
    <div className="grid min-h-dvh grid-cols-desk slim:grid-cols-desk-slim max-mobile:block">
      <SkipLink label={t("toContent")} targetId="content" />
      <SideNavigation nav={nav} me={me} />
      <div className="min-w-0">
        <TopBar nav={nav} me={me} />
        <OfflineNote />
        <ActionErrors />
        <main id="content" tabIndex={-1} data-quiet-focus className="min-w-0">
          {children}
        </main>
      </div>
      <PartBoundary resetKey={me?.uid ?? ""}>
        <IdleGuard />
      </PartBoundary>
    </div>
  );
}
