import { wholeToMinor } from "@vycep/contract/whole-currency";
import { MOST_PACKED_DOCUMENTS } from "@vycep/domain/documents/package";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
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
  return (
    <section
      aria-label={t("selection")}
      data-surface="dark"
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-3 rounded-large bg-bottle-deep px-5 py-3 text-on-bottle max-mobile:bottom-20"
    >
      <p className="min-w-0 flex-1" aria-live="polite">
        <strong>{t("chosen", { count })}</strong> <span className="whitespace-nowrap">{sumOf(chosen)}</span>
      </p>
      <Button variant="onDark" icon="close" onClick={onClear}>
        {t("chooseNone")}
      </Button>
      <Button
        variant="amber"
        icon="download"
        isBusy={ask.isBusy}
        disabledReason={
          count > MOST_PACKED_DOCUMENTS ? t("chooseTooMany", { most: MOST_PACKED_DOCUMENTS }) : undefined
        }
        onClick={() => void handleAsk()}
      >
        {t("saveChosen")}
      </Button>
      {packageId !== undefined && (
        <Suspense>
          <PackageDialog id={packageId} onClose={() => setPackageId(undefined)} />
        </Suspense>
      )}
    </section>
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
