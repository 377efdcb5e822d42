import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatPercent } from "@vycep/words/engine/format";
import { money } from "../../kit/money.ts";
import type { LeafletDialogProps } from "./leaflet-dialog-props.ts";
import { daysText } from "./leaflets-table.tsx";

/** A leaflet that is over, or whose reader writes none; it can begin another one. */
export function LeafletSheet({ leaflet, isWritable, onCopy, onClose }: LeafletDialogProps) {
  const t = useTexts("deal-desk");
  const shell = useTexts("shell");
  if (leaflet === undefined) return null;
  const { name, productName, sku, priceList, promoMinor, yourMinor, currency, percent } = leaflet;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={shell("close")}
      title={t("changeLeaflet", { name })}
      actions={
        isWritable && (
          <Button variant="outline" icon="copy" onClick={() => onCopy(leaflet)}>
            {t("copy")}
          </Button>
        )
      }
    >
      <DefinitionList
        items={[
          { label: t("product"), value: `${productName} · ${sku}` },
          { label: t("priceList"), value: priceList },
          { label: t("promo"), value: money(promoMinor, currency) },
          {
            label: t("discount"),
            value:
              yourMinor == null
                ? "–"
                : t("byPercent", { percent: formatPercent(percent), amount: money(yourMinor, currency) }),
          },
          { label: t("period"), value: daysText(leaflet, t) },
        ]}
      />
    </Dialog>
  );
}
