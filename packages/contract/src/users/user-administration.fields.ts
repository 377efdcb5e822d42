import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  allUsersAnswer,
  doneAnswer,
  managedUserAnswer,
  managedUserSchema,
  newUserAnswer,
  newUserBody,
  resendBody,
  rolesAnswer,
  updateUserBody,
  userStatusAnswer,
  userStatusBody,
} from "./user-administration.rest.ts";

const status =
  "Active signs in; Invited has still to set a password; Suspended and Deactivated (locked out) and Exited (has left) do not sign in; Move Out is told by the brewery alone.";

const managed = {
  UID: "Id of the person.",
  firstName: "Given name.",
  lastName: "Family name.",
  email: "Address that the person signs in with.",
  isEmailBounced: "Whether a mail server has said that nobody is there.",
  phone: "Telephone; empty where none is known.",
  status,
  isActive: "Whether the status is Active.",
  isKeyAccount: "Whether this is the key user of the company.",
  isSelf: "Whether this is whoever asks.",
  country: "Country of the person in three letters, such as CZE.",
  languages: "Language of pages and mails, a list of one: cs, sk or en.",
  locale: "The same with the country, such as cs_CZ.",
  termsAgreed: "Whether the person has agreed to terms of use.",
  createdAt: `When the account was made: ${words.moment}`,
  lastSignInAt: `The last sign-in: ${words.moment} Null before the first, and of somebody who serves several companies.`,
  permissionSchema: "One entry for each place of the company at which the person has a role.",
  "permissionSchema.shipToId": words.place,
  "permissionSchema.shipToName": words.placeName,
  "permissionSchema.shipToStatus": words.placeStatus,
  "permissionSchema.roleid": "Id of the role there, as `users/GetRoles` tells it.",
  "permissionSchema.rolename": "What the role is called, in English.",
  "permissionSchema.permissions": "Names of permissions there, as the role and its switches grant them.",
  viewerCan: "What whoever asks may do with this person.",
  "viewerCan.changeRights": "Whether roles and places may be changed.",
  "viewerCan.setStatus": "What the status may be set to by `users/SetUserStatus`; empty where it may not.",
  "viewerCan.resendOrDeleteInvitation": "Whether there is an invitation that may be sent again or withdrawn.",
  "viewerCan.whyNot":
    "Why rights may not be changed: own-account is oneself, key-user the key user, fellow-owner another owner, place-of-others somebody with places that one does not manage. Null where they may.",
};

const role = {
  "shipTos.shipToId": words.place,
  "shipTos.roleid":
    "Id of the role there, one of `roleids` of the place in `users/GetRoles`; empty is refused.",
  "shipTos.optionalPermissions":
    "Those of the role's optional permissions that are to be on; left out, they are as the role has them beforehand.",
};

export const userAdministrationFields = [
  told(managedUserSchema, managed),
  told(allUsersAnswer, {
    users: "One page of the company's users, in the order that was asked for.",
    total: words.total,
  }),
  told(managedUserAnswer, {
    ...managed,
    invitedBy: "Name of who sent the invitation; empty where it was the brewery.",
    deletedShipToList: "Numbers of places at which the person once had a role and has none now.",
    history: "What was changed of the person in this company, the newest first, a hundred at most.",
    "history.at": `When: ${words.moment}`,
    "history.by": "Name of who changed it; empty where it was the brewery.",
    "history.action": "What was done, by a stable code such as user.invited.",
    "history.shipToId": "Place that it was about; null where it was about none.",
    "history.from": "What was before, such as a status or a role; null where there is no such thing.",
    "history.to": "What came instead; null where there is no such thing.",
  }),
  told(rolesAnswer, {
    roles: "All roles that there are.",
    "roles.roleid": "Id of the role.",
    "roles.rolename": "What it is called, in English.",
    "roles.marks": "What it says of each permission.",
    "roles.marks.permission": "Name of the permission.",
    "roles.marks.mark":
      "allowed and not_allowed are settled by the role; optional_on and optional_off may be switched, and are on or off beforehand.",
    "roles.users": "How many people of the company hold it.",
    shipTos: "Places whose users whoever asks manages.",
    "shipTos.shipToId": words.place,
    "shipTos.shipToName": words.placeName,
    "shipTos.shipToAddress": "Its address in one line: street, postal code and town.",
    "shipTos.shipToStatus": words.placeStatus,
    "shipTos.customerType":
      "POS sells to guests, WHS (wholesale) to others; some roles are for one of them alone.",
    "shipTos.roleids": "Ids of the roles that can be given there.",
    "shipTos.permissions": "What whoever asks holds there: more cannot be given.",
  }),
  told(newUserBody, {
    firstName: "Given name.",
    lastName: "Family name.",
    email: "Where the invitation goes; the person will sign in with it.",
    phone: "Telephone with its country, such as +420799999001; may be left out.",
    language: "Language of pages and mails: cs, sk or en.",
    shipTos: "Places with a role at each.",
    ...role,
  }),
  told(newUserAnswer, { UID: "Id of the person who was invited." }),
  told(resendBody, { email: "The invited address, or the right one where that was mistyped." }),
  told(updateUserBody, {
    shipTos: "Places with the role that is to hold there; those that are not named stay as they are.",
    deletedShipToList: "Numbers of places at which the person is to have no role any more.",
    ...role,
  }),
  told(userStatusBody, {
    UIDs: "Ids of the people, each judged by itself.",
    status: "What all of them are to become.",
  }),
  told(userStatusAnswer, {
    results: "One for each id, in their order.",
    "results.UID": "Id of the person, as it was sent.",
    "results.isDone": "Whether the status is set.",
    "results.code": "Why it is not, by a stable code; null where it is.",
    "results.message": "The same in the language of the caller, to be shown.",
  }),
  told(doneAnswer, { result: words.done }),
];
