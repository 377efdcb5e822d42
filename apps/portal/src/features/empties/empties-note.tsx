import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { paths } from "../../shared/paths.ts";
import { dayInWords, listInWords } from "./empties-words.ts";

interface PlannedOrder {
  readonly delivery_date: string | null;
  readonly rows: readonly { readonly packaging_name: string; readonly number_of_units: number }[];
}

interface EmptiesNoteProps {
  /** Undefined when nothing goes back. */
  readonly plan: { readonly units: number; readonly orders: readonly PlannedOrder[] } | undefined;
}

/** On the recap: what goes back, in how many orders, and the way to change it (CHECKOUT-06, EMPTIES-03). */
export function EmptiesNote({ plan }: EmptiesNoteProps) {
  const t = useTexts("empties");
  const [first, second] = plan?.orders ?? [];
  return (
    <Card>
      <div className="flex items-start gap-4">
        <span className="grid size-11 flex-none place-items-center rounded-control bg-amber-tint text-amber-ink">
          <Icon name="box" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="font-bold">
            {plan === undefined ? t("recapNone") : t("recapTitle", { count: plan.units })}
          </h2>
          {plan === undefined ? (
            <p className="text-small text-ink-soft">{t("recapNoneText")}</p>
          ) : (
            <>
              {first !== undefined && <p>{listInWords(t, first.rows)}</p>}
              {second !== undefined && (
                <p className="font-semibold text-amber-ink">
                  {t("recapSecond", {
                    day: dayInWords(second.delivery_date),
                    list: listInWords(t, second.rows),
                  })}
                </p>
              )}
            </>
          )}
        </div>
        <Link href={paths.cartEmpties()} aria-label={t("editEmpties")}>
          {t("edit")}
        </Link>
      </div>
    </Card>
  );
}
