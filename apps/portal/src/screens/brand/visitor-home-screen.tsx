import { useSuspenseQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { portalName } from "@vycep/shell/page/theme";
import { loadTexts, useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { BrandHero } from "../../features/content/brand/brand-hero.tsx";
import { NoAccessCard } from "../../features/content/brand/no-access-card.tsx";
import { pageContentQuery } from "../../features/content/use-page-content.ts";
import { paths } from "../../shared/paths.ts";

const place = "brandHome";

/** PERM-15: the home page of the brand's theme, for whoever is not signed in. */
export const visitorHomeScreen: Screen = {
  component: VisitorHomeScreen,
  load: ({ queryClient }) => {
    void loadTexts(["brand"]);
    void queryClient.prefetchQuery(pageContentQuery(place));
  },
};

function VisitorHomeScreen() {
  const t = useTexts("brand");
  const content = useSuspenseQuery(pageContentQuery(place)).data;
  const brand = portalName();
  return (
    <>
      <BrandHero title={content?.title ?? brand} lead={content?.body ?? ""}>
        <ButtonLink href={paths.login()} variant="amber" size="large">
          {t("toPortal")}
        </ButtonLink>
        <ButtonLink href={paths.aboutTheBrand()} variant="onDark" size="large">
          {t("aboutBrand", { brand })}
        </ButtonLink>
      </BrandHero>
      <section aria-labelledby="for-you" className="mt-9">
        <h2 id="for-you" className="type-large mb-4">
          {t("forYou")}
        </h2>
        <ul className="grid grid-cols-3 gap-4 max-mobile:grid-cols-1">
          <Benefit icon="cart" title={t("orderTitle")} text={t("orderText")} />
          <Benefit icon="truck" title={t("followTitle")} text={t("followText")} />
          <Benefit icon="headset" title={t("helpTitle")} text={t("helpText")} />
        </ul>
      </section>
      <div className="mt-6">
        <NoAccessCard />
      </div>
    </>
  );
}

interface BenefitProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

function Benefit({ icon, title, text }: BenefitProps) {
  return (
    <li className="rounded-large border border-line bg-foam p-card">
      <span className="text-bottle">
        <Icon name={icon} size="large" />
      </span>
      <h3 className="type-heading mt-2.5">{title}</h3>
      <p className="mt-1.5 text-ink-soft">{text}</p>
    </li>
  );
}
