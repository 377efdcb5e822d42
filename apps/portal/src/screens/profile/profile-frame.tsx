import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { type ReactNode, Suspense } from "react";
import { paths } from "../../shared/paths.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
import { type ProfileSection, profileSections } from "./sections.ts";

const framed = new Map<ProfileSection["tab"], Screen>();

/** A section's screen under the title and the tabs that all sections share; one and the same however often it is asked for. */
export function inProfile(section: ProfileSection, screen: Screen): Screen {
  const known = framed.get(section.tab);
  if (known) return known;
  const { component: Component, pending: Pending } = screen;
  function Framed() {
    return (
      <ProfileFrame current={section}>
        <Suspense fallback={Pending ? <Pending /> : <SectionSkeleton />}>
          <Component />
        </Suspense>
      </ProfileFrame>
    );
  }
  const made: Screen = { ...(screen.load && { load: screen.load }), component: Framed };
  framed.set(section.tab, made);
  return made;
}

interface ProfileFrameProps {
  readonly current: ProfileSection;
  readonly children: ReactNode;
}

/** Title and tabs; a tab is there for who may open it (ROUTE-13, OP-102). */
function ProfileFrame({ current, children }: ProfileFrameProps) {
  const t = useTexts("profile");
  const shell = useTexts("shell");
  const mayOpen = useMayOpen();
  return (
    <>
      <PageTitle title={t("title")} />
      <div className="mb-4">
        <TabLinks
          label={t("sections")}
          tabs={profileSections.filter(mayOpen).map(({ tab, title }) => ({
            href: paths.profile(tab),
            label: shell(title),
            isCurrent: tab === current.tab,
          }))}
        />
      </div>
      {children}
    </>
  );
}

function SectionSkeleton() {
  const shell = useTexts("shell");
  return <SkeletonRows label={shell("loading")} rows={4} />;
}
