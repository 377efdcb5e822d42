import { useEffect, useEffectEvent } from "react";
import { followPageKey, type PageKey } from "./page-keys.ts";

/** For as long as the component stands on the page, one of the page's keys is its own. */
export function usePageKey(key: PageKey, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(
    function followKey() {
      return followPageKey(key, press);
    },
    [key],
  );
}
