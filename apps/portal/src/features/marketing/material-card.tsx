import type { Material } from "@vycep/contract/marketing/marketing.rest";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { MaterialCover } from "./material-cover.tsx";
import { useMaterialWords } from "./use-material-words.ts";
import { useSaveMaterials } from "./use-materials.ts";

interface MaterialCardProps {
  readonly material: Material;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPreview: () => void;
  readonly onOrder: () => void;
}

/** One material: its picture opens the preview, the box in its corner chooses it (MARKETING-01, MARKETING-02). */
export function MaterialCard({ material, isChosen, onChoose, onPreview, onOrder }: MaterialCardProps) {
  const { t, kind, added } = useMaterialWords();
  const save = useSaveMaterials();
  const size = useIsMobile() ? "normal" : "small";
  const { name } = material;
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-large border border-line bg-foam max-mobile:grid-cols-[7.5rem_minmax(0,1fr)] max-mobile:grid-rows-1">
      <button
        type="button"
        aria-label={t("preview", { name })}
        onClick={onPreview}
        className="block aspect-8/5 w-full max-mobile:aspect-auto max-mobile:h-full"
      >
        <MaterialCover material={material} />
      </button>
      <span className="absolute top-1.5 left-2 rounded-control bg-foam/85 px-2">
        <Checkbox label={t("choose", { name })} isLabelHidden checked={isChosen} onChange={onChoose} />
      </span>
      {material.isNew && (
        <span className="absolute top-3 right-3 max-mobile:hidden">
          <Flag tone="new" text={t("new")} />
        </span>
      )}
      <div className="flex flex-col p-4">
        <h2 className="type-heading text-pretty">{name}</h2>
        <p className="mt-1 mb-3 text-small text-ink-soft">
          {kind(material)}
          <span className="block">{added(material)}</span>
        </p>
        <div className="mt-auto flex flex-wrap gap-2 *:flex-1">
          <Button
            size={size}
            variant="outline"
            icon="download"
            aria-label={t("downloadNamed", { name })}
            isBusy={save.isBusy}
            onClick={() => void save.run([material])}
          >
            {t("download")}
          </Button>
          {material.print !== null && (
            <Button size={size} variant="outline" aria-label={t("orderNamed", { name })} onClick={onOrder}>
              {t("order")}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
