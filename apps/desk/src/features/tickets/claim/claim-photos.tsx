import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { lazy, Suspense, useState } from "react";
import { photoQuery } from "../use-file.ts";
import type { ClaimLine } from "./use-claim.ts";

const LargePhoto = lazy(() => import("./large-photo.tsx").then((file) => ({ default: file.LargePhoto })));

/** What the customer photographed, line by line; each opens large. */
export function ClaimPhotos({
  lines,
}: {
  readonly lines: readonly Pick<ClaimLine, "name" | "photos" | "lineNo">[];
}) {
  const t = useTexts("claim-desk");
  const shown = lines.flatMap(({ name, photos, lineNo }) =>
    photos.map((id, index) => ({
      ...{ id: `${lineNo} ${id}`, photo: id },
      label: t("photo", { at: index + 1, count: photos.length, name }),
    })),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-2">
      {shown.map(({ id, photo, label }) => (
        <li key={id}>
          <Photo id={photo} label={label} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ id, label }: { readonly id: string; readonly label: string }) {
  const t = useTexts("claim-desk");
  const { data, isError } = useQuery(photoQuery(id));
  const [isOpen, setOpen] = useState(false);
  if (isError) return <p className="text-fine text-ink-soft">{t("photoFailed")}</p>;
  if (data === undefined) return <Skeleton />;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className="block w-full overflow-hidden rounded-control border border-line"
        onClick={() => setOpen(true)}
      >
        <img src={data} alt="" className="h-20 w-full object-cover" />
      </button>
      <Suspense>
        {isOpen && <LargePhoto address={data} label={label} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
