import { useTexts } from "@vycep/shell/words/i18n";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import type { ReorderedPart } from "./reordered-part.ts";

interface PartChoiceProps {
  readonly value: ReorderedPart;
  readonly onChange: (part: ReorderedPart) => void;
}

/** What is ordered again where a part of the order never came. */
export function PartChoice({ value, onChange }: PartChoiceProps) {
  const t = useTexts("reorder");
  return (
    <RadioGroup<ReorderedPart>
      label={t("partQuestion")}
      look="cards"
      options={[
        { id: "rest", label: t("part.rest"), description: t("part.restNote") },
        { id: "whole", label: t("part.whole") },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
