import type { Material } from "@vycep/contract/marketing/marketing.rest";
import { orderedPrint } from "@vycep/domain/marketing/material";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Stepper } from "@vycep/ui/fields/stepper.tsx";
import { useNavigation } from "@vycep/ui/navigation/anchor.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useState } from "react";
import { newTicketPath } from "../../shared/paths.ts";
import { MaterialCover } from "./material-cover.tsx";
import { useMaterialWords } from "./use-material-words.ts";

interface OrderPrintProps {
  readonly material: Material;
  readonly print: NonNullable<Material["print"]>;
  readonly onClose: () => void;
}

/** How many prints: the ticket that orders them is filled in with what and how many. */
export function OrderPrint({ material, print, onClose }: OrderPrintProps) {
  const { t, mostOf } = useMaterialWords();
  const { navigate } = useNavigation();
  const [count, setCount] = useState(1);
  const most = print.most ?? undefined;
  const isTooMany = most !== undefined && count > most;
  function handleGoOn() {
    const asked = orderedPrint(material.name, t("count", { count }));
    navigate(newTicketPath({ category: "marketing-print", material: asked }));
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("orderTitle")}
      closeLabel={t("close")}
      footNote={<span className="text-small text-ink-soft">{t("goOnNote")}</span>}
      actions={
        <Button
          iconAfter="chevron-right"
          disabledReason={
            isTooMany
              ? t("tooMany", { count: t("count", { count: most }) })
              : count === 0
                ? t("wholeNumber")
                : undefined
          }
          onClick={handleGoOn}
        >
          {t("goOn")}
        </Button>
      }
    >
      <div className="grid grid-cols-[9.5rem_minmax(0,1fr)] items-start gap-4 max-mobile:grid-cols-1">
        <span className="block aspect-8/5 overflow-hidden rounded-control">
          <MaterialCover material={material} />
        </span>
        <div className="grid gap-1">
          <strong>{material.name}</strong>
          <p className="text-small text-ink-soft">{print.description}</p>
          <p className="text-small text-ink-soft">{t("free")}</p>
        </div>
      </div>
      <div className="mt-5 max-w-60">
        <Stepper
          size="large"
          label={t("pieces")}
          context={material.name}
          hint={most === undefined ? undefined : mostOf(most)}
          value={count}
          min={1}
          max={most}
          onChange={setCount}
          decreaseLabel={t("fewer")}
          increaseLabel={t("more")}
          wholeNumberError={t("wholeNumber")}
          error={isTooMany ? t("tooMany", { count: t("count", { count: most }) }) : undefined}
        />
      </div>
    </Dialog>
  );
}
