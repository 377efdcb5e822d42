/** What a span tells besides its name. Words of closed lists and counts only: nothing that anybody typed or is called. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type NewSpan = {
  readonly name: string;
  /** Work of our own unless it answers a call, makes one, or takes up a message. */
  readonly kind?: "server" | "client" | "consumer";
  readonly facts?: SpanFacts;
  /** The span that it follows, as W3C's `traceparent` names it; without one, that in which it begins. */
  readonly parent?: string | undefined;
};

export type OpenSpan = {
  /** Spans that begin within `work`, and within what it leaves running, are children of this one. */
  readonly around: <T>(work: () => T) => T;
  readonly end: (told?: {
    readonly name?: string;
    readonly facts?: SpanFacts;
    readonly failed?: boolean;
  }) => void;
};

/** What a browser tells of a click once its calls are answered. */
export type Click = {
  readonly traceId: string;
  readonly spanId: string;
  readonly screen: string;
  readonly startedAt: number;
  readonly endedAt: number;
};

export type Tracer = {
  readonly begin: (span: NewSpan) => OpenSpan;
  readonly traceparent: () => string | undefined;
  readonly clicked: (click: Click) => void;
};

/** One for the whole process, as the work of a request passes through modules that are given nothing of it. */
let tracer: Tracer | undefined;

export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** Begins a span that ends elsewhere; none while nobody traces. */
export function beginSpan(span: NewSpan): OpenSpan | undefined {
  return tracer?.begin(span);
}

/** Does `work` within a span of its own. While nobody traces, that is all it does. */
export function inSpan<T>(span: NewSpan, work: () => Promise<T>): Promise<T> {
  return tracer === undefined ? work() : finished(tracer.begin(span), work);
}

/** The same for what is no news unless something else asked for it: outside of a span it begins none. */
export function inInnerSpan<T>(span: () => NewSpan, work: () => Promise<T>): Promise<T> {
  if (tracer?.traceparent() === undefined) return work();
  return finished(tracer.begin(span()), work);
}

/** The span in which we are, for whoever takes the work up elsewhere: the outbox, the ERP, a line of the log. */
export function currentTraceparent(): string | undefined {
  return tracer?.traceparent();
}

export function tellClick(click: Click): void {
  tracer?.clicked(click);
}

async function finished<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    const done = await span.around(work);
    span.end();
    return done;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}
