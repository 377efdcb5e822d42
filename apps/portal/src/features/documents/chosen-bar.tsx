import { wholeToMinor } from "@vycep/contract/whole-currency";
import { MOST_PACKED_DOCUMENTS } from "@vycep/domain/documents/package";
import { useTexts } from "@vycep/shell/words/i18n";
import { SelectionBar } from "@vycep/ui/actions/selection-bar.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import type { Chosen } from "./chosen-documents.ts";
import { useAskForPackage } from "./use-package.ts";

const PackageDialog = lazy(() =>
  import("./package-dialog.tsx").then((file) => ({ default: file.PackageDialog })),
);

interface ChosenBarProps {
  readonly chosen: Chosen;
  readonly onClear: () => void;
}

/** What is ticked, what it comes to, and all of it as one archive. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const t = useTexts("documents");
  const ask = useAskForPackage();
  const [packageId, setPackageId] = useState<string>();
  const count = chosen.size;
  async function handleAsk() {
    const ended = await ask.run([...chosen.values()]);
    if (ended?.kind === "done") setPackageId(ended.answer.packageId);
  }
  const tooMuch =
    count > MOST_PACKED_DOCUMENTS ? t("chooseTooMany", { most: MOST_PACKED_DOCUMENTS }) : undefined;
  return (
    <>
      <SelectionBar
        label={t("selection")}
        chosen={t("chosen", { count })}
        sum={sumOf(chosen)}
        clear={t("chooseNone")}
        onClear={onClear}
        save={t("saveChosen")}
        onSave={() => void handleAsk()}
        isSaving={ask.isBusy}
        tooMuch={tooMuch}
      />
      {packageId !== undefined && (
        <Suspense>
          <PackageDialog id={packageId} onClose={() => setPackageId(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** One sum a currency. */
function sumOf(chosen: Chosen): string {
  const priced = [...chosen.values()].flatMap(({ amount, currency }) =>
    amount === null || currency === null ? [] : [{ minor: wholeToMinor(amount), currency }],
  );
  return [...Map.groupBy(priced, ({ currency }) => currency)]
    .map(([currency, sums]) =>
      formatMoney({ currency, minor: wholeToMinor(sums.reduce((sum, { minor }) => sum + minor, 0) / 100) }),
    )
    .join(" + ");
}
