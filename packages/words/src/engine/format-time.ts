import { formatLocalTime } from "@vycep/domain/kernel/local-moment";

/** Hours without a leading zero, in every language. @example formatTime(420) // "7:00" */
export function formatTime(minutes: number): string {
  return formatLocalTime(minutes).replace(/^0/, "");
}

/** Minutes and seconds of a countdown. @example formatCountdown(47_000) // "0:47" */
export function formatCountdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** From and to of a delivery window, with the dash that belongs between them. @example formatWindow("07:00-11:00") // "7:00–11:00" */
export function formatWindow(window: string): string {
  return window.replace(/\s*[-–]\s*/, "–").replace(/\b0(?=\d:)/g, "");
}
