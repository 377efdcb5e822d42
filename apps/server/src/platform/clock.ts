import { setTimeout } from "node:timers/promises";
import { instantIn, type LocalMoment, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { wallClockAt } from "@vycep/domain/kernel/wall-clock";
import type { ClockSetting } from "./settings/clock-setting.ts";

const zone = "Europe/Prague";

/**
 * The one clock of a process (D15). `now` and `instant` tell the business its time and may be set by the operator;
 * `realTime` always tells the truth, because lifetimes of tokens and sessions are agreed with other machines.
 */
export type Clock = {
  /** What the wall clock of the brewery shows, in Europe/Prague. */
  readonly now: () => LocalMoment;
  /** The same moment as an instant, for stored timestamps. */
  readonly instant: () => Date;
  readonly realTime: () => Date;
  /** Lets so much time pass, for answers that must not come sooner. */
  readonly hold: (ms: number) => Promise<void>;
};

/** Makes the clock that the configuration asks for. */
export function createClock(setting: ClockSetting): Clock {
  const realTime = () => new Date();
  if (setting.kind === "system") return clockFrom(realTime);
  const start = instantOfLocal(setting.local).getTime();
  if (setting.kind === "fixed") return clockFrom(() => new Date(start));
  const startedAt = performance.now();
  return clockFrom(() => new Date(start + performance.now() - startedAt));
}

/** A clock that shows what it is told to, whenever it is asked. */
export function clockFrom(instant: () => Date): Clock {
  return {
    instant,
    now: () => localMomentOf(instant()),
    realTime: () => new Date(),
    hold: (ms) => setTimeout(ms),
  };
}

/** The local moment in Prague of an instant, to the second. */
export function localMomentOf(instant: Date): LocalMoment {
  return wallClockAt(instant.getTime(), zone);
}

/** The instant at which clocks in Prague show `local` (`YYYY-MM-DDTHH:MM:SS`). */
export function instantOfLocal(local: string): Date {
  const [day = "", time = ""] = local.split("T");
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return new Date(instantIn({ date: toLocalDate(day), minutes: hours * 60 + minutes + seconds / 60 }, zone));
}
