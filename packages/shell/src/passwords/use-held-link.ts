import { useEffect, useState } from "react";

/** The secret of the link in the address. It is taken out of address and history at once and held by the page alone. */
export function useHeldLink(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(
    function hideSecret() {
      if (token !== "") history.replaceState(history.state, "", location.pathname + location.search);
    },
    [token],
  );
  return token;
}
