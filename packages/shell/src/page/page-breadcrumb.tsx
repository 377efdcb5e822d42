import { useLocation } from "@tanstack/react-router";
import { Breadcrumb } from "@vycep/ui/navigation/breadcrumb.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { shellPorts } from "../ports.ts";
import { useTexts } from "../words/i18n.ts";
import { useIsPartTitle, useOwnTitle } from "./page-title.ts";
import type { PageInfo } from "./screen.ts";

/** Where the page stands, starting at Home (ROUTE-36), which is itself where it starts. */
export function PageBreadcrumb({ page }: { readonly page: PageInfo }) {
  const t = useTexts("shell");
  const own = useOwnTitle();
  const path = useLocation({ select: (location) => location.pathname });
  const above = (page.above ?? []).map((one) => ({ label: t(one.title), href: one.path }));
  const itself = useIsPartTitle() ? [{ label: t(page.title), href: path }] : [];
  const { homePath } = shellPorts();
  const home = path === homePath ? [] : [{ label: t("home"), href: homePath }];
  const isBare = above.length + itself.length === 0;
  return (
    // On a phone the way from home to a page of the first level stands in the menu at the bottom.
    <div className={classNames("pt-3.5 low:sr-only", isBare && "max-mobile:hidden")}>
      <Breadcrumb
        label={t("breadcrumb")}
        steps={[...home, ...above, ...itself]}
        current={own ?? t(page.title)}
      />
    </div>
  );
}
