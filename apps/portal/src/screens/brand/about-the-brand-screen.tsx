import { useSuspenseQuery } from "@tanstack/react-query";
import { portalName } from "@vycep/shell/page/portal-name";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { BrandHero } from "../../features/content/brand/brand-hero.tsx";
import { NoAccessCard } from "../../features/content/brand/no-access-card.tsx";
import { LegalText } from "../../features/content/legal/legal-text.tsx";
import { pageContentQuery } from "../../features/content/use-page-content.ts";
import { paths } from "../../shared/paths.ts";
import { useVisitor } from "../../shared/user/current-user.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";

const place = "aboutTheBrand";

/** LAYOUT-27, CONFIG-07: the story of the brand, in the brewery's words, for everybody. */
export const aboutTheBrandScreen: Screen = {
  component: AboutTheBrandScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(pageContentQuery(place));
  },
};

function AboutTheBrandScreen() {
  const t = useTexts("brand");
  const isVisitor = useVisitor() === undefined;
  const mayOrder = useMayOpen()({ name: "products" });
  const content = useSuspenseQuery(pageContentQuery(place)).data;
  const [lead = "", ...story] = (content?.body ?? "").split(/\n\s*\n/);
  return (
    <>
      <BrandHero title={content?.title ?? portalName()} lead={lead}>
        {isVisitor && (
          <ButtonLink href={paths.login()} variant="amber" size="large">
            {t("toPortal")}
          </ButtonLink>
        )}
        {mayOrder && (
          <ButtonLink href={paths.products()} variant="amber" size="large">
            {t("toCatalogue")}
          </ButtonLink>
        )}
      </BrandHero>
      <div className="mt-6 grid grid-cols-aside items-start gap-5 max-wide:grid-cols-1">
        {story.length > 0 && (
          <Card>
            <LegalText text={story.join("\n\n")} />
          </Card>
        )}
        {isVisitor && <NoAccessCard />}
      </div>
    </>
  );
}
