import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useState } from "react";
import type { Chosen } from "./change-draft.ts";
import { type Found, foundPlacesQuery } from "./use-found-places.ts";

interface PlaceFinderProps {
  readonly chosen: readonly Chosen[];
  readonly onChange: (chosen: readonly Chosen[]) => void;
}

/** Places and companies, found by name or number and kept as chips. */
export function PlaceFinder({ chosen, onChange }: PlaceFinderProps) {
  const t = useTexts("calendar-desk");
  const [text, setText] = useState("");
  const sought = text.trim();
  const reading = useQuery({ ...foundPlacesQuery(sought), placeholderData: keepPreviousData });
  const isOpen = sought.length >= 2;
  const isChosen = (one: Chosen) => chosen.some(({ kind, id }) => kind === one.kind && id === one.id);
  const found = isOpen ? (reading.data ?? []).filter((one) => !isChosen(one)) : [];
  function add({ kind, id, name }: Found) {
    onChange([...chosen, { kind, id, name }]);
    setText("");
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={t("findPlace")}
        hint={t("findHint")}
        icon="search"
        size="small"
        value={text}
        error={isOpen && reading.data?.length === 0 && !reading.isPlaceholderData ? t("findNone") : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length > 0 && (
        <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
          {found.map((one) => (
            <li key={`${one.kind} ${one.id}`}>
              <button
                type="button"
                aria-label={t(one.kind === "company" ? "addCompany" : "addPlace", { name: one.name })}
                onClick={() => add(one)}
                className="flex w-full items-baseline gap-2 bg-foam px-3 py-1.5 text-left text-small hover:bg-bottle-mist"
              >
                <strong>{one.name}</strong>
                <span className="text-ink-soft">{one.city}</span>
                <span className="ml-auto text-fine text-ink-faint">{one.id}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul aria-label={t("onlyThese")} className="flex flex-wrap gap-1.5">
          {chosen.map((one) => (
            <li key={`${one.kind} ${one.id}`}>
              <Chip
                text={one.name}
                isOn
                isRemovable
                actionLabel={t("remove", { name: one.name })}
                onClick={() => onChange(chosen.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
