-- Inquiries, their outbox, and posts per IP address. Runs unchanged on Supabase and PostgreSQL 17.
--
-- An inquiry is inserted once and never updated, except its state. The REST API doesn't expose this schema, and row-level
-- security without policies denies every role except the one that owns the tables, which the function uses.
--
-- Validation is in src/inquiry/inquiry-schema.ts only: a stricter constraint here would lose an inquiry.

create schema if not exists leads;

-- Supabase has these roles. Other databases get them here, so that tests can check that they have no access.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
end
$$;

revoke all on schema leads from public, anon, authenticated;
alter default privileges in schema leads revoke all on tables from public, anon, authenticated;
alter default privileges in schema leads revoke all on sequences from public, anon, authenticated;

-- A type, so that the table editor offers the states.
create type leads.inquiry_state as enum ('new', 'answered', 'closed', 'spam');

create table leads.inquiries (
  id uuid primary key,
  idempotency_key uuid not null,
  -- See functions/send-contact-email/submission/content-digest.ts.
  content_digest text not null,
  type text not null,
  received_at timestamptz not null default clock_timestamp(),

  -- The sender's name: the field full_name in an RFP.
  name text not null,
  email text not null,
  company text not null,
  -- Other answers by field name, so that a new field needs no migration.
  answers jsonb not null default '{}',
  -- [{name, size, content_type}]. The file at index 2 is uploaded to <id>/2.
  files jsonb not null default '[]' check (jsonb_array_length(files) <= 5),
  -- Upload grants are issued until this time. Null if uploads are off.
  uploads_until timestamptz,
  -- Names of files that a form without JavaScript couldn't send.
  unsent_files text[] not null default '{}',

  consent boolean,
  consent_version smallint,
  topic text,
  service text,
  attribution jsonb not null default '{}',
  -- Why this may be spam: 'honeypot', 'haste', 'origin', 'address', 'flood'.
  suspicions text[] not null default '{}',
  state leads.inquiry_state not null default 'new',

  unique (idempotency_key, content_digest)
);

create index inquiries_received_at on leads.inquiries (received_at desc);
create index inquiries_email on leads.inquiries (lower(email));

create function leads.reject_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'An inquiry never changes, except its state.';
end
$$;
create trigger only_state_changes before update on leads.inquiries
  for each row when (to_jsonb(old) - 'state' is distinct from to_jsonb(new) - 'state')
  execute function leads.reject_change();

-- Files of deleted inquiries, which the function removes when they are due.
create table leads.file_deletions (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null,
  due_at timestamptz not null
);

-- Returns when the last upload grant ends: grants are issued until uploads_until and valid for two hours.
create function leads.grants_end(uploads_until timestamptz) returns timestamptz
language sql immutable
as $$ select uploads_until + interval '2 hours' $$;

-- Files are removed now, and again after the last upload grant has ended and its upload can't be running any more.
create function leads.queue_file_deletions() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into leads.file_deletions (inquiry_id, due_at)
  select old.id, due_at
  from (values (now()), (leads.grants_end(old.uploads_until) + interval '15 minutes')) as deletion (due_at)
  where due_at >= now();
  return null;
end
$$;
create trigger file_deletions after delete on leads.inquiries
  for each row when (old.uploads_until is not null) execute function leads.queue_file_deletions();

-- The outbox. The id is the idempotency key of the email.
create table leads.mail_jobs (
  id uuid primary key default gen_random_uuid(),
  -- Null for lists.
  inquiry_id uuid references leads.inquiries on delete cascade,
  kind text not null check (kind in ('notification', 'confirmation', 'list')),
  -- Set for confirmations only. Owner email goes to the addresses configured when it is sent.
  recipient text,
  -- What a list reports on: after period_start, up to period_end.
  period_start timestamptz,
  period_end timestamptz,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  queued_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  -- Unknown after a 409.
  provider_id text,
  last_error text check (char_length(last_error) <= 1000)
);

create index mail_jobs_inquiry on leads.mail_jobs (inquiry_id);
-- Email to the owner is sent first.
create index mail_jobs_due on leads.mail_jobs ((kind = 'confirmation'), next_attempt_at)
  where status in ('queued', 'sending');

-- Posts per IP address in fixed windows of ten minutes, deleted after a day.
create table leads.request_counts (
  -- Keyed hash of an IPv4 address, or of the /64 or the /48 network of an IPv6 address. '' counts for everybody.
  address_hash text not null,
  window_start timestamptz not null,
  posts integer not null default 0,
  inquiries integer not null default 0,
  -- The size that the granted uploads may have.
  bytes bigint not null default 0,
  -- Counted for everybody only.
  notifications integer not null default 0,
  confirmations integer not null default 0,
  primary key (address_hash, window_start)
);

create table leads.scheduler (
  only_row boolean primary key default true check (only_row),
  -- Sent by pg_cron to the function. To rotate it: update leads.scheduler set secret = default where only_row;
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text check (char_length(secret) >= 32),
  -- Written by each run, so that runs fail if the database is read-only (disk full).
  ran_at timestamptz,
  -- Inquiries up to this time were in a list.
  listed_until timestamptz not null default now(),
  -- When the next daily list is due. 06:00 UTC: before working hours in America, early in Europe.
  list_due timestamptz not null
    default ((date_trunc('day', now() at time zone 'UTC') + interval '30 hours') at time zone 'UTC')
);
insert into leads.scheduler default values;

alter table leads.inquiries enable row level security;
alter table leads.mail_jobs enable row level security;
alter table leads.file_deletions enable row level security;
alter table leads.request_counts enable row level security;
alter table leads.scheduler enable row level security;
revoke all on all tables in schema leads from public, anon, authenticated;

-- Normalizes spellings that may reach one mailbox: case, compatibility characters, +tag, dots in the name, final dot,
-- and Gmail's two domains.
create function leads.normalize_mailbox(address text) returns text
language sql immutable
set search_path = ''
as $$
  select replace(regexp_replace(split_part(folded, '@', 1), '\+.*', ''), '.', '')
    || '@' || regexp_replace(rtrim(split_part(folded, '@', 2), '.'), '^googlemail\.com$', 'gmail.com')
  from (select lower(normalize(address, NFKC)) as folded) as spelling
$$;

create index mail_jobs_mailbox on leads.mail_jobs (leads.normalize_mailbox(recipient), queued_at)
  where kind = 'confirmation';

-- An IPv6 sender has two hashes. The second, of the /48, has four times each limit, because mobile networks share it.
-- Without a search_path, PostgreSQL can inline the function.
create function leads.limit_factor(address_hash text, address_hashes text[]) returns integer
language sql immutable
as $$ select case when address_hash = address_hashes[1] then 1 else 4 end $$;

-- Posts are counted in windows of ten minutes. Tests replace this function, so that no window ends during a test.
create function leads.current_window() returns timestamptz
language sql stable
set search_path = ''
as $$ select date_bin('10 minutes', now(), 'epoch') $$;

-- Counts a post. Returns the seconds until the window ends if the sender is over the limit, or null. Raising an error
-- instead would roll back the count.
create function leads.count_post(address_hashes text[], post_limit integer) returns integer
language sql
set search_path = ''
as $$
  with counted as (
    insert into leads.request_counts as counts (address_hash, window_start, posts)
    -- The order prevents deadlocks.
    select hash, leads.current_window(), 1 from unnest(address_hashes) as hash order by hash
    on conflict (address_hash, window_start) do update set posts = counts.posts + 1
    returning *
  )
  select greatest(1, ceil(extract(epoch from max(window_start) + interval '10 minutes' - now())))::integer
  from counted having bool_or(posts > post_limit * leads.limit_factor(address_hash, address_hashes))
$$;

-- Stores an inquiry with its mail jobs, unless the same key and content are stored.
--
-- submission: columns of leads.inquiries, address_hashes, and the flags is_native (can't know its files),
-- accepts_uploads, accepts_only_repeats (a date has passed).
-- limits: upload_bytes of an IP address in ten minutes, its daily_upload_bytes; of its new inquiries in an hour,
-- how many are accepted (inquiries), not suspicious (unsuspicious) and confirmed (confirmed); notifications an hour and
-- confirmations a day in all.
-- Returns {outcome: 'stored' | 'repeated' | 'not_repeated' | 'rate_limited', inquiry_id, uploads_open,
-- sends_confirmation, retry_after_seconds}.
create function leads.submit_inquiry(submission jsonb, limits jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  submitted leads.inquiries := jsonb_populate_record(null::leads.inquiries, submission);
  hashes constant text[] := array(select jsonb_array_elements_text(submission -> 'address_hashes'));
  mailbox constant text := leads.normalize_mailbox(submitted.email);
  -- Each file may have 10 MB, whatever size was announced.
  new_bytes constant bigint := jsonb_array_length(submitted.files) * 10485760;
  uploads_open boolean := new_bytes > 0 and (submission ->> 'accepts_uploads')::boolean;
  is_within_budget boolean;
  is_update boolean;
  earlier_inquiries bigint;
  first_window timestamptz;
  earlier_notifications bigint;
  earlier_confirmations bigint;
  sends_confirmation boolean;
  wait_seconds integer;
  existing leads.inquiries;
begin
  -- One order of locks prevents deadlocks: IP address (first the smaller network's), key, recipient.
  perform pg_advisory_xact_lock(hashtextextended(hash, 2)) from unnest(hashes) as hash;
  perform pg_advisory_xact_lock(hashtextextended(submitted.idempotency_key::text, 0));
  perform pg_advisory_xact_lock(hashtextextended(mailbox, 1));

  select * into existing from leads.inquiries
  where idempotency_key = submitted.idempotency_key and (
    content_digest = submitted.content_digest
    or (submission ->> 'is_native')::boolean and split_part(content_digest, '.', 1) = submitted.content_digest)
  order by received_at limit 1;
  if found then
    return jsonb_build_object('outcome', 'repeated', 'inquiry_id', existing.id,
      'uploads_open', coalesce(existing.uploads_until > now(), false),
      'sends_confirmation', exists (
        select from leads.mail_jobs
        where inquiry_id = existing.id and kind = 'confirmation' and status <> 'failed'));
  end if;
  if (submission ->> 'accepts_only_repeats')::boolean then
    return jsonb_build_object('outcome', 'not_repeated');
  end if;

  select coalesce(max(hour_inquiries / factor), 0), max(hour_start),
    bool_and(window_bytes + new_bytes <= factor * (limits ->> 'upload_bytes')::bigint
      and day_bytes + new_bytes <= factor * (limits ->> 'daily_upload_bytes')::bigint)
  into earlier_inquiries, first_window, is_within_budget
  from (
    select leads.limit_factor(address_hash, hashes) as factor,
      sum(inquiries) filter (where window_start > now() - interval '1 hour') as hour_inquiries,
      min(window_start) filter (where inquiries > 0 and window_start > now() - interval '1 hour') as hour_start,
      sum(bytes) filter (where window_start = leads.current_window()) as window_bytes,
      sum(bytes) as day_bytes
    from leads.request_counts
    where address_hash = any (hashes) and window_start > now() - interval '1 day'
    group by address_hash) as network;
  if earlier_inquiries >= (limits ->> 'inquiries')::integer then
    wait_seconds := greatest(1, ceil(extract(epoch from first_window + interval '1 hour' - now())));
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after_seconds', wait_seconds);
  end if;
  uploads_open := uploads_open and is_within_budget;
  if uploads_open then
    submitted.uploads_until := now() + interval '2 hours';
  end if;
  -- The row may be missing, because a window can end after the post was counted.
  insert into leads.request_counts as counts (address_hash, window_start, inquiries, bytes)
  select hash, leads.current_window(), 1, case when uploads_open then new_bytes else 0 end from unnest(hashes) as hash
  order by hash
  on conflict (address_hash, window_start) do update set inquiries = counts.inquiries + 1,
    bytes = counts.bytes + excluded.bytes;

  is_update := exists (select from leads.inquiries where idempotency_key = submitted.idempotency_key);
  if earlier_inquiries >= (limits ->> 'unsuspicious')::integer then
    submitted.suspicions := array_append(submitted.suspicions, 'address');
  end if;
  select coalesce(sum(notifications) filter (where window_start > now() - interval '1 hour'), 0),
    coalesce(sum(confirmations), 0)
  into earlier_notifications, earlier_confirmations
  from leads.request_counts where address_hash = '' and window_start > now() - interval '1 day';
  -- Suspicious inquiries don't count, so bots can't delay others.
  if submitted.suspicions = '{}' and earlier_notifications >= (limits ->> 'notifications')::integer then
    submitted.suspicions := '{flood}';
  end if;
  sends_confirmation := submitted.suspicions = '{}' and not is_update
    and earlier_inquiries < (limits ->> 'confirmed')::integer
    and earlier_confirmations < (limits ->> 'confirmations')::integer
    and 3 > (
      select count(*) from leads.mail_jobs
      where kind = 'confirmation' and leads.normalize_mailbox(recipient) = mailbox
        and queued_at > now() - interval '1 day');

  -- Lists the columns, so that columns added by later migrations get their defaults.
  insert into leads.inquiries (
    id, idempotency_key, content_digest, type, name, email, company, answers, files, uploads_until, unsent_files,
    consent, consent_version, topic, service, attribution, suspicions)
  values (
    submitted.id, submitted.idempotency_key, submitted.content_digest, submitted.type, submitted.name, submitted.email,
    submitted.company, submitted.answers, submitted.files, submitted.uploads_until, submitted.unsent_files,
    submitted.consent, submitted.consent_version, submitted.topic, submitted.service, submitted.attribution,
    submitted.suspicions);

  -- No email is sent about suspicious inquiries. The next list has them.
  if submitted.suspicions = '{}' then
    insert into leads.mail_jobs (inquiry_id, kind) values (submitted.id, 'notification');
  end if;
  if sends_confirmation then
    insert into leads.mail_jobs (inquiry_id, kind, recipient) values (submitted.id, 'confirmation', submitted.email);
  end if;
  if submitted.suspicions = '{}' then
    insert into leads.request_counts as counts (address_hash, window_start, notifications, confirmations)
    values ('', leads.current_window(), 1, sends_confirmation::integer)
    on conflict (address_hash, window_start) do update set notifications = counts.notifications + 1,
      confirmations = counts.confirmations + excluded.confirmations;
  end if;

  return jsonb_build_object('outcome', 'stored', 'inquiry_id', submitted.id, 'uploads_open', uploads_open,
    'sends_confirmation', sends_confirmation);
end
$$;

-- An inquiry as emails show it. update_of: the first inquiry with the same key.
create function leads.describe_inquiry(inquiry leads.inquiries) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(inquiry) - array['idempotency_key', 'content_digest'] || jsonb_build_object('update_of', (
    select first.id from leads.inquiries first
    where first.idempotency_key = inquiry.idempotency_key and first.received_at < inquiry.received_at
    order by first.received_at limit 1))
$$;

-- Leases the next due job, and returns it with its inquiry, or null.
create function leads.claim_mail_job(lease_seconds integer) returns jsonb
language sql
set search_path = ''
as $$
  with claimed as (
    update leads.mail_jobs
    set status = 'sending', attempts = attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
    where id = (
      select id from leads.mail_jobs
      where status in ('queued', 'sending') and next_attempt_at <= clock_timestamp()
      order by kind = 'confirmation', next_attempt_at
      limit 1 for update skip locked)
    returning *)
  select to_jsonb(claimed) || jsonb_build_object(
    'inquiry', (select leads.describe_inquiry(inquiry) from leads.inquiries inquiry where inquiry.id = inquiry_id))
  from claimed
$$;

-- Ends a lease, unless the job was claimed again, which increments its attempts.
-- result: {id, attempts, status: 'sent' | 'queued' | 'failed', error, delay_seconds, provider_id}.
create function leads.settle_mail_job(result jsonb) returns void
language sql
set search_path = ''
as $$
  update leads.mail_jobs
  set
    status = result ->> 'status',
    sent_at = case result ->> 'status' when 'sent' then clock_timestamp() end,
    provider_id = result ->> 'provider_id',
    last_error = left(result ->> 'error', 1000),
    next_attempt_at = clock_timestamp() + make_interval(secs => coalesce((result ->> 'delay_seconds')::integer, 0))
  where id = (result ->> 'id')::uuid and status = 'sending' and attempts = (result ->> 'attempts')::integer
$$;

-- Suspicions that say nothing about the inquiry itself: others sent too many. It may be real.
create function leads.may_be_real(suspicions text[]) returns boolean
language sql immutable
set search_path = ''
as $$ select suspicions <@ array['address', 'flood'] $$;

-- Deletes old counts and queues a list: daily, and within an hour of possible spam, but at most once an hour.
create function leads.begin_maintenance() returns void
language plpgsql
set search_path = ''
as $$
declare
  run leads.scheduler;
  -- An inquiry may be committed up to a statement timeout after received_at.
  period_end constant timestamptz := now() - interval '1 minute';
  is_daily boolean;
begin
  -- Locks the row against concurrent runs.
  update leads.scheduler set ran_at = now() returning * into run;
  delete from leads.request_counts where window_start < now() - interval '1 day';
  is_daily := now() >= run.list_due;
  if not is_daily and (
    run.listed_until > period_end - interval '1 hour'
    -- The daily list comes within the hour.
    or run.list_due < now() + interval '1 hour'
    or not exists (
      select from leads.inquiries
      where suspicions <> '{}' and received_at > run.listed_until and received_at <= period_end))
  then
    return;
  end if;
  insert into leads.mail_jobs (kind, period_start, period_end) values ('list', run.listed_until, period_end);
  update leads.scheduler set listed_until = period_end;
  if is_daily then
    -- Keeps the time of day, even if this list is late.
    update leads.scheduler set list_due = run.list_due
      + make_interval(days => 1 + floor(extract(epoch from now() - run.list_due) / 86400)::integer);
    delete from leads.mail_jobs
    where kind = 'list' and status in ('sent', 'failed') and queued_at < now() - interval '30 days';
  end if;
end
$$;

-- Counts overdue email to the owner.
create function leads.count_overdue_mails() returns integer
language sql stable
set search_path = ''
as $$
  select count(*)::integer from leads.mail_jobs
  where status in ('queued', 'sending') and kind <> 'confirmation' and queued_at < now() - interval '5 minutes'
$$;

revoke all on all functions in schema leads from public, anon, authenticated;
