import { useQuery } from "@tanstack/react-query";
import { marketCodes } from "@vycep/domain/market/market";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody } from "../../kit/list-states.tsx";
import { useMay } from "../../shared/me.ts";
import { HistoryTable } from "./history-table.tsx";
import { RulePanel } from "./rule-panel.tsx";
import { RulesTable } from "./rules-table.tsx";
import { capacityRulesQuery, keyOf, type Rule } from "./use-capacity.ts";

/** DCAL-04: how much an order must and may carry, dated, and tried before it holds. */
export const capacityScreen: Screen = {
  component: CapacityScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(capacityRulesQuery()),
};

function CapacityScreen() {
  const t = useTexts("capacity-desk");
  const desk = useTexts("desk");
  const reading = useQuery(capacityRulesQuery());
  const mayChange = useMay({ area: "calendar", power: "change" });
  const [market, setMarket] = useState("all");
  const [chosen, setChosen] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const planned = (reading.data ?? []).flatMap(plannedRows).length;
  function choose(key: string, edits: boolean) {
    setChosen(key);
    setEditing(edits);
  }
  return (
    <>
      <DeskHead
        title={desk("capacity")}
        badge={planned > 0 && <Flag tone="offer" text={t("plannedCount", { count: planned })} />}
        tools={
          <Segments
            label={t("markets")}
            value={market}
            onPick={setMarket}
            options={[
              { id: "all", label: t("allMarkets") },
              ...marketCodes().map((id) => ({ id, label: id })),
            ]}
          />
        }
      />
      <DeskListBody reading={reading} loading={t("loading")} found={() => ""} none={() => undefined}>
        {(rules) => {
          const shown = rules.filter((rule) => market === "all" || rule.market === market);
          const rule = shown.find((one) => keyOf(one) === chosen) ?? firstOf(shown);
          return (
            <div className="grid grid-cols-[minmax(max-content,1fr)_minmax(16rem,24rem)] items-start gap-3 max-wide:grid-cols-[minmax(0,1fr)]">
              <div className="grid gap-3">
                <RulesTable
                  rules={shown}
                  chosen={rule && keyOf(rule)}
                  onChoose={(key) => choose(key, false)}
                  onChange={mayChange ? (key) => choose(key, true) : undefined}
                />
                <p className="text-small text-ink-soft">{t("note")}</p>
                <HistoryTable rules={shown} mayChange={mayChange} />
              </div>
              {rule !== undefined && (
                <RulePanel
                  key={keyOf(rule)}
                  rule={rule}
                  isEditing={mayChange && isEditing}
                  onClose={() => setEditing(false)}
                />
              )}
            </div>
          );
        }}
      </DeskListBody>
    </>
  );
}

function plannedRows({ rows }: Rule) {
  return rows.filter(({ standing }) => standing === "planned");
}

/** What is planned is looked at first. */
function firstOf(rules: readonly Rule[]): Rule | undefined {
  return (
    rules.find((rule) => plannedRows(rule).length > 0) ??
    rules.find(({ rows }) => rows.length > 0) ??
    rules[0]
  );
}
