import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useState } from "react";
import type { Choice } from "./filing-choice.ts";
import { placesQuery } from "./use-filing.ts";

interface PlaceChoiceProps {
  readonly choice: Pick<Choice, "placeId" | "placeName">;
  readonly error: string | undefined;
  readonly onChange: (place: Pick<Choice, "placeId" | "placeName">) => void;
}

/** The place of a new paper, found by name or number. */
export function PlaceChoice({ choice: { placeId, placeName }, error, onChange }: PlaceChoiceProps) {
  const t = useTexts("filing");
  const [text, setText] = useState("");
  const sought = text.trim();
  const reading = useQuery({ ...placesQuery(sought), placeholderData: keepPreviousData });
  const isSought = sought.length >= 2;
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
  const none = isSought && reading.data?.length === 0 && !reading.isPlaceholderData;
  return (
    <div className="grid gap-2">
      <TextField
        label={t("place")}
        hint={t("placeHint")}
        icon="search"
        size="small"
        value={text}
        error={none ? t("placeNone") : error}
        onChange={(event) => setText(event.target.value)}
      />
      {isSought && (reading.data ?? []).length > 0 && (
        <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
          {reading.data?.map(({ id, name, companyName, city }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onChange({ placeId: id, placeName: name });
                  setText("");
                }}
                className="flex w-full flex-wrap items-baseline gap-x-2 bg-foam px-3 py-1.5 text-left text-small hover:bg-bottle-mist"
              >
                <strong>{name}</strong>
                <span className="text-ink-soft">{`${companyName}, ${city}`}</span>
                <span className="ml-auto text-fine text-ink-faint">{id}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
