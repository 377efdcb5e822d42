import type { Material } from "@vycep/contract/marketing/marketing.rest";
import { archiveRefusal, MOST_BYTES_AT_ONCE, MOST_MATERIALS_AT_ONCE } from "@vycep/domain/marketing/material";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useMaterialWords } from "./use-material-words.ts";
import { useSaveMaterials } from "./use-materials.ts";

interface ChosenMaterialsProps {
  readonly chosen: readonly Material[];
  readonly onClear: () => void;
}

/** What is ticked, how much it is, and all of it as one archive (MARKETING-03). */
export function ChosenMaterials({ chosen, onClear }: ChosenMaterialsProps) {
  const { t, size } = useMaterialWords();
  const save = useSaveMaterials();
  const refusal = archiveRefusal(chosen);
  const limits = {
    "too-many": { most: MOST_MATERIALS_AT_ONCE },
    "too-large": { size: size(MOST_BYTES_AT_ONCE) },
  };
  return (
    <section
      aria-label={t("selection")}
      data-surface="dark"
      className="sticky bottom-3 z-10 mx-auto mt-5 flex max-w-3xl flex-wrap items-center gap-3 rounded-large bg-bottle-deep px-5 py-3 text-on-bottle max-mobile:bottom-20"
    >
      <p className="min-w-0 flex-1" aria-live="polite">
        <strong>{t("chosen", { count: chosen.length })}</strong>{" "}
        <span className="whitespace-nowrap">{size(chosen.reduce((sum, { bytes }) => sum + bytes, 0))}</span>
      </p>
      <Button variant="onDark" icon="close" onClick={onClear}>
        {t("chooseNone")}
      </Button>
      <Button
        variant="amber"
        icon="download"
        isBusy={save.isBusy}
        disabledReason={
          refusal === undefined
            ? undefined
            : refusal === "too-many"
              ? t("archive.too-many", limits["too-many"])
              : t("archive.too-large", limits["too-large"])
        }
        onClick={() => void save.run(chosen)}
      >
        {t("saveChosen")}
      </Button>
    </section>
  );
}
