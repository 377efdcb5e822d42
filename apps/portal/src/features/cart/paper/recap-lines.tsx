import type { Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Table } from "@vycep/ui/data/table.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import { amountsInWords, isStacked } from "../lines/amounts-in-words.ts";
import { PackageContents } from "../lines/package-contents.tsx";
import { ProductCell } from "../lines/product-cell.tsx";
import type { CartLineView, CartView } from "../reading/cart-view.ts";

interface RecapLinesProps {
  readonly cart: CartView;
  readonly picture: (line: CartLineView) => ReactNode;
}

/** Everything that will be ordered, to be read once more and not changed here. */
export function RecapLines({ cart: { lines, quote }, picture }: RecapLinesProps) {
  const t = useTexts("cart");
  const words = useProductWords();
  const money = (minor: Minor) => formatMoney({ minor, currency: quote.currency });
  const boxes = (line: CartLineView) => boxesInWords(words, boxUnitOf(line.product), line.quoted.boxes);
  const cell = (line: CartLineView) => (
    <ProductCell line={line} picture={picture(line)} size="small">
      {line.parts !== undefined && (
        <div className="mt-1.5">
          <PackageContents line={line} look="narrow" />
        </div>
      )}
    </ProductCell>
  );
  return (
    <Card
      title={t("items", { count: lines.length })}
      aside={
        <Link href={paths.cart()} icon="pencil">
          {t("editContents")}
        </Link>
      }
      isFlush
    >
      <Table<CartLineView>
        isBare
        caption={t("lines")}
        rows={lines}
        rowKey={({ sku }) => sku}
        columns={[
          { key: "product", header: t("product"), cell, isWide: true, isRowHeader: true },
          {
            key: "amount",
            header: t("amount"),
            align: "end",
            cell: (line) => (
              <>
                <b>{boxes(line)}</b>
                {isStacked(line.amounts) && (
                  <span className="block text-small text-ink-soft">
                    {amountsInWords(words, line.product, line.amounts)}
                  </span>
                )}
              </>
            ),
          },
          {
            key: "price",
            header: t("netPrice"),
            align: "end",
            cell: ({ quoted }) => money(quoted.unitMinor),
          },
          {
            key: "total",
            header: t("netTotal"),
            align: "end",
            cell: ({ quoted }) => <b>{money(quoted.netMinor)}</b>,
          },
        ]}
        mobileCard={(line) => (
          <>
            {cell(line)}
            <p className="mt-1.5 flex justify-between gap-4 pl-14.5 text-ink-soft">
              <span>{t("times", { one: boxes(line), other: money(line.quoted.unitMinor) })}</span>
              <b className="text-ink">{money(line.quoted.netMinor)}</b>
            </p>
          </>
        )}
        footer={{ product: t("goodsNet"), total: money(quote.totals.netMinor) }}
      />
    </Card>
  );
}
