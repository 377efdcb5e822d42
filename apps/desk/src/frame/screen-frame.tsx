import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useMatch, useRouter } from "@tanstack/react-router";
import { queryClient } from "@vycep/shell/api/query-client";
import type { Screen } from "@vycep/shell/page/screen";
import { Suspense } from "react";
import { ErrorPage, NoRightPage, SkeletonPage } from "./state-pages.tsx";

interface Loaded {
  readonly screen: Screen;
  readonly mayEnter: boolean;
}

/** The screen of the route, or why it is not shown. */
export function ScreenFrame() {
  const { screen, mayEnter } = useMatch({ strict: false, select: (match) => match.loaderData as Loaded });
  if (!mayEnter) return <NoRightPage />;
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
