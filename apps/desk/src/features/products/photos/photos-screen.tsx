import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { UploadDrop } from "../../../kit/uploads/upload-drop.tsx";
import { UploadRows } from "../../../kit/uploads/upload-rows.tsx";
import type { Uploads } from "../../../kit/uploads/use-uploads.ts";
import { paths } from "../../../shared/paths.ts";
import { PhotoOutcome } from "./photo-outcome.tsx";
import { type PhotoResult, usePhotoUploads } from "./use-photos.ts";

/** DGOOD-05: many photos at once, each by the name of its file. */
export const photosScreen: Screen = { component: PhotosScreen };

function PhotosScreen() {
  const t = useTexts("product-desk");
  const desk = useTexts("desk");
  const uploads = usePhotoUploads(undefined);
  const isEmpty = uploads.uploads.length === 0;
  return (
    <>
      <DeskHead
        title={desk("productPhotos")}
        tools={
          <>
            {!isEmpty && !uploads.isBusy && (
              <Button variant="outline" onClick={uploads.clear}>
                {t("clearResults")}
              </Button>
            )}
            <ButtonLink href={paths.products()} variant="outline" icon="list">
              {t("toList")}
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-3 px-page pb-6">
        <Alert tone="info" title={t("namesTitle")}>
          {t("namesText")}
        </Alert>
        <UploadDrop purpose="photo" icon="image" hint={t("photoKinds")} onFiles={uploads.add} />
        <PhotosSummary uploads={uploads} />
        <UploadRows
          label={t("photosSent")}
          uploads={uploads}
          outcome={(result) => <PhotoOutcome result={result} isOfMany />}
        />
      </div>
    </>
  );
}

/** How many became photos, and how many did not. */
function PhotosSummary({ uploads: { uploads } }: { readonly uploads: Uploads<PhotoResult> }) {
  const t = useTexts("product-desk");
  const isUsed = (wanted: boolean) =>
    uploads.filter(({ state }) =>
      state.kind === "used"
        ? (state.outcome.refusal == null) === wanted
        : !wanted && state.kind === "refused",
    ).length;
  const [good, bad] = [isUsed(true), isUsed(false)];
  if (good + bad === 0) return null;
  return (
    <p role="status" className="text-small font-semibold">
      {[t("photosDone", { count: good }), ...(bad > 0 ? [t("photosNotDone", { count: bad })] : [])].join(
        " · ",
      )}
    </p>
  );
}
