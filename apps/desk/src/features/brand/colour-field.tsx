import {
  type BrandColour,
  type BrandColours,
  type BrandPair,
  nearestReadable,
} from "@vycep/domain/brand/brand-colours";
import { parseColour } from "@vycep/domain/brand/colour";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useMemo } from "react";
import { useRatio } from "./use-ratio.ts";

interface ColourFieldProps {
  readonly of: BrandColour;
  readonly text: string;
  readonly colours: BrandColours;
  readonly pairs: readonly BrandPair[];
  readonly mayChange: boolean;
  readonly onChange: (text: string) => void;
}

/** One colour, picked or written; where a pair of it cannot be read, which one, and the nearest colour that can. */
export function ColourField({ of, text, colours, pairs, mayChange, onChange }: ColourFieldProps) {
  const t = useTexts("brand-desk");
  const ratio = useRatio();
  const low = pairs.find((pair) => pair.of === of && !pair.passes);
  const isWrong = parseColour(text) === undefined;
  const nearest = useMemo(
    () => (low === undefined ? undefined : nearestReadable(colours, of)),
    [low, colours, of],
  );
  const error =
    low &&
    t("colourLow", {
      pair: t(`pair.${low.name}`),
      contrast: ratio(low.contrast),
      needed: ratio(low.needed),
    });
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-end gap-2">
        <input
          type="color"
          aria-label={t("colourPicker", { colour: t(`colour.${of}`) })}
          value={colours[of]}
          disabled={!mayChange}
          onChange={(event) => onChange(event.target.value)}
          className="h-control w-full cursor-pointer rounded-control border border-control bg-foam p-1"
        />
        <TextField
          label={t(`colour.${of}`)}
          size="small"
          maxLength={7}
          readOnly={!mayChange}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {(isWrong || error !== undefined) && (
        <p role="status" className="text-small font-medium text-red-strong">
          {isWrong ? t("colourWrong") : error}
        </p>
      )}
      {!isWrong && low !== undefined && mayChange && (
        <div>
          {nearest === undefined ? (
            <p className="text-small text-ink-soft">{t("noNearest")}</p>
          ) : (
            <Button variant="outline" size="small" onClick={() => onChange(nearest)}>
              {t("useNearest", { colour: nearest })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
