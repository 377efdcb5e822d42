import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useMatch, useRouter } from "@tanstack/react-router";
import { queryClient } from "@vycep/shell/api/query-client";
import { later } from "@vycep/shell/page/later.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { Suspense } from "react";
import { ErrorPage, SkeletonPage, UnauthorizedPage } from "../screens/errors/shell-pages.tsx";
import type { Verdict } from "./gate.ts";

// Most people never see it.
const academyPage = later(
  async () => (await import("../screens/academy/academy-page.tsx")).AcademyPage,
  ["academy", "shell"],
  <SkeletonPage />,
);

interface Loaded {
  readonly screen: Screen;
  readonly verdict: Verdict;
}

/** The screen of the route, or what the gate put in its place. */
export function ScreenFrame() {
  const { screen, verdict } = useMatch({ strict: false, select: (match) => match.loaderData as Loaded });
  if (verdict.kind === "academy") return <academyPage.Part />;
  if (verdict.kind === "unauthorized" || verdict.kind === "sign-out") return <UnauthorizedPage />;
  const { component: Component, pending: Pending = SkeletonPage } = screen;
  return (
    <Suspense fallback={<Pending />}>
      <Component />
    </Suspense>
  );
}

/** A page that failed keeps the shell around it and offers to try again. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <QueryErrorResetBoundary>
      {({ reset: resetQueries }) => (
        <ErrorPage
          thrown={error}
          onRetry={() => {
            resetQueries();
            queryClient.removeQueries({ predicate: (query) => query.state.status === "error" });
            reset();
            void router.invalidate();
          }}
        />
      )}
    </QueryErrorResetBoundary>
  );
}
