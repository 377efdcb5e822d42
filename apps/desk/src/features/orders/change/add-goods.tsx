import { useTexts } from "@vycep/shell/words/i18n";
import { useState } from "react";
import { FoundAdder } from "../../../kit/found/found-field.tsx";
import { goodsSource } from "../../../shared/found-records.ts";

interface AddGoodsProps {
  /** Products that the order has already. */
  readonly present: ReadonlySet<string>;
  readonly onAdd: (sku: string, name: string) => void;
}

/** Finds goods by number or name and puts them into the order. */
export function AddGoods({ present, onAdd }: AddGoodsProps) {
  const tc = useTexts("order-change");
  const [text, setText] = useState("");
  return (
    <FoundAdder
      {...{ label: tc("addGoods"), source: goodsSource, value: text, onChange: setText }}
      isPresent={({ id }) => present.has(id)}
      onAdd={({ id, name }) => onAdd(id, name)}
    />
  );
}
