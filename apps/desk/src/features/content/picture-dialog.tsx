import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { type FormEvent, useId, useState } from "react";
import { UploadDrop } from "../../kit/uploads/upload-drop.tsx";
import { UploadRefused, UploadRows } from "../../kit/uploads/upload-rows.tsx";
import { useUploads } from "../../kit/uploads/use-uploads.ts";
import { type AddedPicture, useAddTextPicture } from "./use-text-pictures.ts";

interface PictureDialogProps {
  readonly title: string;
  /** Those that are there already, as the ones of the other languages. */
  readonly pictures: readonly string[];
  /** The picture says the same as what stands beside it, so nobody misses it: no words are asked for. */
  readonly isWordless?: boolean | undefined;
  readonly onPut: (address: string, words: string) => void;
  readonly onClose: () => void;
}

/** Asks for a picture, a new one or one that is there, and for the words of who cannot see it (DCONT-01). */
export function PictureDialog({ title, pictures, isWordless = false, onPut, onClose }: PictureDialogProps) {
  const t = useTexts("content-desk");
  const shell = useTexts("shell");
  const formId = useId();
  const [chosen, setChosen] = useState<string>();
  const [words, setWords] = useState("");
  const [isJudged, setJudged] = useState(false);
  const add = useAddTextPicture();
  const uploads = useUploads<AddedPicture>({
    purpose: "picture",
    atOnce: 1,
    consume: async ([upload = ""]) => {
      const added = await add(upload);
      if (added?.address != null) setChosen(added.address);
      return added === undefined ? undefined : new Map([[upload, added]]);
    },
  });
  const added = uploads.uploads.flatMap(({ state }) =>
    state.kind === "used" && state.outcome.address != null ? [state.outcome.address] : [],
  );
  const offered = [...new Set([...added, ...pictures])];
  const open = uploads.uploads.filter(({ state }) => state.kind !== "used" || state.outcome.refusal != null);
  const lacksWords = !isWordless && words.trim() === "";
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    if (chosen !== undefined && !lacksWords) onPut(chosen, words);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={shell("close")}
      title={title}
      actions={
        <Button type="submit" form={formId} isBusy={uploads.isBusy}>
          {t("put")}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <UploadDrop
          purpose="picture"
          icon="image"
          title={t("pictureDrop")}
          hint={t("pictureKinds")}
          onFiles={uploads.add}
        />
        <UploadRows
          label={t("pictureFiles")}
          uploads={{ ...uploads, uploads: open }}
          outcome={({ refusal }) => refusal != null && <UploadRefused message={refusal.message} />}
        />
        {offered.length > 0 && (
          <fieldset className="grid gap-1.5">
            <legend className="mb-1.5 font-semibold">{t("pictureChosen")}</legend>
            <div className="flex flex-wrap gap-2">
              {offered.map((address, place) => (
                <button
                  key={address}
                  type="button"
                  aria-pressed={address === chosen}
                  aria-label={t("pictureNumber", { number: String(place + 1) })}
                  onClick={() => setChosen(address)}
                  className={classNames(
                    "overflow-hidden rounded-normal border-field",
                    address === chosen ? "border-bottle" : "border-line",
                  )}
                >
                  <img src={address} alt="" className="block h-24 w-auto" />
                </button>
              ))}
            </div>
          </fieldset>
        )}
        {isJudged && chosen === undefined && (
          <p role="alert" className="text-small text-red-strong">
            {t("pictureMissing")}
          </p>
        )}
        {!isWordless && (
          <TextField
            label={t("pictureWords")}
            value={words}
            maxLength={200}
            hint={t("pictureWordsHint")}
            error={isJudged && lacksWords ? t("pictureWordsMissing") : undefined}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
