import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { formatBytes } from "@vycep/words/engine/format";
import { UploadRefused } from "../../../kit/uploads/upload-rows.tsx";
import { EnteredFields } from "./entered-fields.tsx";
import { type Choice, chosenIn, lacksOf, WAYS } from "./filing-choice.ts";
import { KnownChoice, useMatches, Whose } from "./known-choice.tsx";
import type { FiledPaper, PaperFile } from "./use-filing.ts";

interface FileCardProps {
  readonly file: PaperFile;
  readonly choice: Choice;
  /** Why it was not filed, or nothing. */
  readonly refusal: FiledPaper["refusal"];
  /** Somebody has pressed the button: what lacks is said. */
  readonly isChecked: boolean;
  readonly onChange: (part: Partial<Choice>) => void;
  readonly onGiveUp: () => void;
}

/** A file with what its name was read as, and what becomes of it. */
export function FileCard({ file, choice, refusal, isChecked, onChange, onGiveUp }: FileCardProps) {
  const t = useTexts("filing");
  const language = useLanguage();
  const errors = useErrors({ choice, refusal, isChecked });
  const field = fieldOf(refusal?.field ?? undefined);
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <div className="grid min-w-0 flex-1 gap-0.5 max-mobile:basis-full">
          <strong className="wrap-anywhere">{file.name}</strong>
          <span className="text-fine text-ink-soft">{formatBytes(file.bytes, language)}</span>
        </div>
        <ReadAs file={file} choice={choice} />
        <IconButton icon="trash" label={t("giveUp", { file: file.name })} onClick={onGiveUp} />
      </div>
      <div className="flex">
        <Segments
          label={t("what", { file: file.name })}
          options={WAYS.map((id) => ({
            id,
            label: t(id === "known" ? "toKnown" : id === "new" ? "toNew" : id),
          }))}
          value={WAYS.find((one) => one === choice.way) ?? "leave"}
          onPick={(way) =>
            onChange({ way, ...(way === "new" && choice.kind === "contract" && { kind: "invoice" }) })
          }
        />
      </div>
      {choice.way === "known" && (
        <KnownChoice
          file={file}
          choice={choice}
          error={field === "number" || refusal?.code === "file-there" ? refusal?.message : undefined}
          onChange={onChange}
        />
      )}
      {choice.way === "new" && <EnteredFields choice={choice} errors={errors} onChange={onChange} />}
      {refusal != null && (field === undefined || choice.way !== "new") && (
        <UploadRefused message={refusal.message} />
      )}
    </li>
  );
}

/** Which paper it is, or why nobody knows. */
function ReadAs({ file, choice }: Pick<FileCardProps, "file" | "choice">) {
  const t = useTexts("filing");
  const chosen = chosenIn(useMatches(file, choice), choice);
  if (choice.way === "known" && chosen !== undefined)
    return (
      <span className="grid justify-items-end gap-0.5 text-right max-mobile:justify-items-start max-mobile:text-left">
        <Status
          tone={chosen.isThere ? "muted" : "done"}
          icon={chosen.isThere ? "check" : "document"}
          text={`${t(`kind.${chosen.kind}`)} ${chosen.number}${chosen.isThere ? `, ${t("isThere")}` : ""}`}
        />
        <Whose match={chosen} />
      </span>
    );
  if (file.matches.length > 1) return <Status tone="partial" icon="warning" text={t("several")} />;
  if (file.number == null) return <Status tone="partial" icon="warning" text={t("readNothing")} />;
  const paper = file.kind == null ? file.number : `${t(`kind.${file.kind}`)} ${file.number}`;
  return (
    <span className="grid justify-items-end gap-0.5 text-right max-mobile:justify-items-start max-mobile:text-left">
      <Status tone="partial" icon="warning" text={paper} />
      <span className="text-small text-ink-soft">{t("unknownNumber")}</span>
    </span>
  );
}

/** What the server calls a field, and where it is typed. */
const fields: Readonly<Record<string, string>> = {
  ...{ number: "number", kind: "kind", signed: "signed", shipToId: "placeId", issued: "issued", due: "due" },
  ...{ netMinor: "net", vatPct: "vatPct", vatMinor: "vat", depositsMinor: "deposits" },
};

function fieldOf(field: string | undefined): string | undefined {
  const [name = "", ...row] = field?.split(".") ?? [];
  return Object.hasOwn(fields, name) ? [fields[name], ...row].join(".") : undefined;
}

function useErrors({ choice, refusal, isChecked }: Pick<FileCardProps, "choice" | "refusal" | "isChecked">) {
  const t = useTexts("filing");
  const lacks = isChecked ? Object.entries(lacksOf(choice)) : [];
  const field = fieldOf(refusal?.field ?? undefined);
  const said: Readonly<Record<string, string>> = Object.fromEntries(
    lacks.map(([name, lack]) => [
      name,
      name === "placeId" ? t("placeMissing") : t(lack === "amount" ? "amountUnreadable" : "needed"),
    ]),
  );
  return refusal == null || field === undefined ? said : { ...said, [field]: refusal.message };
}
