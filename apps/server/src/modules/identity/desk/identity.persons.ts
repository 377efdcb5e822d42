import type { PersonTable } from "../../../platform/persons/person-table.ts";

/** What somebody proves themselves with, and from where they came. */
export const identityPersons: readonly PersonTable[] = [
  { table: "account", by: { uid: ["uid"] }, fate: { keep: "books" } },
  { table: "user_session", by: { uid: ["uid"] }, hidden: ["session_name"], fate: "delete" },
  { table: "known_device", by: { uid: ["uid"] }, hidden: ["device_hash"], fate: "delete" },
  { table: "user_password", by: { uid: ["uid"] }, hidden: ["hash"], fate: "delete" },
  { table: "password_link", by: { uid: ["uid"] }, hidden: ["secret_hash", "inviter"], fate: "delete" },
  { table: "sign_in_ticket", by: { uid: ["uid"] }, hidden: ["secret_hash"], fate: "delete" },
  { table: "authenticator", by: { uid: ["uid"] }, hidden: ["sealed_secret", "last_step"], fate: "delete" },
  { table: "recovery_code", by: { uid: ["uid"] }, hidden: ["code_hash"], fate: "delete" },
  { table: "passkey", by: { uid: ["uid"] }, hidden: ["public_key", "credential_id"], fate: "delete" },
  { table: "half_sign_in", by: { uid: ["uid"] }, hidden: ["interaction_hash"], fate: "delete" },
  // Tokens that were given out before are refused by it.
  { table: "session_end", by: { uid: ["uid"] }, hidden: ["besides"], fate: { keep: "passing" } },
  {
    ...{ table: "behalf_session", by: { uid: ["uid"] }, hidden: ["code_hash", "staff_token_ids"] },
    fate: "delete",
  },
  {
    ...{ table: "oidc_payload", by: { uid: ["account_uid"] }, fate: "delete" },
    hidden: ["id_hash", "grant_hash", "uid_hash", "session_hash", "grant_hashes", "sealed_payload"],
  },
];
