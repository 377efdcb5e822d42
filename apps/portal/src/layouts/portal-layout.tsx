import { isOfStaff } from "@vycep/shell/door/door";
import { ActionErrors } from "@vycep/shell/messages/action-error-strips.tsx";
import { OfflineNote } from "@vycep/shell/messages/offline-note.tsx";
import { later } from "@vycep/shell/page/later.tsx";
import { PageBreadcrumb } from "@vycep/shell/page/page-breadcrumb.tsx";
import { PartBoundary } from "@vycep/shell/page/part-boundary.tsx";
import { IdleGuard } from "@vycep/shell/sign-out/idle-guard.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { SkipLink } from "@vycep/ui/navigation/skip-link.tsx";
import { orderingState } from "../features/home-shell/ordering-state.ts";
import { isVisiting } from "../shared/identity/is-visiting.ts";
import {
  type CurrentUser,
  selectableShipTosOf,
  useOpenPermissions,
  useVisitor,
} from "../shared/user/current-user.ts";
import { Announcements } from "./announcements.tsx";
import { BeforeLoginHeader } from "./before-login-header.tsx";
import { BottomNavigation } from "./bottom-navigation.tsx";
import type { LayoutProps } from "./layout-props.ts";
import { LiveNews } from "./live-news.ts";
import { PortalFooter } from "./portal-footer.tsx";
import { PortalHeader, prefetchHeaderParts } from "./portal-header.tsx";

// Whoever may not order never fetches what ordering needs.
const loadOrdering = () => import("./ordering-parts.tsx");
const deliveryRepair = later(
  async () => (await loadOrdering()).DeliveryRepair,
  ["delivery", "preferences", "cart"],
);
const topOrderBar = later(
  async () => (await loadOrdering()).TopOrderBar,
  ["delivery", "preferences", "cart"],
  <div className="border-b border-line bg-foam max-mobile:hidden">
    <div className="h-order-bar low:h-order-bar-low" />
  </div>,
);
const bottomOrderBar = later(
  async () => (await loadOrdering()).BottomOrderBar,
  ["delivery", "preferences", "cart"],
  <div
    data-bottom-bar="tall"
    className="sticky bottom-12.5 z-20 h-12 bg-bottle-deep desktop:hidden squat:static"
  />,
);

// Only where a purchasing system sent somebody.
const visitBar = later(
  async () => (await import("../features/punch-out/visit-bar.tsx")).VisitBar,
  ["punch-out"],
);

// Only where one of the staff is in a customer's place; it speaks their language, not the page's.
const staffBar = later(async () => (await import("./staff-bar.tsx")).StaffBar, []);

// Asked for once with each new version.
const termsQuestion = later(
  async () => (await import("../features/content/legal/terms-question.tsx")).TermsQuestion,
  ["legal"],
);

/** Fetches what ordering needs, for whoever may order, while the page is still being prepared. */
export function prefetchOrderingParts(user: CurrentUser | undefined): void {
  if (user === undefined || selectableShipTosOf(user).length === 0) return;
  for (const part of [deliveryRepair, topOrderBar, bottomOrderBar]) void part.prefetch();
  prefetchHeaderParts();
}

/**
 * The portal around a screen (LAYOUT-01…18): header, order bar, breadcrumb, content, footer, bottom navigation. A
 * visitor who is not signed in gets the header of LAYOUT-19…21 instead and neither order bar nor bottom navigation.
 */
export function PortalLayout({ page, children }: LayoutProps) {
  const t = useTexts("shell");
  const user = useVisitor();
  const isSignedIn = user !== undefined && !user.isAcademyOnly;
  // The Catalogue permission enables the order bar (PERM-09); some pages hide it (LAYOUT-12…15).
  const hasCatalogue = useOpenPermissions().has("Catalogue");
  const mayOrder = isSignedIn && orderingState(hasCatalogue, user.shipTos).kind === "open";
  const hasOrderBar = mayOrder && page.layout === "portal";
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t("skipToContent")} targetId="content" />
      {isOfStaff && (
        <PartBoundary resetKey="staff">
          <staffBar.Part />
        </PartBoundary>
      )}
      <Announcements />
      {isSignedIn ? <PortalHeader user={user} /> : <BeforeLoginHeader user={user} />}
      {isSignedIn && isVisiting() && (
        <PartBoundary resetKey={user.uid}>
          <visitBar.Part uid={user.uid} />
        </PartBoundary>
      )}
      {hasOrderBar && (
        <PartBoundary resetKey={user.uid}>
          <topOrderBar.Part user={user} />
        </PartBoundary>
      )}
      <OfflineNote />
      <ActionErrors />
      <main
        id="content"
        tabIndex={-1}
        data-quiet-focus
        className="page-width flex-1 pb-10 has-[[data-loading]]:min-h-dvh"
      >
        <PageBreadcrumb page={page} />
        {children}
      </main>
      {page.hidesFooter !== true && <PortalFooter country={user?.country} />}
      {mayOrder && (
        <PartBoundary resetKey={user.uid}>
          <deliveryRepair.Part user={user} />
          {hasOrderBar && <bottomOrderBar.Part user={user} />}
        </PartBoundary>
      )}
      {isSignedIn && <BottomNavigation user={user} />}
      {isSignedIn && user.termsToAgree !== undefined && !page.name.startsWith("legal") && (
        <PartBoundary resetKey={user.uid}>
          <termsQuestion.Part user={user} />
        </PartBoundary>
      )}
      {user !== undefined && <IdleGuard />}
      {isSignedIn && <LiveNews />}
    </div>
  );
}
