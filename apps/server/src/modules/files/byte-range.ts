/** A part of a file; both ends belong to it. */
export type ByteRange = { readonly from: number; readonly to: number };

export type Asked = {
  /** `Range` and `If-Range`, as they came. */
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly etag: string;
  readonly bytes: number;
};

/**
 * Which part of a file is asked for (RFC 9110): films are watched from anywhere, and what broke off goes on. "whole" where
 * no part is asked for, where it is asked for of another file, or where more than one is or nobody understands it;
 * "beyond" where the file is shorter.
 *
 * @example rangeOf({ range: "bytes=-2", ifRange: undefined, etag: '"a"', bytes: 10 }) // { from: 8, to: 9 }
 */
export function rangeOf({ range, ifRange, etag, bytes }: Asked): ByteRange | "whole" | "beyond" {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return "whole";
  const [, first = "", last = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range) ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const count = Math.min(Number(last), bytes);
    return count === 0 ? "beyond" : { from: bytes - count, to: bytes - 1 };
  }
  const from = Number(first);
  if (last !== "" && Number(last) < from) return "whole";
  if (from >= bytes) return "beyond";
  return { from, to: last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
