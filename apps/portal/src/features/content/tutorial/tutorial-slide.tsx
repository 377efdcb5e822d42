import { TutorialPicture } from "./tutorial-picture.tsx";
import type { TutorialPage } from "./use-help-pages.ts";

/** One page: its picture or film, its name and what it says (TUTOR-02). */
export function TutorialSlide({ page }: { readonly page: TutorialPage }) {
  const { picture, section, name, body } = page;
  return (
    <div aria-live="polite" className="min-w-0">
      {picture !== undefined && (
        <TutorialPicture
          picture={picture}
          name={name}
          className="mb-4 block h-auto w-full rounded-normal bg-bottle-tint"
        />
      )}
      {section !== "" && <p className="type-label mb-1 text-ink-soft">{section}</p>}
      <h3 className="type-heading text-pretty">{name}</h3>
      <p className="mt-1.5 max-w-[62ch] text-lead text-ink-soft">{body}</p>
    </div>
  );
}
