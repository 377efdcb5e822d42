import { queryOptions, useQuery } from "@tanstack/react-query";
import { DESK_HANDOVERS_PATH } from "@vycep/contract/deliveries/driver";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { callAddressForFile } from "@vycep/shell/api/rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useEffect, useState } from "react";
import { momentText } from "../../kit/moment.tsx";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { Order } from "./use-order.ts";

const HandoverDocument = graphql(`
  query Handover($orderNumber: ID!) {
    handover(orderNumber: $orderNumber) {
      driverName
      notedAt
      takenAt
      receivedBy
      signature
      photos
    }
  }
`);

/** Never changes once it came; an order that was only loaded has none. */
function handoverQuery(orderNumber: string, isDelivered: boolean) {
  return queryOptions({
    queryKey: ["orders", "handover", orderNumber],
    queryFn: async ({ signal }) =>
      (await queryGraphql(HandoverDocument, { orderNumber }, { signal })).handover ?? null,
    enabled: isDelivered,
  });
}

/** Who took the order over, with signature and photographs (DDISP-03). */
export function OrderHandover({ order: { row } }: { readonly order: Order }) {
  const t = useTexts("handover");
  const isDelivered = row.state === "delivered" || row.state === "partially_delivered";
  const { data } = useQuery(handoverQuery(row.number, isDelivered));
  if (!data) return null;
  const { driverName, notedAt, receivedBy, signature, photos } = data;
  return (
    <Card title={t("title")}>
      <p className="font-semibold">{receivedBy === "" ? t("toNobody") : t("to", { name: receivedBy })}</p>
      <p className="text-small text-ink-soft">
        {t("by", { name: driverName })}, {t("at", { at: momentText(notedAt) })}
      </p>
      {signature != null && <Picture id={signature} label={t("signature")} />}
      {photos.length > 0 && (
        <ul className="mt-2 grid grid-cols-2 gap-2">
          {photos.map((id, at) => (
            <li key={id}>
              <Picture id={id} label={t("photo", { position: at + 1 })} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Picture({ id, label }: { readonly id: string; readonly label: string }) {
  const t = useTexts("handover");
  const { data: file, isError } = useQuery({
    queryKey: ["orders", "handover-picture", id],
    queryFn: async ({ signal }) =>
      (await callAddressForFile(`${DESK_HANDOVERS_PATH}/${id}`, { signal })).file,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (isError) return <p className="text-small text-ink-soft">{t("lost")}</p>;
  return <img src={address} alt={label} className="mt-2 w-full rounded-normal border border-line" />;
}
