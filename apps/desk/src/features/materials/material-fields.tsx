import { useQuery } from "@tanstack/react-query";
import { LANGUAGES } from "@vycep/domain/market/language";
import { marketCodes } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useId } from "react";
import type { MaterialForm } from "./material-form.ts";
import { materialChoicesQuery } from "./use-materials.ts";

interface MaterialFieldsProps {
  readonly value: MaterialForm;
  readonly change: (part: Partial<MaterialForm>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

type TextName = Exclude<keyof MaterialForm, "markets" | "files">;

/** What is said of a material: words in each language, folder, brand, markets and whom it is shown to. */
export function MaterialFields({ value, change, errorOf }: MaterialFieldsProps) {
  const t = useTexts("materials-desk");
  const of = (name: TextName) => ({
    value: value[name],
    error: errorOf(name),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      const changed: Partial<Record<TextName, string>> = { [name]: event.target.value };
      change(changed);
    },
  });
  return (
    <>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={t("titleIn", { language: t(`language.${language}`) })}
          {...of(`title ${language}`)}
        />
      ))}
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          label={t("descriptionIn", { language: t(`language.${language}`) })}
          minRows={2}
          {...of(`description ${language}`)}
        />
      ))}
      <div className="grid grid-cols-2 items-start gap-3 max-mobile:grid-cols-1">
        <TextField label={t("brand")} {...of("brand")} />
        <FolderField
          value={value.folder}
          error={errorOf("folder")}
          onChange={(folder) => change({ folder })}
        />
      </div>
      {value.folder === "" &&
        LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={t("folderIn", { language: t(`language.${language}`) })}
            {...of(`folder ${language}`)}
          />
        ))}
      <Markets value={value.markets} error={errorOf("markets")} onChange={(markets) => change({ markets })} />
      <div className="grid grid-cols-2 items-start gap-3 max-mobile:grid-cols-1">
        <PermissionField
          value={value.permission}
          error={errorOf("permission")}
          onChange={(permission) => change({ permission })}
        />
        <TextField label={t("seconds")} hint={t("secondsHint")} inputMode="numeric" {...of("seconds")} />
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const newFolder = "+";

function FolderField({ value, error, onChange }: ChoiceProps) {
  const t = useTexts("materials-desk");
  const shell = useTexts("shell");
  const { data } = useQuery(materialChoicesQuery);
  const folders = data?.folders ?? [];
  return (
    <Select
      label={t("folder")}
      error={error}
      options={[
        ...folders.map(({ folder, name }) => ({ id: folder, label: name })),
        { id: newFolder, label: t("newFolder") },
      ]}
      value={value === "" ? newFolder : value}
      placeholder={t("folder")}
      closeLabel={shell("close")}
      onChange={(id) => onChange(id === newFolder ? "" : id)}
    />
  );
}

const nobodyMore = "-";

function PermissionField({ value, error, onChange }: ChoiceProps) {
  const t = useTexts("materials-desk");
  const shell = useTexts("shell");
  const { data } = useQuery(materialChoicesQuery);
  const permissions = data?.permissions ?? [];
  return (
    <Select
      label={t("permission")}
      error={error}
      options={[
        { id: nobodyMore, label: t("permissionNone") },
        ...permissions.map(({ code, name }) => ({ id: code, label: t("permissionBesides", { name }) })),
      ]}
      value={value === "" ? nobodyMore : value}
      placeholder={t("permission")}
      closeLabel={shell("close")}
      onChange={(id) => onChange(id === nobodyMore ? "" : id)}
    />
  );
}

interface MarketsProps {
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

function Markets({ value, error, onChange }: MarketsProps) {
  const t = useTexts("materials-desk");
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around two chips
    <div role="group" aria-labelledby={labelId} className="grid gap-1.5">
      <span id={labelId} className="text-small font-semibold">
        {t("markets")}
      </span>
      <span className="flex gap-2">
        {marketCodes().map((market) => (
          <Chip
            key={market}
            text={market}
            isOn={value.includes(market)}
            onClick={() =>
              onChange(
                marketCodes().filter((one) => (one === market ? !value.includes(one) : value.includes(one))),
              )
            }
          />
        ))}
      </span>
      {error !== undefined && <span className="text-small font-medium text-red-strong">{error}</span>}
    </div>
  );
}
