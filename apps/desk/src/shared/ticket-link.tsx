import { Link } from "@vycep/ui/actions/link.tsx";
import { useMay } from "./me.ts";
import { paths } from "./paths.ts";

/** The number of a ticket, which leads to it for those who may see tickets. */
export function TicketLink({ number }: { readonly number: string }) {
  const maySee = useMay({ area: "tickets", power: "see" });
  return maySee ? <Link href={paths.ticket(number)}>{number}</Link> : <strong>{number}</strong>;
}
