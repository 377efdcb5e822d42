import { TutorialPicture } from "./tutorial-picture.tsx";
import type { TutorialPage } from "./use-help-pages.ts";

/** The pages of the tutorial side by side, to be read again. */
export function TutorialCards({ pages }: { readonly pages: readonly TutorialPage[] }) {
  return (
    <ul className="grid grid-cols-3 gap-5 max-mobile:grid-cols-1 tablet:grid-cols-2">
      {pages.map(({ id, picture, section, name, body }) => (
        <li key={id} className="overflow-hidden rounded-large border border-line bg-foam">
          {picture !== undefined && (
            <TutorialPicture
              picture={picture}
              name={name}
              isLazy
              className="block h-auto w-full bg-bottle-tint"
            />
          )}
          <div className="p-card">
            {section !== "" && <p className="type-label mb-1 text-ink-soft">{section}</p>}
            <h3 className="type-heading text-pretty">{name}</h3>
            <p className="mt-1.5 text-ink-soft">{body}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
