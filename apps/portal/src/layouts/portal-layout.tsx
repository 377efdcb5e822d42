import { SkipLink } from "@vycep/ui/skip-link.tsx";
import { useTexts } from "../shared/i18n/i18n.ts";
import { useVisitor } from "../shared/session/current-user.ts";
import { ActionErrors } from "./action-errors.tsx";
import { BeforeLoginHeader } from "./before-login-header.tsx";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { IdleGuard } from "./idle-guard.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { PageBreadcrumb } from "./page-breadcrumb.tsx";
import { PortalFooter } from "./portal-footer.tsx";
import { PortalHeader } from "./portal-header.tsx";
import type { LayoutProps } from "./root-frame.tsx";

/**
 * The portal around a screen (LAYOUT-01…18): header, order bar, breadcrumb, content, footer, bottom navigation. A
 * visitor who is not signed in gets the header of LAYOUT-19…21 instead and neither order bar nor bottom navigation.
 */
export function PortalLayout({ page, children }: LayoutProps) {
  const t = useTexts("shell");
  const user = useVisitor();
  const isSignedIn = user !== undefined && !user.isAcademyOnly;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t("skipToContent")} targetId="content" />
      {isSignedIn ? <PortalHeader user={user} /> : <BeforeLoginHeader />}
      <OfflineNote />
      <ActionErrors />
      <main id="content" tabIndex={-1} data-quiet-focus className="page-width flex-1 pb-10">
        {page.hidesBreadcrumb !== true && <PageBreadcrumb page={page} />}
        {children}
      </main>
      {page.hidesFooter !== true && <PortalFooter country={user?.country} />}
      {isSignedIn && <BottomNavigation user={user} />}
      {user !== undefined && <IdleGuard />}
    </div>
  );
}
