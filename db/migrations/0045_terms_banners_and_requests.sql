-- Banners and terms of use are content with validity; who agreed to which terms when, and who asked for which page, is kept.

alter table content
  drop constraint content_kind_check,
  add constraint content_kind_check
    check (kind in ('help', 'page', 'article', 'faq', 'kb', 'material', 'banner', 'terms')),
  add column valid_from date,
  add column valid_to date,
  add column tone text check (tone in ('info', 'warning', 'critical')),
  add column link text check (link ~ '^(/|https://)'),
  add constraint content_validity check (valid_to >= valid_from),
  add constraint content_terms_begin check (kind <> 'terms' or valid_from is not null);

create table terms_consent (
  uid text not null references app_user on delete cascade,
  version text not null,
  agreed_at timestamptz not null,
  primary key (uid, version)
);

create table access_request (
  uid text not null references app_user on delete cascade,
  permission text not null,
  day date not null,
  asked_at timestamptz not null,
  primary key (uid, permission, day)
);
