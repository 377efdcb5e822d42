import { useTexts } from "@vycep/shell/words/i18n";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";

/** Every key of the portal, by where it works; each line is one thing, with one or more ways to do it. */
const SHEET = [
  {
    where: "anywhere",
    lines: [
      { does: "search", ways: [["/"], ["Ctrl", "K"]] },
      { does: "shortcuts", ways: [["?"]] },
    ],
  },
  {
    where: "inCart",
    lines: [
      { does: "goOn", ways: [["Ctrl", "Enter"]] },
      { does: "skip", ways: [["Tab"]] },
    ],
  },
  {
    where: "inTable",
    lines: [
      { does: "move", ways: [["↑"], ["↓"], ["←"], ["→"]] },
      { does: "type", ways: [["digits"]] },
      { does: "field", ways: [["F2"]] },
      { does: "leave", ways: [["Enter"], ["Esc"]] },
      { does: "undo", ways: [["Ctrl", "Z"]] },
    ],
  },
] as const;

/** Which keys there are, for who looks for them: by `?` on any page, or from the user menu. */
export function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("shortcuts");
  return (
    <Dialog isOpen onClose={onClose} title={t("title")} description={t("intro")} closeLabel={t("close")}>
      <div className="grid gap-5 pb-2">
        {SHEET.map(({ where, lines }) => (
          <section key={where} aria-label={t(where)}>
            <h3 className="type-label mb-1 text-ink-faint">{t(where)}</h3>
            <dl className="divide-y divide-line">
              {lines.map(({ does, ways }) => (
                <div key={does} className="flex items-center justify-between gap-6 py-2">
                  <dt>{t(does)}</dt>
                  <dd className="flex flex-none flex-wrap justify-end gap-1">
                    {ways.map((keys) => (
                      <span key={keys.join(" ")} className="inline-flex gap-1 not-first:ml-1.5">
                        {keys.map((key) => (
                          <kbd
                            key={key}
                            className="rounded-small border border-line-strong bg-foam-dim px-1.5 font-sans text-small font-semibold"
                          >
                            {key === "digits" ? t("digits") : key}
                          </kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
