-- Prices on their way (DPRICE-02): what shall hold from a day on, who wants it, who agreed, and what became of it.
create table price_draft (
  id bigint generated always as identity primary key,
  -- Given by whoever begins it, so that a second click begins no second one.
  key text not null check (length(key) between 1 and 100),
  name text not null check (length(name) between 1 and 100),
  reason text not null check (length(reason) <= 500),
  valid_from date not null,
  state text not null check (state in ('open', 'waiting', 'planned', 'published', 'taken_back', 'dropped')),
  -- When it shall be published; null is as soon as everybody who must has agreed.
  publish_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  -- Everybody who proposed any of it; none of them approves it.
  authors text[] not null,
  handed_in_by text,
  handed_in_at timestamptz,
  approved_by text,
  approved_at timestamptz,
  published_at timestamptz,
  taken_back_by text,
  taken_back_at timestamptz,
  -- Why it came back to be made again: in somebody's words, or 'prices-changed' where the job could not publish it.
  returned_reason text not null default '',
  version integer not null default 1 check (version > 0),
  unique (created_by, key),
  constraint price_draft_published check ((published_at is not null) = (state in ('published', 'taken_back')))
);

create index price_draft_due on price_draft (publish_at) where state = 'planned';
create index price_draft_state on price_draft (state, id);

create table price_draft_line (
  draft_id bigint not null references price_draft on delete cascade,
  price_list text not null references price_list,
  sku text not null references product,
  -- What holds on the draft's day, as it was seen; null where there is no price.
  old_base_minor bigint check (old_base_minor >= 0),
  old_your_minor bigint check (old_your_minor >= 0),
  base_minor bigint not null check (base_minor >= 0),
  your_minor bigint not null check (your_minor >= 0),
  -- By how much, as the rule of the house counts it.
  change_percent numeric(8, 2) not null check (change_percent >= 0),
  -- Typed or pasted by somebody; a change in bulk leaves it alone.
  is_typed boolean not null,
  -- Once published: when the price before it had begun, and until when the new one was written.
  old_valid_from date,
  written_to date,
  primary key (draft_id, price_list, sku),
  constraint price_draft_line_old check ((old_base_minor is null) = (old_your_minor is null))
);
