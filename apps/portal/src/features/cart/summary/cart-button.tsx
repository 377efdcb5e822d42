import { useLocation, useRouter } from "@tanstack/react-router";
import { usePageKey } from "@vycep/shell/page/use-page-key";
import { useTexts } from "@vycep/shell/words/i18n";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount, formatMoney } from "@vycep/words/engine/format";
import { paths } from "../../../shared/paths.ts";
import { useCart } from "../reading/use-cart.ts";

/**
 * The cart in the header: how many lines and what is to be paid (LAYOUT-02). Ctrl Enter leads there from every other
 * page, once there is something in it; the pages of the cart go on by it themselves.
 */
export function CartButton() {
  const t = useTexts("cart");
  const { cart } = useCart();
  const lines = cart?.lines.length ?? 0;
  const router = useRouter();
  const isInCart = useLocation({ select: ({ pathname }) => isWithinCart(pathname) });
  usePageKey(isInCart || lines === 0 ? undefined : "go-on", () => {
    void router.navigate({ href: paths.cart() });
  });
  const total =
    cart === undefined || lines === 0
      ? undefined
      : formatMoney({ minor: cart.quote.totals.grandTotalMinor, currency: cart.quote.currency });
  const name = total === undefined ? t("cart") : `${t("cart")}: ${t("items", { count: lines })}, ${total}`;
  return (
    <Anchor
      href={paths.cart()}
      aria-label={name}
      className="flex min-h-touch items-center gap-2 rounded-control bg-foam px-4 low:min-w-48 low:justify-center font-bold whitespace-nowrap text-bottle hover:bg-bottle-tint max-mobile:bg-transparent max-mobile:px-2.5 max-mobile:text-on-bottle max-mobile:hover:bg-on-bottle/15"
    >
      <Icon name="cart" />
      {lines > 0 && <Count value={formatCount(lines)} />}
      <span className="max-mobile:hidden">{total ?? t("cart")}</span>
    </Anchor>
  );
}

function isWithinCart(pathname: string): boolean {
  return pathname === paths.cart() || pathname.startsWith(`${paths.cart()}/`);
}
