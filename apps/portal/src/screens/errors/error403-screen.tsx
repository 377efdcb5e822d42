import { useLocation } from "@tanstack/react-router";
import type { Permission } from "@vycep/domain/access/permission";
import { accessOf, isRouteName } from "@vycep/domain/access/route-access";
import type { Screen, TitleKey } from "@vycep/shell/page/screen";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { AskAccess } from "../../features/users/access-request/ask-access.tsx";
import { paths } from "../../shared/paths.ts";
import { useVisitor } from "../../shared/user/current-user.ts";
import { LockedGate } from "../products/locked-gate.tsx";

/** ROUTE-33, ERROR-04: a permission is missing. */
export const error403Screen: Screen = { component: Error403Screen };

/** What the gate says was asked for, in words. */
const pageTitles: Readonly<Record<string, TitleKey>> = {
  homepage: "home",
  products: "catalogue",
  productsDetail: "catalogue",
  favorites: "favourites",
  "suggested-cart": "suggestedCart",
  "orders-history": "orders",
  "order-detail": "orders",
  "saved-orders": "savedOrders",
  "saved-order-detail": "savedOrders",
  "my-profile": "profile",
  contracts: "contracts",
  reporting: "reporting",
  myDocuments: "documents",
  marketingMaterials: "marketing",
  news: "news",
  newsItem: "news",
  training: "training",
  support: "support",
  cart: "cart",
  emptiesSummary: "cart",
  "order-recap": "cart",
};

/** What the page asks for, of somebody who is signed in: owners can be asked for it (D46). */
function usePermissionOf(page: string | undefined): Permission | undefined {
  const isSignedIn = useVisitor() !== undefined;
  const access = page !== undefined && isRouteName(page) ? accessOf(page, currentThemeRow()) : undefined;
  return isSignedIn && access?.kind === "permission" ? access.permission : undefined;
}

function Error403Screen() {
  const t = useTexts("shell");
  const page = useLocation({ select: ({ search }) => (search as { page?: string }).page });
  const permission = usePermissionOf(page);
  const title = page === undefined ? undefined : pageTitles[page];
  return (
    <EmptyState
      headingLevel={1}
      picture={<LockedGate />}
      title={t("error403Title")}
      code={t("errorCode", { code: "403" })}
      actions={
        <>
          {permission !== undefined && <AskAccess permission={permission} />}
          <ButtonLink
            href={paths.home()}
            size="large"
            variant={permission === undefined ? "primary" : "outline"}
          >
            {t("backHome")}
          </ButtonLink>
          <ButtonLink href={paths.contact()} variant="outline" size="large">
            {t("writeToService")}
          </ButtonLink>
        </>
      }
    >
      {title === undefined ? (
        t("error403TextPlain")
      ) : (
        <RichText text={t("error403Text", { page: t(title) })} />
      )}
    </EmptyState>
  );
}
