import { useTexts } from "@vycep/shell/words/i18n";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { useState } from "react";
import { goodsSource } from "../../shared/found-records.ts";
import { FoundAdder } from "./found-field.tsx";

interface TypedGoodsProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** As `readLines` reads it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Goods as lines of numbers and boxes, pasted as they are or found by name, each as a line with one box. */
export function TypedGoods({ label, hint, error, value, onChange }: TypedGoodsProps) {
  const desk = useTexts("desk");
  const [sought, setSought] = useState("");
  return (
    <div className="grid gap-2">
      <TextArea
        {...{ label, hint, error, value }}
        rows={3}
        onChange={(event) => onChange(event.target.value)}
      />
      <FoundAdder
        {...{ label: desk("addGoods"), size: "small", source: goodsSource }}
        value={sought}
        onChange={setSought}
        onAdd={({ id }) => onChange(value.trim() === "" ? `${id} 1` : `${value.trimEnd()}\n${id} 1`)}
      />
    </div>
  );
}
