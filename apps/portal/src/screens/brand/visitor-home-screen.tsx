import { useSuspenseQuery } from "@tanstack/react-query";
import { PartBoundary } from "@vycep/shell/page/part-boundary.tsx";
import { portalName } from "@vycep/shell/page/portal-name";
import type { Screen } from "@vycep/shell/page/screen";
import { loadTexts, useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { BrandHero } from "../../features/content/brand/brand-hero.tsx";
import { NoAccessCard } from "../../features/content/brand/no-access-card.tsx";
import { ArticleCards } from "../../features/content/news/article-cards.tsx";
import { articlesQuery } from "../../features/content/news/use-articles.ts";
import { pageContentQuery } from "../../features/content/use-page-content.ts";
import { paths } from "../../shared/paths.ts";

const place = "brandHome";
const visitor = { isVisitor: true, country: undefined };
/** One row of the news. */
const articlesShown = 4;

/** PERM-15: the home page of the brand's theme, for whoever is not signed in. */
export const visitorHomeScreen: Screen = {
  component: VisitorHomeScreen,
  load: ({ queryClient }) => {
    void loadTexts(["brand", "news"]);
    void queryClient.prefetchQuery(pageContentQuery(place));
    void queryClient.prefetchQuery(articlesQuery(visitor));
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
      <PartBoundary resetKey={place}>
        <LatestNews />
      </PartBoundary>
      <div className="mt-9">
        <NoAccessCard />
      </div>
    </>
  );
}

/** PERM-14: what visitors may read of the news, the newest; the page waits for it, so that nothing moves. */
function LatestNews() {
  const t = useTexts("news");
  const shell = useTexts("shell");
  const articles = useSuspenseQuery(articlesQuery(visitor)).data.slice(0, articlesShown);
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="latest-news" className="mt-9">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="latest-news" className="type-large">
          {shell("news")}
        </h2>
        <Link href={paths.news()}>{t("allArticles")}</Link>
      </div>
      <ArticleCards articles={articles} />
    </section>
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
