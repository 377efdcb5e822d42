/** A window of its own goes to the staff's provider and back, so that nothing which was typed at the desk is left (D38). */

const channelName = "desk.provider-answer";

/** What the window does that has come back. */
export function tellProviderAnswer(search: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(search);
  channel.close();
}

/** What the page does that waits: the answer to what it asked, and to nothing that another page asks. */
export function hearProviderAnswer(asked: string, onAnswer: (search: string) => void): () => void {
  const state = new URL(asked).searchParams.get("state");
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string" && new URLSearchParams(data).get("state") === state) onAnswer(data);
  });
  return () => channel.close();
}
