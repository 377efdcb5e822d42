/** How far a file is that goes up piece by piece. */
export interface Received {
  readonly received: number;
}

interface Sending<Answer extends Received> {
  readonly file: Blob;
  readonly pieceBytes: number;
  /** Sends one piece that begins there. */
  readonly send: (offset: number, bytes: Blob) => Promise<Answer>;
  readonly isWhole: (answer: Answer) => boolean;
  readonly onProgress: (received: number) => void;
}

/** Sends a file piece by piece, from where the server says that it is: what broke off goes on and nothing is sent twice. */
export async function sendInPieces<Answer extends Received>({
  file,
  pieceBytes,
  send,
  isWhole,
  onProgress,
}: Sending<Answer>): Promise<Answer> {
  let received = 0;
  let isFirst = true;
  for (;;) {
    // The first call asks how much has come already; of a new file that is nothing.
    const bytes = isFirst ? new Blob() : file.slice(received, received + pieceBytes);
    const answer = await send(received, bytes);
    if (isWhole(answer)) return answer;
    // Twice the same place means that the server does not take it.
    if (!isFirst && answer.received <= received) throw new Error("an upload does not go on");
    isFirst = false;
    received = answer.received;
    onProgress(received);
  }
}
