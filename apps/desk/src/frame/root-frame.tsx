import { Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { useFreshSignInQuestion } from "@vycep/shell/factors/fresh-sign-in";
import { MessageHost } from "@vycep/shell/messages/message-host.tsx";
import { later } from "@vycep/shell/page/later.tsx";
import { documentTitle, useOwnTitle } from "@vycep/shell/page/page-title";
import { RouteAnnouncer } from "@vycep/shell/page/route-announcer.tsx";
import { RouterAnchor } from "@vycep/shell/page/router-anchor.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { type AnchorProps, NavigationProvider } from "@vycep/ui/navigation/anchor.tsx";
import { type ComponentType, lazy, Suspense } from "react";
import type { DeskPage, NavEntry } from "../shared/feature.ts";

/** What the frame knows of a page. */
export type PageOfDesk = Pick<DeskPage, "path" | "title" | "needs" | "isDoor">;

const loadLayout = () => import("./desk-layout.tsx");
const DeskLayout = lazy(() => loadLayout().then((file) => ({ default: file.DeskLayout })));

/** Fetches the code of the layout together with the screen that stands in it. */
export async function loadDeskLayout(): Promise<void> {
  await loadLayout();
}

/** The frame of every page: links, title, layout, announcements, and what may appear over any page. */
export function RootFrame({ nav }: { readonly nav: readonly NavEntry[] }) {
  const router = useRouter();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const t = useTexts("desk");
  const own = useOwnTitle();
  if (page === undefined) return null;
  return (
    <NavigationProvider
      anchor={RouterAnchor as ComponentType<AnchorProps>}
      navigate={(href) => void router.navigate({ href, resetScroll: false })}
    >
      <title>{documentTitle(`${own ?? t(page.title)} · ${t("desk")}`)}</title>
      {page.isDoor === true ? (
        <Outlet />
      ) : (
        <Suspense fallback={null}>
          <DeskLayout nav={nav}>
            <Outlet />
          </DeskLayout>
        </Suspense>
      )}
      <RouteAnnouncer page={t(page.title)} />
      <MessageHost />
      <FreshSignIn />
    </NavigationProvider>
  );
}

const freshSignIn = later(
  () => import("./fresh-sign-in.tsx").then((file) => file.FreshSignInOfStaff),
  ["factors"],
);

/** Over any page, when one of its calls needs a fresh sign-in. */
function FreshSignIn() {
  const end = useFreshSignInQuestion();
  return end === undefined ? null : <freshSignIn.Part onEnd={end} />;
}
