import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useState } from "react";
import { FoundAdder } from "../../../kit/found/found-field.tsx";
import { placesSource } from "../../../shared/found-records.ts";
import type { Choice } from "./filing-choice.ts";

interface PlaceChoiceProps {
  readonly choice: Pick<Choice, "placeId" | "placeName">;
  readonly error: string | undefined;
  readonly onChange: (place: Pick<Choice, "placeId" | "placeName">) => void;
}

/** The place of a new paper, found by name or number. */
export function PlaceChoice({ choice: { placeId, placeName }, error, onChange }: PlaceChoiceProps) {
  const t = useTexts("filing");
  const [text, setText] = useState("");
  if (placeId !== "")
    return (
      <div className="grid gap-1">
        <span className="font-semibold">{t("place")}</span>
        <span className="flex flex-wrap items-center gap-2">
          <span>{`${placeName} (${placeId})`}</span>
          <Button size="small" variant="outline" onClick={() => onChange({ placeId: "", placeName: "" })}>
            {t("otherPlace")}
          </Button>
          {error !== undefined && <span className="text-small font-medium text-red-strong">{error}</span>}
        </span>
      </div>
    );
  return (
    <FoundAdder
      {...{ label: t("place"), size: "small", source: placesSource, value: text, onChange: setText, error }}
      onAdd={({ id, name }) => onChange({ placeId: id, placeName: name })}
    />
  );
}
