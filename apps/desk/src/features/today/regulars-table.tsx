import { showToast } from "@vycep/shell/messages/toasts";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount, formatPallets } from "@vycep/words/engine/format";
import { momentText } from "../../kit/moment.tsx";
import { money } from "../../kit/money.ts";
import type { CutOff } from "../../shared/cut-offs.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import type { Regular, useRemind } from "./use-regulars.ts";

interface RegularsTableProps {
  readonly rows: readonly Regular[];
  readonly cutOff: CutOff;
  readonly action: ReturnType<typeof useRemind>;
  readonly labelledBy: string;
}

const cell = "px-2 py-1.5 text-left align-middle leading-tight font-normal first:pl-card last:pr-card";
const head = `${cell} type-label bg-foam-dim text-ink-faint whitespace-nowrap`;

/** Who usually orders and has not, or has a cart that was not sent: whom to call, what stands in their cart, and one step for them (DTODAY-02). */
export function RegularsTable({ rows, cutOff, action, labelledBy }: RegularsTableProps) {
  const t = useTexts("today");
  return (
    <div className="overflow-x-auto">
      <table aria-labelledby={labelledBy} className="w-full border-collapse text-small">
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t("place")}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t("usually")}
            </th>
            <th scope="col" className={head}>
              {t("today")}
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">{t("actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.shipToId} row={row} cutOff={cutOff} action={action} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Pick<RegularsTableProps, "cutOff" | "action"> & { readonly row: Regular };

function Row({ row, cutOff, action }: RowProps) {
  const t = useTexts("today");
  const { shipToId, shipToName, isRegular, times, weeks, cart } = row;
  return (
    <tr className="border-t border-line hover:bg-bottle-mist">
      <th scope="row" className={`${cell} w-full`}>
        <Anchor href={paths.shipTo(shipToId)} className="font-bold text-bottle hover:underline">
          {shipToName}
        </Anchor>
        <Person row={row} />
      </th>
      <td className={`${cell} text-right whitespace-nowrap tabular-nums`}>
        {isRegular && <UsualLoad row={row} />}
        <span className="block text-fine text-ink-soft">
          {isRegular ? (
            <>
              <span aria-hidden="true">{t("timesOf", { times, weeks })}</span>
              <span className="sr-only">{t("timesSaid", { times, weeks })}</span>
            </>
          ) : (
            t("notRegular")
          )}
        </span>
      </td>
      <td className={`${cell} min-w-44`}>
        {isRegular ? (
          <span className="block font-bold text-red-strong">{t("notOrdered")}</span>
        ) : (
          <span className="block font-bold text-amber-ink">{t("notSent")}</span>
        )}
        <span className="block text-fine text-ink-soft">
          {cart == null
            ? t("cartNone")
            : t("inCart", {
                ...{ sum: money(cart.netMinor, cart.currency), count: cart.lines },
                moment: momentText(cart.updatedAt),
              })}
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <span className="flex items-center justify-end gap-1.5">
          <ButtonLink
            href={paths.call(shipToId, row.person?.uid)}
            size="small"
            icon="phone"
            aria-label={t("callPlace", { place: shipToName })}
          >
            {t("call")}
          </ButtonLink>
          <Remind row={row} cutOff={cutOff} action={action} />
        </span>
      </td>
    </tr>
  );
}

function UsualLoad({ row: { usualPallets, usualLitres } }: { readonly row: Regular }) {
  const t = useTexts("today");
  const language = useLanguage();
  if (usualPallets >= 1) return t("pallets", { pallets: formatPallets(usualPallets, language) });
  return t("litres", { litres: formatCount(usualLitres) });
}

/** Who is called: name and number; the town, for whoever may not see people. */
function Person({ row: { person, city, companyName } }: { readonly row: Regular }) {
  const t = useTexts("today");
  const seesPeople = useMay({ area: "customer-users", power: "see" });
  const look = "block text-fine text-ink-soft";
  if (!seesPeople) return <span className={look}>{[companyName, city].filter(Boolean).join(", ")}</span>;
  if (person == null) return <span className={look}>{t("personNone")}</span>;
  return (
    <span className={look}>
      {person.name},{" "}
      {person.phone === "" ? (
        t("phoneNone")
      ) : (
        <a
          href={`tel:${person.phone.replaceAll(/[^+\d]/g, "")}`}
          className="whitespace-nowrap hover:underline"
        >
          {person.phone}
        </a>
      )}
    </span>
  );
}

function Remind({ row: { shipToId, shipToName, remindedAt, person }, cutOff, action }: RowProps) {
  const t = useTexts("today");
  const mayRemind = useMay({ area: "customers", power: "change" });
  const seesPeople = useMay({ area: "customer-users", power: "see" });
  if (remindedAt != null)
    return (
      <span className="text-fine text-ink-soft">{t("remindedAt", { moment: momentText(remindedAt) })}</span>
    );
  if (!mayRemind || (seesPeople && person == null)) return null;
  async function remind() {
    const ended = await action.run({ shipToId, cutOff: cutOff.key });
    if (ended?.kind === "done" && ended.answer.refusal == null)
      showToast(t("remindDone", { place: shipToName }));
  }
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={t("remindPlace", { place: shipToName })}
      onClick={() => void remind()}
    >
      {t("remind")}
    </Button>
  );
}
