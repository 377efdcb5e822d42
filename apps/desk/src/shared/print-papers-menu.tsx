import { DESK_PAPERS_PATH, type DeskPapersBody } from "@vycep/contract/deliveries/papers.rest";
import type { Paper } from "@vycep/domain/deliveries/print-papers";
import { useAction } from "@vycep/shell/actions/use-action";
import { callAddressForFile } from "@vycep/shell/api/rest";
import { saveFile } from "@vycep/shell/files/save-file";
import { useTexts } from "@vycep/shell/words/i18n";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useMay } from "./me.ts";

export interface PrintMenuProps {
  /** What is printed, as the button says it: all found, the chosen ones, a vehicle. */
  readonly label: string;
  /** Of which orders. */
  readonly choice: DeskPapersBody;
  /** Beside outlined buttons, on a dark bar, or as an icon alone. */
  readonly look: "button" | "onDark" | "icon";
}

const groups: readonly (readonly Paper[])[] = [
  ["order", "delivery-note"],
  ["picking-list", "loading-list", "round"],
];

/** Papers of one or many orders as one PDF (DORD-07); what orders cost is offered to those alone who see orders. */
export function PrintPapersMenu({ label, choice, look }: PrintMenuProps) {
  const t = useTexts("printing");
  const seesOrders = useMay({ area: "orders", power: "see" });
  const print = useAction(async (paper: Paper) => {
    const call = { method: "POST", body: choice } as const;
    const { file, name } = await callAddressForFile(`${DESK_PAPERS_PATH}/${paper}`, call);
    saveFile(name, file);
  });
  const isOffered = (paper: Paper) => seesOrders || (paper !== "order" && paper !== "delivery-note");
  return (
    <Menu
      label={label}
      look={look === "button" ? "button" : "plain"}
      tone={look === "onDark" ? "onDark" : "light"}
      isBusy={print.isBusy}
      trigger={
        <>
          <Icon name={print.isBusy ? "spinner" : "printer"} />
          {look !== "icon" && t("print")}
        </>
      }
      groups={groups
        .map((papers) =>
          papers.filter(isOffered).map((paper) => ({
            id: paper,
            label: t(`print.${paper}`),
            onSelect: () => void print.run(paper),
          })),
        )
        .filter((papers) => papers.length > 0)}
    />
  );
}
