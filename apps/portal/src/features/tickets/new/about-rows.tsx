import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import type { TicketAbout } from "../../../shared/paths.ts";
import { useTicketsWords } from "../tickets-words.ts";

type Named = "order" | "invoice" | "delivery" | "material";

const icons: Readonly<Record<Named, IconName>> = {
  order: "truck",
  invoice: "receipt",
  delivery: "truck",
  material: "image",
};

interface AboutRowsProps {
  readonly about: TicketAbout;
  readonly onRemove: (name: Named) => void;
}

/** What the ticket is about, each with its cross. */
export function AboutRows({ about, onRemove }: AboutRowsProps) {
  const { t } = useTicketsWords();
  const { order, line } = about;
  const names: Readonly<Record<Named, string | undefined>> = {
    order:
      order === undefined
        ? undefined
        : line === undefined
          ? t("about.order", { number: order })
          : t("about.orderLine", { number: order, line: String(line) }),
    invoice: about.invoice && t("about.invoice", { number: about.invoice }),
    delivery: about.delivery && t("about.delivery", { number: about.delivery }),
    material: about.material && t("about.material", { number: about.material }),
  };
  const rows = (["order", "invoice", "delivery", "material"] as const).flatMap((name) => {
    const text = names[name];
    return text === undefined ? [] : [{ name, text }];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-label={t("about")}>
      <h2 className="mb-1.5 font-semibold">{t("about")}</h2>
      <ul className="grid gap-2">
        {rows.map(({ name, text }) => (
          <li
            key={name}
            className="flex items-center gap-3 rounded-control border-field border-bottle bg-bottle-tint px-3.5 py-2.5"
          >
            <Icon name={icons[name]} />
            <span className="min-w-0 flex-1 font-bold wrap-anywhere">{text}</span>
            <IconButton
              icon="close"
              label={t("removeAbout", { name: text })}
              onClick={() => onRemove(name)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
