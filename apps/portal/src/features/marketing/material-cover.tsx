import type { Material } from "@vycep/contract/marketing/marketing.rest";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";

const icons: Readonly<Record<Material["format"], IconName>> = {
  image: "image",
  video: "play",
  pdf: "document",
  folder: "copy",
};

/** A sheet is seen whole, a film and the collage of a folder fill the frame. */
const pictured: Readonly<Record<Material["format"], string>> = {
  image: "size-full object-contain p-2",
  pdf: "size-full object-contain p-2",
  video: "size-full object-cover",
  folder: "size-full object-cover",
};

/** What a material looks like; its format's sign where it has no picture, and the sign of playing over a film. */
export function MaterialCover({ material }: { readonly material: Material }) {
  const { cover, format } = material;
  return (
    <span className="relative block size-full bg-bottle-tint">
      {cover === null ? (
        <span className="grid size-full place-items-center text-bottle">
          <Icon name={icons[format]} size="large" />
        </span>
      ) : (
        <img src={cover} alt="" loading="lazy" decoding="async" className={pictured[format]} />
      )}
      {format === "video" && cover !== null && (
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-14 place-items-center rounded-full bg-scrim text-on-bottle">
            <Icon name="play" size="large" />
          </span>
        </span>
      )}
    </span>
  );
}
