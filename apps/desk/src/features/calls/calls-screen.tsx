import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { useRoleName } from "../../shared/customer-roles.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { callsAddress } from "./calls-address.ts";
import { type Callers, callersQuery } from "./use-call.ts";
import { useFirstMatch } from "./use-first-match.ts";

/** DCUST-04: who calls, by telephone number, name or any number. */
export const callsScreen: Screen = { component: CallsScreen };

function CallsScreen() {
  const t = useTexts("calls");
  const desk = useTexts("desk");
  const list = useDeskList(callsAddress, paths.calls());
  const text = list.state.q.trim();
  const seesUsers = useMay({ area: "customer-users", power: "see" });
  const reading = useQuery({ ...callersQuery(text, seesUsers), placeholderData: keepPreviousData });
  const onEnter = useFirstMatch({
    text,
    isAnswered: reading.data !== undefined && !reading.isPlaceholderData,
    href: reading.data && firstOf(reading.data),
  });
  return (
    <>
      <DeskHead title={desk("calls")} note={t("note")} />
      <ListTools
        list={list}
        searchLabel={t("search")}
        placeholder={t("searchPlaceholder")}
        onEnter={onEnter}
      />
      {text === "" ? (
        <div className="px-page">
          <div className="rounded-normal border border-line bg-foam">
            <Nothing icon="phone" title={t("beginTitle")}>
              {t("beginText")}
            </Nothing>
          </div>
        </div>
      ) : (
        <DeskListBody
          reading={reading}
          loading={t("loading")}
          found={(found) => t("found", { count: countOf(found) })}
          none={(found) =>
            countOf(found) === 0 ? <NoneMatches title={t("noneTitle")} onClear={list.clear} /> : undefined
          }
        >
          {(found) => <Found found={found} />}
        </DeskListBody>
      )}
    </>
  );
}

/** Whoever has left has no place to be called about. */
function peopleOf({ customerUsers }: Callers) {
  return customerUsers?.items.filter(({ places }) => places.length > 0) ?? [];
}

function countOf(found: Callers): number {
  return peopleOf(found).reduce((lines, { places }) => lines + places.length, found.shipTos.items.length);
}

/** Where whoever is shown first is answered. */
function firstOf(found: Callers): string | undefined {
  const [person] = peopleOf(found);
  const [place] = person?.places ?? [];
  if (person && place) return paths.call(place.shipToId, person.uid);
  const [shipTo] = found.shipTos.items;
  return shipTo && paths.call(shipTo.id);
}

const lineLook =
  "flex min-h-control items-center gap-3 border-t border-line px-5 py-1.5 first:border-t-0 hover:bg-bottle-mist";

function Found({ found }: { readonly found: Callers }) {
  const t = useTexts("calls");
  const roleName = useRoleName();
  const { shipTos } = found;
  const people = peopleOf(found);
  return (
    <div className="grid grid-cols-2 items-start gap-3 max-laptop:grid-cols-1">
      {people.length > 0 && (
        <Card title={t("people")} isFlush>
          {people.flatMap(({ uid, firstName, lastName, phone, places }) =>
            places.map(({ shipToId, shipToName, roleName: role }) => (
              <Anchor key={`${uid} ${shipToId}`} href={paths.call(shipToId, uid)} className={lineLook}>
                <span className="grid flex-1">
                  <strong>{`${firstName} ${lastName}`}</strong>
                  <span className="text-fine text-ink-soft">
                    {shipToName} · {roleName(role)}
                  </span>
                </span>
                <span className="text-ink-soft">{phone}</span>
              </Anchor>
            )),
          )}
        </Card>
      )}
      {shipTos.items.length > 0 && (
        <Card title={t("shipTos")} isFlush>
          {shipTos.items.map(({ id, name, companyName, city, isSuspended }) => (
            <Anchor key={id} href={paths.call(id)} className={lineLook}>
              <span className="grid flex-1">
                <strong>{name}</strong>
                <span className="text-fine text-ink-soft">
                  {companyName} · {city}
                </span>
              </span>
              {isSuspended && <Status tone="refused" icon="pause" text={t("suspended")} />}
              <span className="text-ink-soft">{id}</span>
            </Anchor>
          ))}
        </Card>
      )}
    </div>
  );
}
