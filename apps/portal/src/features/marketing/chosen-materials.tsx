import type { Material } from "@vycep/contract/marketing/marketing.rest";
import { archiveRefusal, MOST_BYTES_AT_ONCE, MOST_MATERIALS_AT_ONCE } from "@vycep/domain/marketing/material";
import { SelectionBar } from "@vycep/ui/actions/selection-bar.tsx";
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
    <SelectionBar
      isNarrow
      label={t("selection")}
      chosen={t("chosen", { count: chosen.length })}
      sum={size(chosen.reduce((sum, { bytes }) => sum + bytes, 0))}
      clear={t("chooseNone")}
      onClear={onClear}
      save={t("saveChosen")}
      onSave={() => void save.run(chosen)}
      isSaving={save.isBusy}
      tooMuch={
        refusal === undefined
          ? undefined
          : refusal === "too-many"
            ? t("archive.too-many", limits["too-many"])
            : t("archive.too-large", limits["too-large"])
      }
    />
  );
}
