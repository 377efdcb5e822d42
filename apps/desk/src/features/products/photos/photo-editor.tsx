import { LONGEST_ALT } from "@vycep/domain/catalog/arranged-photos";
import { LANGUAGES } from "@vycep/domain/market/language";
import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import type { DraftPhoto } from "./photo-order.ts";

interface PhotoEditorProps {
  readonly photo: DraftPhoto;
  /** Where it stands, counted from one. */
  readonly place: number;
  readonly isLast: boolean;
  /** By `alt 2 cs`. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onWords: (words: DraftPhoto["words"]) => void;
}

/** A photo with its place and with what it shows, in each language. */
export function PhotoEditor(props: PhotoEditorProps) {
  const { photo, place, isLast, faults, onMove, onRemove, onWords } = props;
  const t = useTexts("product-desk");
  const { position, address, words } = photo;
  const isSilent = LANGUAGES.every((language) => (words[language] ?? "") === "");
  return (
    <section
      aria-label={t("photoOf", { place })}
      className="grid gap-2 rounded-normal border border-line p-2.5"
    >
      <div className="relative grid h-40 place-items-center rounded-control bg-foam-dim p-2">
        <img
          src={address}
          alt={words["cs"] || t("photoOf", { place })}
          className="h-36 w-auto object-contain"
        />
        <span className="absolute top-2 left-2 flex flex-wrap gap-1">
          {place === 1 && <Flag tone="new" text={t("mainPhoto")} />}
          {isSilent && <Flag tone="offer" text={t("photoSilent")} />}
        </span>
      </div>
      <div className="flex items-center justify-end gap-1">
        <IconButton
          icon="chevron-left"
          label={t("photoForward", { place })}
          disabledReason={place === 1 ? t("photoIsFirst") : undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-right"
          label={t("photoBack", { place })}
          disabledReason={isLast ? t("photoIsLast") : undefined}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" label={t("photoRemove", { place })} onClick={onRemove} />
      </div>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          size="small"
          label={t("photoShows", { language: t(`language.${language}`) })}
          value={words[language] ?? ""}
          maxLength={LONGEST_ALT}
          error={faults.get(`alt ${position} ${language}`)}
          onChange={({ target }) => onWords({ ...words, [language]: target.value })}
        />
      ))}
    </section>
  );
}
