import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { useState } from "react";

interface TutorialPictureProps {
  readonly picture: string;
  /** What the page is about: the name of its film. */
  readonly name: string;
  readonly className: string;
  readonly isLazy?: boolean | undefined;
}

const film = /[.](?:mp4|webm)$/;

/**
 * What a page of the tutorial shows (TUTOR-02): a picture, which is mute because the page says what is on it, or a film. A
 * film has its still (`.svg`) and its captions (`.cs.vtt`) beside it under the same name, and never plays by itself.
 */
export function TutorialPicture({ picture, name, className, isLazy = false }: TutorialPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (picture === broken) return null;
  if (film.test(picture)) return <Film key={picture} {...{ picture, name, className }} />;
  return (
    <img
      key={picture}
      src={picture}
      alt=""
      width={640}
      height={298}
      loading={isLazy ? "lazy" : undefined}
      onError={() => setBroken(picture)}
      className={className}
    />
  );
}

function Film({ picture, name, className }: Omit<TutorialPictureProps, "isLazy">) {
  const t = useTexts("tutorial");
  const language = useLanguage();
  const beside = (ending: string) => picture.replace(film, ending);
  return (
    <video
      src={picture}
      poster={beside(".svg")}
      width={640}
      height={360}
      controls
      playsInline
      preload="none"
      aria-label={t("film", { name })}
      className={className}
    >
      <track
        kind="captions"
        src={beside(`.${language}.vtt`)}
        srcLang={language}
        label={t("captions")}
        default
      />
    </video>
  );
}
