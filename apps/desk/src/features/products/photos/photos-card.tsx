import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import { UploadDrop } from "../../../kit/uploads/upload-drop.tsx";
import { UploadRows } from "../../../kit/uploads/upload-rows.tsx";
import type { Product } from "../use-product.ts";
import { PhotoEditor } from "./photo-editor.tsx";
import { type DraftPhoto, draftOf, moved } from "./photo-order.ts";
import { PhotoOutcome } from "./photo-outcome.tsx";
import { useArrangePhotos, usePhotoUploads } from "./use-photos.ts";

interface PhotosCardProps {
  readonly product: Product;
}

/** The photos of a product: dropped, put in order, described and taken away (DGOOD-05). */
export function PhotosCard({ product }: PhotosCardProps) {
  const t = useTexts("product-desk");
  const uploads = usePhotoUploads(product.sku);
  const arranging = useArranging(product);
  const { photos, isChanged, action, faults } = arranging;
  return (
    <Card
      title={t("photos")}
      aside={
        isChanged && (
          <span className="flex items-center gap-2">
            <Button variant="outline" size="small" onClick={arranging.forget}>
              {t("discard")}
            </Button>
            <Button size="small" isBusy={action.isBusy} onClick={() => void arranging.submit()}>
              {t("savePhotos")}
            </Button>
          </span>
        )
      }
    >
      <div className="grid gap-3">
        <FailureAlert action={action} title={t("notSaved")} />
        {arranging.refusal !== undefined && (
          <Alert tone="error" isLive>
            {arranging.refusal}
          </Alert>
        )}
        {arranging.isOutdated && <Alert tone="warning">{t("photosChangedByOther")}</Alert>}
        <div className="grid grid-cols-3 items-start gap-3 max-laptop:grid-cols-2 max-mobile:grid-cols-1">
          {photos.map((photo, at) => (
            <PhotoEditor
              key={photo.position}
              photo={photo}
              place={at + 1}
              isLast={at === photos.length - 1}
              faults={faults}
              onMove={(step) => arranging.change(moved(photos, photo.position, step))}
              onRemove={() => arranging.change(photos.filter((one) => one !== photo))}
              onWords={(words) =>
                arranging.change(photos.map((one) => (one === photo ? { ...one, words } : one)))
              }
            />
          ))}
          <UploadDrop purpose="photo" icon="image" hint={t("photoKinds")} onFiles={uploads.add} />
        </div>
        <UploadRows
          label={t("photosSent")}
          uploads={uploads}
          outcome={(result) => <PhotoOutcome result={result} />}
        />
      </div>
    </Card>
  );
}

type Draft = { readonly version: string; readonly photos: readonly DraftPhoto[] };

/** What somebody arranges, over the photos as they are. */
function useArranging(product: Product) {
  const t = useTexts("product-desk");
  const { sku, photosVersion } = product;
  const [draft, setDraft] = useState<Draft>();
  const action = useArrangePhotos();
  const answer = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  const photos = draft?.photos ?? draftOf(product);
  function forget() {
    setDraft(undefined);
    action.reset();
  }
  return {
    photos,
    action,
    forget,
    isChanged: draft !== undefined,
    isOutdated: draft !== undefined && draft.version !== photosVersion,
    refusal: answer?.refusal?.message,
    faults: new Map(answer?.faults.map(({ field, message }) => [field, message])),
    change: (changed: readonly DraftPhoto[]) =>
      setDraft({ version: draft?.version ?? photosVersion, photos: changed }),
    async submit() {
      if (draft === undefined) return;
      const ended = await action.run({
        ...{ sku, version: draft.version },
        photos: draft.photos.map(({ position, words }) => ({
          position,
          words: Object.entries(words).map(([language, text]) => ({ language, text })),
        })),
      });
      if (ended?.kind !== "done" || ended.answer.refusal != null) return;
      forget();
      showToast(t("saved"));
    },
  };
}
