import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { useState } from "react";
import { FoundAdder } from "../../kit/found/found-field.tsx";
import { customersSource } from "../../shared/found-records.ts";
import type { Chosen } from "./change-draft.ts";

interface PlaceFinderProps {
  readonly chosen: readonly Chosen[];
  readonly onChange: (chosen: readonly Chosen[]) => void;
}

/** Places and companies, found by name or number and kept as chips. */
export function PlaceFinder({ chosen, onChange }: PlaceFinderProps) {
  const t = useTexts("calendar-desk");
  const [text, setText] = useState("");
  return (
    <div className="grid gap-2">
      <FoundAdder
        {...{ label: t("findPlace"), hint: t("findHint"), size: "small", source: customersSource }}
        value={text}
        onChange={setText}
        isPresent={(one) => chosen.some(({ kind, id }) => kind === one.kind && id === one.id)}
        onAdd={({ kind = "ship-to", id, name }) => onChange([...chosen, { kind, id, name }])}
      />
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
