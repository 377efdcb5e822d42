import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useMatch, useRouter } from "@tanstack/react-router";
import { queryClient } from "@vycep/shell/api/query-client";
import type { Screen } from "@vycep/shell/page/screen";
import { Suspense } from "react";
import { AcademyPage, ErrorPage, SkeletonPage, UnauthorizedPage } from "../screens/errors/shell-pages.tsx";
import type { Verdict } from "./gate.ts";

interface Loaded {
  readonly screen: Screen;
  readonly verdict: Verdict;
}

/** The screen of the route, or what the gate put in its place. */
export function ScreenFrame() {
  const { screen, verdict } = useMatch({ strict: false, select: (match) => match.loaderData as Loaded });
  if (verdict.kind === "academy") return <AcademyPage />;
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

export function PageSkeleton() {
  return <SkeletonPage />;
}
