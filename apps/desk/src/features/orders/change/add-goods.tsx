import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { SearchField } from "@vycep/ui/fields/search-field.tsx";
import { useDeferredValue, useState } from "react";
import { goodsQuery } from "./use-change-order.ts";

interface AddGoodsProps {
  /** Products that the order has already. */
  readonly present: ReadonlySet<string>;
  readonly onAdd: (sku: string, name: string) => void;
}

/** Finds goods by number or name and puts them into the order. */
export function AddGoods({ present, onAdd }: AddGoodsProps) {
  const tc = useTexts("order-change");
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  const { data = [] } = useQuery({
    ...goodsQuery(asked),
    ...{ enabled: asked.length > 1, placeholderData: keepPreviousData },
  });
  const found = text.trim().length > 1 ? data.filter(({ sku }) => !present.has(sku)) : [];
  return (
    <div className="grid gap-1">
      <SearchField
        label={tc("addGoods")}
        placeholder={tc("addGoodsHint")}
        clearLabel={tc("addGoodsClear")}
        value={text}
        onChange={setText}
        onSubmit={setText}
      />
      {found.length > 0 && (
        <ul aria-label={tc("addGoodsFound")} className="flex flex-wrap gap-1.5">
          {found.map(({ sku, name }) => (
            <li key={sku}>
              <Button
                variant="outline"
                size="small"
                icon="plus"
                onClick={() => {
                  onAdd(sku, name);
                  setText("");
                }}
              >
                {`${sku} ${name}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
