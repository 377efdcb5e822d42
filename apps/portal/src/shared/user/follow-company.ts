import { companyKey, leaveWhatChanged } from "./company-choice.ts";

/**
 * Whoever chooses another company in another tab, or loses it there, leaves this one here as well, also where that was while this
 * page was still coming; answers how to stop.
 */
export function followCompanyElsewhere(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === companyKey.key) leaveWhatChanged();
  };
  leaveWhatChanged();
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}
