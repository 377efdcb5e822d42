import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { ON_BEHALF_ENDED } from "@vycep/contract/identity/on-behalf";
import { useStore } from "@vycep/shell/storage/store";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useState } from "react";
import { paths } from "../../shared/paths.ts";
import { minutesUntil } from "../../shared/staff/minutes-until.ts";
import { behalfSpeaker, keyOf } from "./behalf-words.ts";
import { OverrideDialog } from "./override-dialog.tsx";
import { type BehalfNow, behalfQuery, blockedCartQuery, useEndOnBehalf } from "./use-on-behalf.ts";

/** Over every page of a tab in which one of the staff orders: for whom, under whose name, how long still (DORD-06). */
export function BehalfBar() {
  const { data: session } = useQuery(behalfQuery());
  return session === undefined ? <div className="h-12 bg-amber" /> : <Bar session={session} />;
}

function Bar({ session }: { readonly session: BehalfNow }) {
  const { customer, shipToName, staff, language, expiresAt, mayOverride, words } = session;
  const t = behalfSpeaker(words, language);
  const [left] = useState(() => minutesUntil(expiresAt, ON_BEHALF_ENDED));
  const minutes = useStore(left);
  const { run: end, isBusy } = useEndOnBehalf();
  const [isAsking, setAsking] = useState(false);
  const isCart = useLocation({ select: ({ pathname }) => pathname.startsWith(paths.cart()) });
  const { data } = useQuery(blockedCartQuery(mayOverride && isCart));
  const over = isCart ? (data ?? undefined) : undefined;
  const look = over === undefined ? "bg-amber text-amber-on" : "bg-red text-on-bottle";
  return (
    <section
      aria-label={t("banner")}
      lang={language}
      data-print="hide"
      className={`sticky top-0 z-30 border-b border-amber-deep ${look} squat:static`}
    >
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2 text-small">
        <span
          aria-hidden="true"
          className="grid size-7 flex-none place-items-center rounded-full bg-amber-on text-fine font-bold text-amber max-mobile:hidden"
        >
          {initialsOf(staff)}
        </span>
        <p className="min-w-0 flex-1 basis-64 break-words">
          <strong>{t("orderingFor", { customer, place: shipToName })}</strong>{" "}
          {over === undefined ? (
            <span className="max-mobile:hidden">{t("rights", { staff })}</span>
          ) : (
            <span>{t(`overOffer.${keyOf(over.rules)}`)}</span>
          )}
        </p>
        <p className="font-bold whitespace-nowrap">
          {minutes === 0 ? t("lastMinute") : t("left", { count: minutes })}
        </p>
        {over !== undefined && (
          <Button variant="outline" size="small" onClick={() => setAsking(true)}>
            {t(`overSend.${keyOf(over.rules)}`)}
          </Button>
        )}
        <Button size="small" isBusy={isBusy} onClick={() => void end(undefined)}>
          {t("end")}
        </Button>
      </div>
      {over !== undefined && isAsking && (
        <OverrideDialog {...{ t, language, shipToName, cart: over }} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
}
