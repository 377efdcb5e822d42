import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { type ReactNode, Suspense } from "react";
import type { SupportSection } from "./sections.ts";
import { SupportTabs } from "./support-tabs.tsx";

const framed = new Map<SupportSection["tab"], Screen>();

/** A part's screen under the title and the tabs that all parts share; one and the same however often it is asked for. */
export function inSupport(section: SupportSection, screen: Screen): Screen {
  const known = framed.get(section.tab);
  if (known) return known;
  const { component: Component, pending: Pending } = screen;
  function Framed() {
    return (
      <SupportFrame current={section}>
        <Suspense fallback={Pending ? <Pending /> : <SectionSkeleton />}>
          <Component />
        </Suspense>
      </SupportFrame>
    );
  }
  const made: Screen = { ...(screen.load && { load: screen.load }), component: Framed };
  framed.set(section.tab, made);
  return made;
}

interface SupportFrameProps {
  readonly current: SupportSection;
  readonly children: ReactNode;
}

/** Title and tabs (ROUTE-22). */
function SupportFrame({ current, children }: SupportFrameProps) {
  const shell = useTexts("shell");
  return (
    <>
      <PageTitle title={shell("support")} />
      <SupportTabs current={current.within ?? current.tab} />
      {children}
    </>
  );
}

function SectionSkeleton() {
  const shell = useTexts("shell");
  return <SkeletonRows label={shell("loading")} rows={6} />;
}
