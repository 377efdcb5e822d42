import { type Call, type Outcomes, ofNoId, onlyJana, personal, signedIn } from "../call.ts";

const isNobody = ({ results }: { results?: readonly { readonly code: string | null }[] }) =>
  results?.[0]?.code === "user-not-found";
const noLines = ({ text = "" }: { text?: string }) => text.trim().split("\n").length < 2;
const noRows = (body: { total?: number }) => body.total === 0;

/** An owner's role and Access Management (OP-96). */
export const administrators: Outcomes = {
  ...signedIn,
  accountant: "no-right",
  colleague: "no-right",
  academy: "no-right",
  suspended: "no-right",
};

/** What owners do to others, and nobody to themselves. */
function notToThemselves(call: Pick<Call, "rest">): Call {
  const themselves = Object.entries(administrators).map(([kind, outcome]) => [
    kind,
    outcome === "allowed" ? "refused: own-account" : outcome,
  ]);
  return {
    ...call,
    own: Object.fromEntries(themselves) as Outcomes,
    janas: { ...onlyJana(administrators), owner: "refused: own-account" },
  };
}

export const userExpectations: Readonly<Record<string, readonly Call[]>> = {
  // One's own, whoever one is (D45).
  "GET /alcdcservice/api/v1/portal/academy/GetMyCourses": ofNoId(signedIn),
  "GET /alcdcservice/api/v1/portal/users/GetAllUsersInfo": [
    { own: administrators },
    {
      rest: ({ shipToId }) => ({ query: { shipTo: shipToId } }),
      missingWhen: noRows,
      own: administrators,
      janas: onlyJana(administrators),
    },
  ],
  "GET /alcdcservice/api/v1/portal/users/ExportUsers": [
    {
      rest: ({ shipToId }) => ({ query: { format: "csv", shipTo: shipToId } }),
      missingWhen: noLines,
      own: administrators,
      janas: onlyJana(administrators),
    },
  ],
  "GET /alcdcservice/api/v1/portal/users/GetRoles": ofNoId(administrators),
  "GET /alcdcservice/api/v1/portal/users/GetManagedUserById/:id": [
    personal({ rest: ({ uid }) => ({ path: { id: uid } }) }, administrators),
  ],
  "POST /alcdcservice/api/v1/portal/users/CreateNewUser": [
    {
      rest: ({ shipToId }) => ({
        body: {
          firstName: "Barbora",
          lastName: "Zemanová",
          // Asked for by everybody in turn: after the first it exists, and is refused as such.
          email: "barbora.zemanova@modrahvezda.example",
          language: "cs",
          shipTos: [{ shipToId, roleid: "" }],
        },
      }),
      own: Object.fromEntries(
        Object.entries(administrators).map(([kind, outcome]) => [
          kind,
          outcome === "allowed" ? "refused: role-missing" : outcome,
        ]),
      ) as Outcomes,
    },
    {
      rest: ({ shipToId }) => ({
        body: {
          firstName: "Barbora",
          lastName: "Zemanová",
          email: "jana.novotna@modrahvezda.example",
          language: "cs",
          shipTos: [{ shipToId, roleid: "R03" }],
        },
      }),
      // Who holds the address is told in Jana's company alone; the two others invite her like anybody.
      own: { ...administrators, owner: "refused: user-exists" },
      janas: { ...onlyJana(administrators), owner: "refused: user-exists" },
    },
  ],
  "POST /alcdcservice/api/v1/portal/users/ResendVerificationEmail/:id": [
    notToThemselves({ rest: ({ uid }) => ({ path: { id: uid }, body: { email: "" } }) }),
  ],
  "PUT /alcdcservice/api/v1/portal/users/UpdateUser/:id": [
    notToThemselves({ rest: ({ uid }) => ({ path: { id: uid }, body: {} }) }),
  ],
  "PATCH /alcdcservice/api/v1/portal/users/SetUserStatus": [
    {
      rest: ({ uid }) => ({ body: { UIDs: [uid], status: "Deactivated" } }),
      missingWhen: isNobody,
      own: administrators,
      janas: onlyJana(administrators),
    },
  ],
  "DELETE /alcdcservice/api/v1/portal/users/DeleteInvitation/:id": [
    notToThemselves({ rest: ({ uid }) => ({ path: { id: uid } }) }),
  ],
};
