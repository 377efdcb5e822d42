-- Materials are written at the desk as well: with a version, by whom more than the section's right is wanted, and until when.

alter table marketing_material
  add version integer not null default 1 check (version > 0),
  -- Of the rights of customers (packages/domain/src/access/permission.ts), wanted besides the one of the section; null of none.
  add permission text check (permission <> ''),
  -- Since when nobody is offered it.
  add retired_at timestamptz,
  -- Made at the desk: a folder that is imported does not take it away.
  add is_from_desk boolean not null default false;
