import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { useState } from "react";
import { RecordDialog } from "../../kit/record-dialog.tsx";
import { useRecordDraft } from "../../kit/use-record-draft.ts";
import { MaterialFields } from "./material-fields.tsx";
import { MaterialFiles } from "./material-files.tsx";
import { aMaterialForm, formOf, inputOf, TEXT_FIELDS } from "./material-form.ts";
import { MaterialHistory } from "./material-history.tsx";
import { type FreshFile, useMaterialUploads } from "./material-uploads.ts";
import { RetireMaterial } from "./retire-material.tsx";
import { type Material, materialQuery, useSaveMaterial } from "./use-materials.ts";

interface MaterialDialogProps {
  /** Which is changed; undefined is a new one. */
  readonly materialKey: string | undefined;
  /** Files that were dropped before, and the folder that was looked at. */
  readonly begins: { readonly files: readonly FreshFile[]; readonly folder: string };
  readonly onClose: () => void;
}

/** A material being written (DCONT-02, DEDIT-06). */
export function MaterialDialog({ materialKey, begins, onClose }: MaterialDialogProps) {
  const { data } = useQuery({ ...materialQuery(materialKey ?? ""), enabled: materialKey !== undefined });
  if (materialKey !== undefined && data == null) return null;
  return <WrittenMaterial material={data ?? undefined} begins={begins} onClose={onClose} />;
}

const fields = [...TEXT_FIELDS, "brand", "folder", "markets", "permission", "seconds", "files", "cover"];

interface WrittenMaterialProps extends Pick<MaterialDialogProps, "begins" | "onClose"> {
  readonly material: Material | undefined;
}

function WrittenMaterial({ material, begins, onClose }: WrittenMaterialProps) {
  const t = useTexts("materials-desk");
  const draft = useRecordDraft(`material.${material?.key ?? "new"}`, aMaterialForm, {
    version: material?.version ?? 0,
    form: formOf(material, begins.folder),
  });
  const words = useFormWords();
  const { mine } = draft.draft;
  const { uploads, ready } = useMaterialUploads();
  const cover = useMaterialUploads();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const fresh = [...begins.files, ...ready].filter(({ id }) => !leftOut.has(id));
  const title = material?.words.find(({ language }) => language === "cs")?.title ?? t("newMaterial");
  return (
    <RecordDialog
      title={title}
      saved={t("saved")}
      draft={draft}
      words={words}
      action={useSaveMaterial()}
      input={({ mine: written, version }) =>
        inputOf(written, { key: material?.key, version, fresh, cover: cover.ready.at(-1) })
      }
      faults={{ seconds: /^\d{0,5}$/.test(mine.seconds) ? undefined : t("secondsWrong") }}
      fields={fields}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <MaterialFiles
            material={material}
            kept={mine.files}
            fresh={fresh}
            uploads={uploads}
            cover={cover}
            error={errorOf("files") ?? errorOf("cover")}
            onKeep={(files) => draft.change({ files })}
            onLeaveOut={(id) => setLeftOut(new Set([...leftOut, id]))}
          />
          <MaterialFields value={mine} change={draft.change} errorOf={errorOf} />
          {material !== undefined && <RetireMaterial material={material} onClose={onClose} />}
          {material !== undefined && <MaterialHistory history={material.history} />}
        </>
      )}
    </RecordDialog>
  );
}

/** The fields in words, where two who write at once are shown to each other (DEDIT-01). */
function useFormWords() {
  const t = useTexts("materials-desk");
  const plain = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value)) || t("nothing");
  const text = (label: string) => ({ label, tell: plain, isText: true });
  const of = (label: string) => ({ label, tell: plain });
  const inLanguage = (key: "titleIn" | "descriptionIn" | "folderIn", language: "cs" | "sk" | "en") =>
    text(t(key, { language: t(`language.${language}`) }));
  return {
    "title cs": inLanguage("titleIn", "cs"),
    "title sk": inLanguage("titleIn", "sk"),
    "title en": inLanguage("titleIn", "en"),
    "description cs": inLanguage("descriptionIn", "cs"),
    "description sk": inLanguage("descriptionIn", "sk"),
    "description en": inLanguage("descriptionIn", "en"),
    "folder cs": inLanguage("folderIn", "cs"),
    "folder sk": inLanguage("folderIn", "sk"),
    "folder en": inLanguage("folderIn", "en"),
    brand: of(t("brand")),
    folder: of(t("folder")),
    permission: of(t("permission")),
    seconds: of(t("seconds")),
    markets: of(t("markets")),
    files: of(t("files")),
  };
}
