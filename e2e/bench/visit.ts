import type { CDPSession, Page } from "@playwright/test";

/** What one visit of a page came to. */
export interface Visit {
  /** From the start of the navigation to the paint of the first text or picture, and to that of the largest, ms. */
  readonly firstContent: number;
  readonly largestContent: number;
  /** What had come over the network when the first was painted, when the largest was, and until the page was quiet. */
  readonly bytesBeforeFirst: number;
  readonly bytesBefore: number;
  readonly bytes: number;
  /** Sum of the layout's shifts. */
  readonly shift: number;
  /** What tasks took beyond 50 ms each. */
  readonly blocked: number;
}

/** Slow 4G and a quarter of the processor. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const processor = { rate: 4 };
const freely = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

type Seen = Pick<Visit, "firstContent" | "largestContent" | "shift" | "blocked">;

/** Goes to the address as a telephone would, and measures until nothing comes any more. */
export async function visitOf(page: Page, session: CDPSession, address: string): Promise<Visit> {
  const came: { readonly at: number; readonly bytes: number }[] = [];
  let start = 0;
  const onSent = ({ timestamp, type }: { timestamp: number; type?: string }) => {
    if (type === "Document" && start === 0) start = timestamp;
  };
  const onCame = ({ timestamp, encodedDataLength }: { timestamp: number; encodedDataLength: number }) =>
    came.push({ at: timestamp, bytes: encodedDataLength });
  await page.goto("about:blank");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", processor);
  session.on("Network.requestWillBeSent", onSent);
  session.on("Network.loadingFinished", onCame);
  try {
    await page.goto(address);
    await page.waitForLoadState("networkidle", { timeout: 20_000 }).catch(() => undefined);
    await page.waitForTimeout(1500);
    const seen = await page.evaluate(readTimings);
    const until = (ms: number) =>
      came.reduce((bytes, one) => ((one.at - start) * 1000 <= ms ? bytes + one.bytes : bytes), 0);
    return {
      ...seen,
      bytesBeforeFirst: until(seen.firstContent),
      bytesBefore: until(seen.largestContent),
      bytes: until(Number.POSITIVE_INFINITY),
    };
  } finally {
    session.off("Network.requestWillBeSent", onSent);
    session.off("Network.loadingFinished", onCame);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await session.send("Network.emulateNetworkConditions", freely);
  }
}

/** Runs in the page. */
export async function readTimings(): Promise<Seen> {
  const entriesOf = (type: string) =>
    new Promise<readonly PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 300);
    });
  const [paints, painted, shifts, tasks] = await Promise.all(
    ["paint", "largest-contentful-paint", "layout-shift", "longtask"].map(entriesOf),
  );
  const shiftOf = (entry: PerformanceEntry) =>
    "hadRecentInput" in entry && entry.hadRecentInput === false && "value" in entry ? Number(entry.value) : 0;
  return {
    firstContent: paints?.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0,
    largestContent: painted?.at(-1)?.startTime ?? 0,
    shift: shifts?.reduce((sum, entry) => sum + shiftOf(entry), 0) ?? 0,
    blocked: tasks?.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0) ?? 0,
  };
}
