import { useLocation, useRouter } from "@tanstack/react-router";

type DriverStep = "goods" | "sign";

export interface DriverPlace {
  /** The stop that is open, by its order's number. */
  readonly stop: string | undefined;
  readonly step: DriverStep;
}

/** Where on the page somebody is; the telephone's own way back leads from the signature to the goods, and to the round. */
export function useDriverPlace(): DriverPlace & { readonly go: (place: Partial<DriverPlace>) => void } {
  const router = useRouter();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const query = new URLSearchParams(search);
  const go = ({ stop, step = "goods" }: Partial<DriverPlace>) => {
    const next = new URLSearchParams();
    if (stop !== undefined) next.set("stop", stop);
    if (step === "sign") next.set("step", "sign");
    const text = next.size > 0 ? `?${next}` : "";
    void router.navigate({ href: `${router.state.location.pathname}${text}`, resetScroll: true });
  };
  return { stop: query.get("stop") ?? undefined, step: query.get("step") === "sign" ? "sign" : "goods", go };
}
