import type { Language } from "@vycep/domain/market/language";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { momentText } from "../../kit/moment.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { type Product, useConfirmProductWords } from "./use-product.ts";

interface WordsStateProps {
  readonly language: Language;
  readonly product: Product | undefined;
  readonly mayConfirm: boolean;
}

const tones = { valid: "new", outdated: "offer", missing: "last" } as const;

/** How the words of a language stand. */
export function WordsHead({ language, product }: Omit<WordsStateProps, "mayConfirm">) {
  const t = useTexts("product-desk");
  const words = product?.words.find((one) => one.language === language);
  const state = (["valid", "outdated", "missing"] as const).find((one) => one === words?.state);
  return (
    <p className="flex items-center justify-between gap-2 font-semibold">
      {t(`language.${language}`)}
      {state !== undefined && <Flag text={t(`words.${state}`)} tone={tones[state]} />}
    </p>
  );
}

/** Of outdated words what the original was before, and a way to say that they are right. */
export function WordsOutdated({ language, product, mayConfirm }: WordsStateProps) {
  const t = useTexts("product-desk");
  const confirm = useConfirmProductWords();
  const words = product?.words.find((one) => one.language === language);
  if (product === undefined || words?.originalChangedAt == null) return null;
  return (
    <div className="grid justify-items-start gap-1 rounded-control bg-amber-tint px-3 py-2 text-small text-amber-ink">
      <p>{t("originalChanged", { moment: momentText(words.originalChangedAt) })}</p>
      {words.before.map(({ what, before }) => (
        <p key={what}>
          {t("wasBefore", { text: before?.replaceAll(/<[^>]*>/g, " ").trim() || t("nothing") })}
        </p>
      ))}
      <RefusalAlert action={confirm} title={t("notSaved")} />
      {mayConfirm && (
        <Button
          variant="outline"
          size="small"
          isBusy={confirm.isBusy}
          onClick={() => void confirm.run({ sku: product.sku, language })}
        >
          {t("confirmWords")}
        </Button>
      )}
    </div>
  );
}
