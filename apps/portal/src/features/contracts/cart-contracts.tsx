import { useQuery } from "@tanstack/react-query";
import type { ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { goodsOfLines } from "@vycep/domain/cart/quoted-line";
import { orderVolume } from "@vycep/domain/contracts/order-volume";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatHectolitres } from "@vycep/shell/words/measures";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { paths } from "../../shared/paths.ts";
import { hectolitres } from "./contract-words.tsx";
import { contractEvaluationQuery, countingGoodsQuery, factsLiveMs } from "./use-contracts.ts";

interface CartContractsProps {
  readonly lines: Parameters<typeof goodsOfLines>[0];
}

/**
 * What the goods of a cart add to the contracts they count for (B10): "37 of 60 hl, this order +2,4 hl, at this pace 55 hl".
 * Nothing where nothing counts, or where contracts are not to be seen just now.
 */
export function CartContracts({ lines }: CartContractsProps) {
  const goods = [...goodsOfLines(lines)];
  const { data: evaluations = [] } = useQuery({
    ...contractEvaluationQuery(),
    staleTime: factsLiveMs,
    retry: false,
  });
  const { data: counting = [] } = useQuery({
    ...countingGoodsQuery(goods.map(({ sku }) => sku)),
    enabled: evaluations.length > 0 && goods.length > 0,
  });
  return evaluations.map((evaluation) => {
    const skus = counting.find(({ number }) => number === evaluation.number)?.skus ?? [];
    const litres = orderVolume(goods, skus) / 1000;
    return litres > 0 && <CartContract key={evaluation.number} evaluation={evaluation} litres={litres} />;
  });
}

interface CartContractProps {
  readonly evaluation: ContractEvaluation;
  readonly litres: number;
}

function CartContract({ evaluation, litres }: CartContractProps) {
  const t = useTexts("contracts");
  const { number, takenLitres, agreedLitres, paceLitres } = evaluation;
  const inWords = t("progressWithOrder", {
    taken: formatCount(Math.round(takenLitres / 100)),
    agreed: hectolitres(agreedLitres),
    order: formatHectolitres(litres),
    pace: hectolitres(paceLitres),
  });
  return (
    <div className="grid gap-1.5">
      <p className="text-small">
        <Link href={paths.contract(number)}>{t("contractNumber", { number })}</Link> {inWords}
      </p>
      <Meter
        label={t("taken")}
        value={takenLitres + litres}
        max={Math.max(agreedLitres, takenLitres + litres)}
        valueText={inWords}
        tone={takenLitres + litres >= agreedLitres ? "reached" : "filling"}
        size="thin"
      />
    </div>
  );
}
