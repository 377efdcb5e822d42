import { useState } from "react";
import { Link } from "../src/actions/link.tsx";
import { LanguageSwitch } from "../src/fields/language-switch.tsx";
import { SkipLink } from "../src/navigation/skip-link.tsx";
import { FieldsGallery } from "./fields-gallery.tsx";
import { ListsGallery } from "./lists-gallery.tsx";
import { OverlaysGallery } from "./overlays-gallery.tsx";
import { PicturesGallery } from "./pictures-gallery.tsx";
import { PlainGallery } from "./plain-gallery.tsx";

/** All widgets on one page; `?theme=peroni` opens it in the Italian theme. */
export function Gallery() {
  const asked = new URLSearchParams(window.location.search).get("theme");
  document.documentElement.dataset.theme = asked === "peroni" ? "peroni" : "main";
  const [language, setLanguage] = useState("cs");
  return (
    <>
      <SkipLink label="Přejít na obsah" targetId="content" />
      <header data-surface="dark" className="bg-bottle text-on-bottle">
        <div className="page-width flex h-header items-center justify-between">
          <span className="type-heading">Widgety</span>
          <nav aria-label="Motiv" className="flex gap-5">
            <Link variant="onDark" href="?theme=main">
              Hlavní
            </Link>
            <Link variant="onDark" href="?theme=peroni">
              Peroni
            </Link>
          </nav>
          <LanguageSwitch
            tone="dark"
            label="Jazyk v záhlaví"
            value={language}
            onChange={setLanguage}
            options={[
              { code: "cs", label: "Čeština" },
              { code: "en", label: "English" },
            ]}
          />
        </div>
      </header>
      <main id="content" className="page-width pb-24">
        <PlainGallery />
        <FieldsGallery />
        <PicturesGallery />
        <ListsGallery />
        <OverlaysGallery />
      </main>
    </>
  );
}
