import { MOST_PHOTOS } from "@vycep/domain/deliveries/stop-report";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { type ChangeEvent, useEffect, useState } from "react";
import { smallPhoto } from "./small-photo.ts";

interface PhotoStripProps {
  /** JPEG in base64. */
  readonly photos: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
}

/** Photographs that go with the report; they are made small before they are kept. */
export function PhotoStrip({ photos, onChange }: PhotoStripProps) {
  const t = useTexts("driver");
  const [isUnreadable, setUnreadable] = useState(false);
  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const photo = await smallPhoto(file);
    target.value = "";
    setUnreadable(photo === undefined);
    if (photo !== undefined) onChange([...photos, photo]);
  }
  return (
    <section aria-labelledby="photos">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="photos" className="font-semibold">
          {t("photos")}
        </h2>
        <span className="text-small text-ink-soft">{t("photosNote", { count: MOST_PHOTOS })}</span>
      </div>
      <ul className="flex gap-3">
        {photos.map((photo, at) => (
          <li key={photo.slice(-40)} className="relative size-20">
            <Photo photo={photo} label={t("photoOf", { position: at + 1 })} />
            <button
              type="button"
              aria-label={t("removePhoto", { position: at + 1 })}
              onClick={() => onChange(photos.filter((one) => one !== photo))}
              className="absolute -top-3 -right-3 grid size-touch place-items-center"
            >
              <span className="grid size-6 place-items-center rounded-full bg-ink text-foam">
                <Icon name="close" size="small" />
              </span>
            </button>
          </li>
        ))}
        {photos.length < MOST_PHOTOS && (
          <li>
            <label className="grid size-20 cursor-pointer place-items-center rounded-normal border-field border-dashed border-line-strong text-bottle has-focus-visible:shadow-ring">
              <Icon name="image" />
              <span className="sr-only">{t("addPhoto")}</span>
              <input
                type="file"
                accept="image/*"
                capture="environment"
                className="sr-only"
                onChange={(event) => void add(event)}
              />
            </label>
          </li>
        )}
      </ul>
      {isUnreadable && (
        <p role="alert" className="mt-1 font-semibold text-red-strong">
          {t("photoUnreadable")}
        </p>
      )}
    </section>
  );
}

/** The page's policy allows no data: addresses, so the picture gets one of its own. */
function Photo({ photo, label }: { readonly photo: string; readonly label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return <img src={address} alt={label} className="size-full rounded-normal object-cover" />;
}
