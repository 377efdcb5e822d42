import { Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { portalClosed } from "@vycep/shell/api/closed";
import { useFreshSignInQuestion } from "@vycep/shell/factors/fresh-sign-in";
import { MessageHost } from "@vycep/shell/messages/message-host.tsx";
import { later } from "@vycep/shell/page/later.tsx";
import { PageHead } from "@vycep/shell/page/page-head.tsx";
import { RouteAnnouncer } from "@vycep/shell/page/route-announcer.tsx";
import { RouterAnchor } from "@vycep/shell/page/router-anchor.tsx";
import { useStore } from "@vycep/shell/storage/store";
import { useTexts } from "@vycep/shell/words/i18n";
import { type AnchorProps, NavigationProvider } from "@vycep/ui/navigation/anchor.tsx";
import { type ComponentType, lazy, Suspense } from "react";
import { knownUser } from "../shared/user/current-user.ts";
import { visitorKnown } from "../shared/user/visitor-known.ts";
import type { LayoutName, LayoutProps } from "./layout-props.ts";

const loadPortalLayout = () => import("./portal-layout.tsx");
const loadMaintenance = () => import("./maintenance-page.tsx");
const loadBareLayout = () => import("./bare-layout.tsx");

const PortalLayout = lazy(() => loadPortalLayout().then((file) => ({ default: file.PortalLayout })));
const MaintenancePage = lazy(() => loadMaintenance().then((file) => ({ default: file.MaintenancePage })));
const BareLayout = lazy(() => loadBareLayout().then((file) => ({ default: file.BareLayout })));

/** One component for both portal layouts, so that the shell stays when only the order bar comes or goes. */
const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  portal: PortalLayout,
  portalWithoutOrderBar: PortalLayout,
  bare: BareLayout,
};

/** Fetches the code of a layout together with the screen that stands in it. */
export async function loadLayout(name: LayoutName): Promise<void> {
  if (name === "bare") await loadBareLayout();
  else (await loadPortalLayout()).prefetchOrderingParts(knownUser());
}

/** The frame of every page: links, title, layout, announcements, and what may appear over any page. */
export function RootFrame() {
  const router = useRouter();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const isClosed = useStore(portalClosed);
  const isVisitorKnown = useStore(visitorKnown);
  const t = useTexts("shell");
  if (page === undefined) return null;
  const Layout = layouts[page.layout];
  // Signing in and out stays open, for only then it is known for whom the portal is closed.
  const isShut = isClosed && page.layout !== "bare";
  return (
    <NavigationProvider
      anchor={RouterAnchor as ComponentType<AnchorProps>}
      navigate={(href) => void router.navigate({ href, resetScroll: false })}
    >
      {isVisitorKnown && (
        <Suspense fallback={null}>
          <PageHead page={page} />
          {isShut ? (
            <MaintenancePage />
          ) : (
            <Layout page={page}>
              <Outlet />
            </Layout>
          )}
          <span hidden ref={endShapes} />
        </Suspense>
      )}
      <RouteAnnouncer page={t(page.title)} />
      <MessageHost />
      <FreshSignIn />
    </NavigationProvider>
  );
}

/** The shapes that index.html shows from the first end with the first page. */
function endShapes(drawn: HTMLElement | null): void {
  if (drawn === null) return;
  document.getElementById("shapes")?.remove();
  // app/start waits for this with what people go to next.
  dispatchEvent(new Event("vycep-drawn"));
}

const freshSignIn = later(
  () => import("@vycep/shell/factors/fresh-sign-in-dialog.tsx").then((file) => file.FreshSignInDialog),
  ["factors"],
);

/** Over any page, when one of its calls needs a fresh sign-in (D38). */
function FreshSignIn() {
  const end = useFreshSignInQuestion();
  return end === undefined ? null : <freshSignIn.Part onEnd={end} />;
}
