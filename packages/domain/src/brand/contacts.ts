import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";

/** Who sends a country's mails, and whom its customers ask (DCONF-04). */
export type Contacts = {
  readonly sender: string;
  readonly address: string | null;
  readonly replyTo: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: readonly {
    readonly weekdays: readonly number[];
    readonly from: string;
    readonly to: string;
  }[];
};

export type ContactsRefusal = Refusal & {
  readonly kind:
    | "sender-invalid"
    | "address-too-long"
    | "reply-invalid"
    | "phone-invalid"
    | "email-invalid"
    | "hours-invalid";
};

const longestName = 60;
const longestAddress = 200;
const mostHours = 14;
const emailForm = /^[^\s@<>"]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.[a-z]{2,}$/i;
const phoneForm = /^\+[1-9][0-9]{7,14}$/;
const timeForm = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;

/**
 * Whether contacts may be shown to customers and put under mails (DCONF-04): what is said is such, and hours of one weekday do not
 * run into one another.
 *
 * @example judgeContacts({ sender: "", address: null, replyTo: null, phone: null, email: null, hours: [] })
 *   // { ok: false, refusal: { kind: "sender-invalid" } }
 */
export function judgeContacts(contacts: Contacts): Result<undefined, ContactsRefusal> {
  const { sender, address, replyTo, phone, email, hours } = contacts;
  if (!isName(sender)) return refused({ kind: "sender-invalid" });
  if (address !== null && address.length > longestAddress) return refused({ kind: "address-too-long" });
  if (replyTo !== null && !emailForm.test(replyTo)) return refused({ kind: "reply-invalid" });
  if (phone !== null && !phoneForm.test(phone)) return refused({ kind: "phone-invalid" });
  if (email !== null && !emailForm.test(email)) return refused({ kind: "email-invalid" });
  return areHours(hours) ? ok(undefined) : refused({ kind: "hours-invalid" });
}

/**
 * Whether a text may stand as a name of the portal or of who sends its mails: a line, not empty, not longer than 60 letters.
 *
 * @example isName("Pivovar Lipovrch") // true
 */
export function isName(text: string): boolean {
  return text.trim() !== "" && text.length <= longestName && !/[\p{Cc}<>"]/u.test(text);
}

function areHours(hours: Contacts["hours"]): boolean {
  if (hours.length > mostHours) return false;
  const isSound = hours.every(
    ({ weekdays, from, to }) =>
      weekdays.length > 0 &&
      weekdays.every((day) => Number.isInteger(day) && day >= 1 && day <= 7) &&
      [from, to].every((time) => timeForm.test(time)) &&
      from < to,
  );
  const overlaps = hours.some((one, at) =>
    hours
      .slice(at + 1)
      .some(
        (other) =>
          one.weekdays.some((day) => other.weekdays.includes(day)) &&
          one.from < other.to &&
          other.from < one.to,
      ),
  );
  return isSound && !overlaps;
}
