import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { paths } from "../../../shared/paths.ts";
import type { OrderLine } from "./order-view.ts";

/** What the brewery offers in place of what does not come; each leads to the goods. */
export function OrderSubstitutes({ goods }: { readonly goods: OrderLine["substitutes"] }) {
  const t = useTexts("orders");
  if (goods.length === 0) return null;
  return (
    <span className="mt-1 block text-fine">
      <span className="text-ink-soft">{t("offeredInstead")}</span>
      {goods.map(({ sku, name }) => (
        <span key={sku} className="block">
          <Link href={paths.product(sku)}>{name}</Link>
        </span>
      ))}
    </span>
  );
}
