import { useEffect, useEffectEvent } from "react";
import { followPageKey, type PageKey } from "./page-keys.ts";

/** For as long as the component stands on the page, one of the page's keys is its own; undefined leaves it to others. */
export function usePageKey(key: PageKey | undefined, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(
    function followKey() {
      return key === undefined ? undefined : followPageKey(key, press);
    },
    [key],
  );
}
