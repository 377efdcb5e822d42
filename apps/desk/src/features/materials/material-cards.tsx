import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatBytes, formatCount } from "@vycep/words/engine/format";
import { useRef } from "react";
import type { Selection } from "../../kit/selection.ts";
import { useRowKeys } from "../../kit/use-row-keys.ts";
import type { MaterialRow } from "./use-materials.ts";

interface MaterialCardsProps {
  readonly rows: readonly MaterialRow[];
  /** Who may change one opens it. */
  readonly onOpen: ((key: string) => void) | undefined;
  /** Whoever may change many chooses them. */
  readonly selection: Selection | undefined;
}

const icons = { image: "image", video: "play", pdf: "document", folder: "copy" } as const;

/** Materials as cards: their picture, what they are and how large. */
export function MaterialCards({ rows, ...props }: MaterialCardsProps) {
  const cards = useRef<HTMLUListElement>(null);
  useRowKeys(cards, { onSelect: props.selection?.toggle });
  return (
    <ul ref={cards} data-rows="" className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3">
      {rows.map((row) => (
        <MaterialCard key={row.key} row={row} {...props} />
      ))}
    </ul>
  );
}

type MaterialCardProps = Pick<MaterialCardsProps, "onOpen" | "selection"> & { readonly row: MaterialRow };

function MaterialCard({ row, onOpen, selection }: MaterialCardProps) {
  const t = useTexts("materials-desk");
  const desk = useTexts("desk");
  const language = useLanguage();
  const { key, title, format, brand, markets, cover, isRetired, bytes, downloads } = row;
  return (
    <li
      data-row={key}
      className={classNames(
        "relative grid content-start overflow-hidden rounded-normal border border-line bg-foam focus-within:shadow-ring hover:border-control",
        selection?.chosen.has(key) === true && "border-bottle bg-bottle-mist",
      )}
    >
      {selection !== undefined && (
        <span className="absolute top-2 left-2 z-10 grid rounded-control bg-foam px-1.5">
          <Checkbox
            label={desk("selectRow", { row: title })}
            isLabelHidden
            checked={selection.chosen.has(key)}
            onChange={() => selection.toggle(key)}
          />
        </span>
      )}
      <span className="relative grid aspect-8/5 place-items-center overflow-hidden bg-foam-dim">
        {cover == null ? (
          <Icon name={icons[format]} />
        ) : (
          <img src={cover} alt="" className="absolute inset-0 h-full w-full object-cover" />
        )}
      </span>
      <span className="grid gap-0.5 p-3">
        {onOpen === undefined ? (
          <strong>{title}</strong>
        ) : (
          <button
            type="button"
            onClick={() => onOpen(key)}
            className="text-left font-bold text-bottle after:absolute after:inset-0"
          >
            {title}
          </button>
        )}
        <span className="text-small text-ink-soft">
          {t("facts", { format: t(`format.${format}`), size: formatBytes(bytes, language) })}
        </span>
        <span className="text-fine text-ink-soft tabular-nums">
          {downloads === 0 ? t("noDownloads") : t("downloads", { times: formatCount(downloads) })}
        </span>
        <span className="flex flex-wrap gap-1 text-fine text-ink-soft">
          {[brand, ...markets].join(" · ")}
          {isRetired && <Flag tone="muted" text={t("retiredFlag")} />}
        </span>
      </span>
    </li>
  );
}
