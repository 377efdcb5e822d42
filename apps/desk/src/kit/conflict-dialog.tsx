import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useState } from "react";
import type { Difference } from "./three-way.ts";

/** Whose value is kept; of free text both may be. */
export type Choice = "theirs" | "mine" | "both";

interface ConflictDialogProps<Field extends string> {
  /** What the record is called. */
  readonly record: string;
  /** Who was quicker, where that is known. */
  readonly by: string | undefined;
  readonly differences: readonly Difference<Field>[];
  /** The field in words, and its three values. */
  readonly tell: (field: Field) => {
    readonly label: string;
    readonly was: string;
    readonly theirs: string;
    readonly mine: string;
    readonly isText: boolean;
  };
  /** What was chosen of each field that both changed. */
  readonly onChoose: (choices: ReadonlyMap<Field, Choice>) => void;
  /** Mine is dropped. */
  readonly onDrop: () => void;
  readonly onClose: () => void;
}

/** Two who changed a record at once see the difference and choose; nothing is overwritten silently (DEDIT-01). */
export function ConflictDialog<Field extends string>(props: ConflictDialogProps<Field>) {
  const { record, by, differences, tell, onChoose, onDrop, onClose } = props;
  const t = useTexts("desk");
  const shell = useTexts("shell");
  const [chosen, setChosen] = useState<ReadonlyMap<Field, Choice>>(new Map());
  const isOpen = differences.some(({ field, by: whose }) => whose === "both" && !chosen.has(field));
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={shell("close")}
      title={by === undefined ? t("conflictTitle") : t("conflictBy", { name: by })}
      description={record}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("conflictBack")}
          </Button>
          <Button variant="outline" onClick={onDrop}>
            {t("conflictDrop")}
          </Button>
          <Button disabledReason={isOpen ? t("conflictOpen") : undefined} onClick={() => onChoose(chosen)}>
            {t("conflictSave")}
          </Button>
        </>
      }
    >
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{t("conflictTitle")}</caption>
          <thead>
            <tr className="bg-foam-dim text-left">
              {(
                ["conflictField", "conflictWas", "conflictTheirs", "conflictMine", "conflictKeep"] as const
              ).map((head) => (
                <th key={head} scope="col" className="type-label px-3 py-1.5 text-ink-faint">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, by: whose }) => {
              const { label, was, theirs, mine, isText } = tell(field);
              return (
                <tr key={field} className="border-t border-line align-top">
                  <th scope="row" className="px-3 py-2 text-left">
                    {label}
                  </th>
                  <td className="px-3 py-2">{was}</td>
                  <td className={whose === "mine" ? "px-3 py-2" : "bg-bottle-mist px-3 py-2 font-semibold"}>
                    {theirs}
                  </td>
                  <td className={whose === "theirs" ? "px-3 py-2" : "bg-bottle-mist px-3 py-2 font-semibold"}>
                    {mine}
                  </td>
                  <td className="px-3 py-2">
                    {whose === "both" ? (
                      <RadioGroup<Choice>
                        label={label}
                        isLabelHidden
                        options={[
                          { id: "theirs", label: t("conflictKeepTheirs") },
                          { id: "mine", label: t("conflictKeepMine") },
                          ...(isText ? [{ id: "both" as const, label: t("conflictKeepBoth") }] : []),
                        ]}
                        value={chosen.get(field) ?? null}
                        onChange={(choice) => setChosen(new Map([...chosen, [field, choice]]))}
                      />
                    ) : (
                      <span className="text-ink-soft">
                        {t(whose === "theirs" ? "conflictOnlyTheirs" : "conflictOnlyMine")}
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-small text-ink-soft">{t("conflictHint")}</p>
    </Dialog>
  );
}
