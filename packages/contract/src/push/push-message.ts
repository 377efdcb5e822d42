/** What the server puts into a message to a device, and the worker in the browser reads: a reference, no content (PUSH-03). */
export interface PushMessage {
  /** The kind of notice. */
  readonly kind: string;
  /** The number of the order or ticket. */
  readonly subject: string;
  readonly language: string;
  /** Messages of one topic replace each other. */
  readonly topic: string;
}
