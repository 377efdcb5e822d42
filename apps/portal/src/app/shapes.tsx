import type { Language } from "@vycep/domain/market/language";
import { tieShortWords } from "@vycep/words/engine/texts";
import { texts as identityCs } from "@vycep/words/identity/cs";
import { texts as identityEn } from "@vycep/words/identity/en";
import { texts as identitySk } from "@vycep/words/identity/sk";
import { texts as shellCs } from "@vycep/words/shell/cs";
import { texts as shellEn } from "@vycep/words/shell/en";
import { texts as shellSk } from "@vycep/words/shell/sk";
import { PortalShapes } from "../layouts/portal-shapes.tsx";
import { DoorShapes } from "../screens/login/door-shapes.tsx";

/**
 * What stands in index.html while the first scripts come, drawn by the build (first-shapes.ts) of the parts that the pages
 * themselves are drawn of. Which of the two is seen, and in which language, start.ts says (portal.css).
 */
export function Shapes() {
  return (
    <>
      <div data-shapes="portal">
        <PortalShapes />
      </div>
      <div data-shapes="door">
        <DoorShapes
          heading={inEach({ cs: shellCs.login, sk: shellSk.login, en: shellEn.login })}
          lead={inEach({ cs: identityCs.portalOf, sk: identitySk.portalOf, en: identityEn.portalOf })}
          promise={inEach({ cs: identityCs.heroTitle, sk: identitySk.heroTitle, en: identityEn.heroTitle })}
        />
      </div>
    </>
  );
}

function inEach(said: Readonly<Record<Language, string>>) {
  return Object.entries({ ...tieShortWords(said), en: said.en }).map(([language, text]) => (
    <span key={language} lang={language}>
      {text}
    </span>
  ));
}
