import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import type { DeskSettingsPreviewInput } from "../../shared/graphql.gen/graphql.ts";

const SeeSettings = lazy(() => import("./see-settings.tsx").then((file) => ({ default: file.SeeSettings })));

/** Opens the portal with what is drafted, before anybody publishes it (DEDIT-04). */
export function SeeButton({ drafted }: { readonly drafted: Omit<DeskSettingsPreviewInput, "language"> }) {
  const t = useTexts("portal-preview");
  const [isSeen, setSeen] = useState(false);
  return (
    <>
      <Button variant="outline" icon="eye" onClick={() => setSeen(true)}>
        {t("open")}
      </Button>
      <Suspense>{isSeen && <SeeSettings drafted={drafted} onClose={() => setSeen(false)} />}</Suspense>
    </>
  );
}
