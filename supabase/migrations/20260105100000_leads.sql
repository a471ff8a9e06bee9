-- Inquiries from the contact and RFP forms, the files that come with them and the mails they cause.
-- Runs unchanged on Supabase and on PostgreSQL 15 and later.
--
-- Everything lives in a schema of its own that the REST API doesn't expose. Should it ever be exposed, row-level
-- security without a policy still refuses every role but the owner, the role that the function uses.
--
-- What a visitor may write is judged by the function's schema (functions/_shared/inquiry-schema.ts) and by nothing
-- here: a constraint that refused what the schema lets pass would lose an inquiry.
--
-- Retention: an inquiry, its files and its mail jobs are deleted RETENTION_DAYS after it arrived (the function's
-- maintenance does it, see delete_inquiries below); an address hash lives no longer than the rate-limit window.

create schema if not exists leads;

-- Supabase has these roles. Elsewhere they are made, so that their lack of access is the same and can be tested.
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
-- For functions the grant to public is a global default, which a default of one schema can't take away; each function
-- below is revoked by name.

create table leads.inquiries (
  id uuid primary key,
  idempotency_key uuid not null unique,
  type text not null,
  received_at timestamptz not null default clock_timestamp(),

  -- What is searched. The RFP form's full name is a name too.
  name text not null,
  email text not null,
  company text not null,
  -- All other answers, by their names in the payload: a form's field needs no column.
  answers jsonb not null default '{}',

  -- What the visitor agreed to, and how they came.
  consent boolean,
  -- Which words that was (consent.version in functions/_shared/contact-form.ts); received_at says when.
  consent_version smallint,
  topic text,
  service text,
  attribution jsonb not null default '{}',

  -- The names of files that were chosen in a form without script, which can't send them.
  unsent_files text[] not null default '{}',
  -- What corrections have replaced, oldest first: the words as leads.words makes them, with replaced_at.
  revisions jsonb not null default '[]',
  -- How long the form had been open when it was sent. Tells a correction from a late copy of what it corrects.
  fill_time_ms double precision,

  -- Why the sender may be no person: 'honeypot', 'haste', 'address'. Such an inquiry is acknowledged to nobody.
  suspicions text[] not null default '{}',
  -- What the owner has made of it: see leads.inbox.
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  -- A keyed hash of the sender's address; null when it has left the rate-limit window.
  address_hash text
);

create index inquiries_received_at on leads.inquiries (received_at desc);
create index inquiries_email on leads.inquiries (lower(email));
create index inquiries_addresses on leads.inquiries (address_hash, received_at) where address_hash is not null;

create table leads.attachments (
  id uuid primary key,
  -- Null once the inquiry is deleted: the row stays as long as its file may still arrive.
  inquiry_id uuid references leads.inquiries on delete set null,
  -- Its place among the files of the inquiry. Null if a correction has taken it back: the row stays, as what may have
  -- arrived of it has to be deleted with the inquiry.
  position smallint,
  file_name text not null,
  size bigint not null,
  content_type text not null,
  object_path text not null unique,
  status text not null default 'announced' check (status in ('announced', 'stored', 'missing')),
  announced_at timestamptz not null default now(),
  stored_at timestamptz,
  unique (inquiry_id, position)
);

create index attachments_announced on leads.attachments (announced_at) where status = 'announced';
create index attachments_recent on leads.attachments (announced_at);

-- The inquiries as the owner works them off, in the project's table editor: what is new first. Its state can be changed
-- there. It has the rights of whoever asks, so that it shows nobody more than the table does.
create view leads.inbox with (security_invoker = true) as
select upper(left(id::text, 8)) as reference, state, date_trunc('minute', now() - received_at) as age, type, name, email,
  company, coalesce(service, topic) as about, suspicions, received_at, id
from leads.inquiries
order by state <> 'new', received_at desc;

-- The outbox. A job's id is the idempotency key with which the mail service is called, and the webhook's id; an inquiry
-- may be told again, as another mail with another id.
create table leads.mail_jobs (
  id uuid primary key default gen_random_uuid(),
  -- A digest belongs to none.
  inquiry_id uuid references leads.inquiries on delete cascade,
  kind text not null check (kind in ('notification', 'acknowledgement', 'correction', 'digest', 'webhook')),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 1000),
  -- The counts of a digest.
  digest jsonb,
  constraint mail_jobs_subject check ((kind = 'digest') = (inquiry_id is null) and (kind = 'digest') = (digest is not null))
);

create index mail_jobs_inquiry on leads.mail_jobs (inquiry_id);
-- In the order in which they leave: mails to the owner first, and last what a slow receiver of webhooks may hold up.
create index mail_jobs_due on leads.mail_jobs ((kind = 'webhook'), (kind = 'acknowledgement'), next_attempt_at)
  where status in ('queued', 'sending');

-- What the scheduler's runs share, in one row.
create table leads.scheduler (
  only_row boolean primary key default true check (only_row),
  -- The scheduler sends it and the function compares it, both from here: there is no copy that could differ.
  -- To change it: update leads.scheduler set secret = default;
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text check (char_length(secret) >= 32),
  -- Written by each run, so that a database that takes no writes (a full one is read-only) fails the run.
  ran_at timestamptz,
  digest_since timestamptz not null default now(),
  -- In the morning of Europe and before that of America; the first one is the day after.
  digest_due timestamptz not null
    default ((date_trunc('day', now() at time zone 'UTC') + interval '30 hours') at time zone 'UTC')
);
insert into leads.scheduler default values;

-- Troubles that are told over the second channel: since when each lasts, when it was last seen, and when it was told.
create table leads.troubles (
  trouble text primary key check (char_length(trouble) <= 100),
  since timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  told_at timestamptz
);

alter table leads.inquiries enable row level security;
alter table leads.attachments enable row level security;
alter table leads.mail_jobs enable row level security;
alter table leads.scheduler enable row level security;
alter table leads.troubles enable row level security;

revoke all on all tables in schema leads from public, anon, authenticated;

-- What the function asks of the database, each in one statement and so in one transaction: nothing is ever
-- half-written, and a submission is one round trip.

-- The files of an inquiry that are still awaited, with their places among all of them.
create function leads.announced_attachments(inquiry uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', file_name, 'size', size, 'content_type', content_type, 'object_path', object_path,
    'position', position) order by position), '[]')
  from leads.attachments where inquiry_id = inquiry and position is not null and status = 'announced'
$$;

-- What a visitor has said, as revisions keep it and a repeated submission is known by. How they came is no part of it.
create function leads.words(inquiry leads.inquiries, files jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'type', inquiry.type, 'name', inquiry.name, 'email', inquiry.email, 'company', inquiry.company,
    'answers', inquiry.answers, 'consent', inquiry.consent, 'topic', inquiry.topic, 'service', inquiry.service,
    'files', (
      select coalesce(
        jsonb_agg(jsonb_build_object('name', file -> 'name', 'size', file -> 'size') order by place), '[]')
      from jsonb_array_elements(files) with ordinality as announced (file, place)))
$$;

-- The words of an inquiry as it is stored.
create function leads.stored_words(inquiry leads.inquiries) returns jsonb
language sql stable
set search_path = ''
as $$
  select leads.words(
    inquiry, coalesce(jsonb_agg(jsonb_build_object('name', file_name, 'size', size) order by position), '[]'))
  from leads.attachments where inquiry_id = inquiry.id and position is not null
$$;

-- Gives an inquiry these files instead of those it has. Beyond two gigabytes that all visitors have announced within ten
-- minutes a file is missing from the start: nobody is let upload it, and the inquiry is stored all the same.
create function leads.announce_files(inquiry uuid, files jsonb) returns void
language sql
set search_path = ''
as $$
  update leads.attachments set position = null where inquiry_id = inquiry;
  insert into leads.attachments (id, inquiry_id, position, file_name, size, content_type, object_path, status)
  select (file ->> 'id')::uuid, inquiry, place - 1, file ->> 'name', (file ->> 'size')::bigint,
    file ->> 'content_type', file ->> 'object_path',
    case when 2147483648 < (
      select coalesce(sum(size), 0) from leads.attachments where announced_at > now() - interval '10 minutes'
    ) + sum((file ->> 'size')::bigint) over () then 'missing' else 'announced' end
  from jsonb_array_elements(files) with ordinality as announced (file, place)
$$;

-- Gives a stored inquiry other words, of which the owner is told once. A notification that nobody has tried to send is
-- replaced by one with these words. What may have left, or is leaving, is followed by a correction. Either is a new
-- job, because a mail service knows each job's mail by the job's id and would refuse another content under it.
create function leads.correct_inquiry(known leads.inquiries, submitted leads.inquiries, files jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  words constant jsonb := leads.stored_words(known);
  -- The latest ten are kept, so that a robot with one key can't fill the disk.
  earlier constant jsonb :=
    case when jsonb_array_length(known.revisions) < 10 then known.revisions else known.revisions - 0 end;
begin
  update leads.inquiries
  set
    type = submitted.type, name = submitted.name, email = submitted.email, company = submitted.company,
    answers = submitted.answers, consent = submitted.consent, consent_version = submitted.consent_version, topic = submitted.topic, service = submitted.service,
    fill_time_ms = submitted.fill_time_ms, unsent_files = coalesce(submitted.unsent_files, '{}'),
    revisions = earlier || jsonb_build_array(words || jsonb_build_object('replaced_at', clock_timestamp()))
  where id = known.id;

  if files is not null and words -> 'files' <> leads.words(submitted, files) -> 'files' then
    perform leads.announce_files(known.id, files);
  end if;

  with unsent as (
    delete from leads.mail_jobs
    where inquiry_id = known.id and kind in ('notification', 'correction') and status in ('queued', 'sending')
    returning kind, attempts
  ), untried as (
    select from unsent where kind = 'notification' and attempts = 0
  )
  insert into leads.mail_jobs (inquiry_id, kind, next_attempt_at)
  select known.id, 'notification', now() where exists (select from untried)
  union all
  -- Later ones wait longer, up to nine minutes: who corrects without end doesn't fill the owner's mailbox.
  select known.id, 'correction', now() + make_interval(mins => jsonb_array_length(earlier))
  where not exists (select from untried);
end
$$;

-- Stores an inquiry with its announced files and its mail jobs; under a known idempotency key, what is new in it.
--
-- submission: the columns of leads.inquiries by their names, and files: [{id, name, size, content_type, object_path}], or
-- none where the sender can't say.
-- An address that has sent address_limit inquiries within the window makes the next one suspect. Only site_limit, of
-- all addresses together, refuses.
-- Answers {outcome: 'accepted' | 'repeated' | 'corrected' | 'rate_limited', inquiry_id, retry_after_seconds,
-- attachments}.
create function leads.submit_inquiry(
  submission jsonb, address_limit integer, site_limit integer, window_seconds integer) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  submitted leads.inquiries := jsonb_populate_record(null::leads.inquiries, submission);
  files constant jsonb := coalesce(submission -> 'files', '[]');
  words jsonb := leads.words(submitted, files);
  known leads.inquiries;
  outcome text := 'repeated';
  window_start timestamptz;
  wait_seconds integer;
begin
  -- One submission of a key at a time, and then one of an address: what is looked up and counted here still holds when
  -- the row is written. Those of all keys and addresses would wait for each other's disk.
  perform pg_advisory_xact_lock(hashtextextended(submitted.idempotency_key::text, 0));
  select * into known from leads.inquiries where idempotency_key = submitted.idempotency_key for update;
  if found then
    -- Requests may overtake each other: words that were corrected already and were sent before the latest are no news.
    -- A form without script says nothing of the files that were announced before.
    if submission -> 'files' is null then
      words := words || jsonb_build_object('files', leads.stored_words(known) -> 'files');
    end if;
    if words <> leads.stored_words(known) and not (
      coalesce(submitted.fill_time_ms < known.fill_time_ms, false)
      and exists (select from jsonb_array_elements(known.revisions) as revision where revision - 'replaced_at' = words)
    ) then
      perform leads.correct_inquiry(known, submitted, submission -> 'files');
      -- A call that waits will tell the latest words.
      insert into leads.mail_jobs (inquiry_id, kind)
      select known.id, 'webhook' where (submission ->> 'webhook')::boolean and not exists (
        select from leads.mail_jobs where inquiry_id = known.id and kind = 'webhook' and status = 'queued');
      outcome := 'corrected';
    end if;
    return jsonb_build_object(
      'outcome', outcome, 'inquiry_id', known.id, 'attachments', leads.announced_attachments(known.id));
  end if;

  perform pg_advisory_xact_lock(hashtextextended(submitted.address_hash, 0));
  window_start := clock_timestamp() - make_interval(secs => window_seconds);
  -- There is room again when the oldest of the latest site_limit has left the window.
  select greatest(1, ceil(extract(epoch from received_at - window_start))) into wait_seconds
  from leads.inquiries where received_at > window_start order by received_at desc offset site_limit - 1 limit 1;
  if found then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after_seconds', wait_seconds);
  end if;

  if address_limit <= (
    select count(*) from leads.inquiries where received_at > window_start and address_hash = submitted.address_hash
  ) then
    submitted.suspicions := array_append(submitted.suspicions, 'address');
  end if;

  -- Columns by name, so that those of a later migration take their defaults.
  insert into leads.inquiries (
    id, idempotency_key, type, name, email, company, answers, consent, consent_version, topic, service, attribution,
    fill_time_ms, unsent_files, suspicions, address_hash)
  values (
    submitted.id, submitted.idempotency_key, submitted.type, submitted.name, submitted.email, submitted.company,
    submitted.answers, submitted.consent, submitted.consent_version, submitted.topic, submitted.service, submitted.attribution,
    submitted.fill_time_ms, coalesce(submitted.unsent_files, '{}'), submitted.suspicions, submitted.address_hash);
  perform leads.announce_files(submitted.id, files);
  insert into leads.mail_jobs (inquiry_id, kind) values (submitted.id, 'notification');
  insert into leads.mail_jobs (inquiry_id, kind) select submitted.id, 'webhook' where (submission ->> 'webhook')::boolean;
  -- Three a day to one mailbox, whoever types its address.
  perform pg_advisory_xact_lock(hashtextextended(lower(submitted.email), 0));
  if submitted.suspicions = '{}' and 3 > (
    select count(*) from leads.mail_jobs job join leads.inquiries inquiry on inquiry.id = job.inquiry_id
    where kind = 'acknowledgement' and lower(email) = lower(submitted.email) and queued_at > now() - interval '1 day'
  ) then
    insert into leads.mail_jobs (inquiry_id, kind) values (submitted.id, 'acknowledgement');
  end if;

  return jsonb_build_object(
    'outcome', 'accepted', 'inquiry_id', submitted.id, 'attachments', leads.announced_attachments(submitted.id));
end
$$;

-- Hands out mail jobs that are due, each to one caller: a job whose sender died comes back when its lease has run out.
-- What tells the owner goes first. It waits for files until they are there, or for ten minutes.
create function leads.claim_mail_jobs(maximum integer, lease_seconds integer) returns setof jsonb
language sql
set search_path = ''
as $$
  with due as (
    select id from leads.mail_jobs job
    where status in ('queued', 'sending') and next_attempt_at <= clock_timestamp()
      and (kind in ('acknowledgement', 'webhook') or not exists (
        select from leads.attachments
        where inquiry_id = job.inquiry_id and status = 'announced' and position is not null
          and announced_at > clock_timestamp() - interval '10 minutes'))
    order by kind = 'webhook', kind = 'acknowledgement', next_attempt_at
    limit maximum
    for update skip locked
  ), claimed as (
    update leads.mail_jobs job
    set status = 'sending', attempts = attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
    from due where job.id = due.id
    returning job.*
  )
  select jsonb_build_object(
    'id', claimed.id, 'kind', claimed.kind, 'attempts', claimed.attempts, 'queued_at', claimed.queued_at,
    'digest', claimed.digest,
    'inquiry', to_jsonb(inquiry) - array['idempotency_key', 'address_hash'],
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', file_name, 'size', size, 'object_path', object_path, 'status', status) order by position), '[]')
      from leads.attachments where inquiry_id = inquiry.id and position is not null))
  from claimed left join leads.inquiries inquiry on inquiry.id = claimed.inquiry_id
$$;

-- Notes what became of claimed jobs: [{id, outcome: 'sent' | 'retry' | 'postponed' | 'failed', error, delay_seconds}].
-- A postponed one hasn't been tried: the mail service asked to come back later.
create function leads.settle_mail_jobs(outcomes jsonb) returns void
language sql
set search_path = ''
as $$
  update leads.mail_jobs job
  set
    status = case result ->> 'outcome' when 'sent' then 'sent' when 'failed' then 'failed' else 'queued' end,
    attempts = attempts - case result ->> 'outcome' when 'postponed' then 1 else 0 end,
    sent_at = case result ->> 'outcome' when 'sent' then clock_timestamp() end,
    last_error = left(result ->> 'error', 1000),
    next_attempt_at = clock_timestamp() + make_interval(secs => coalesce((result ->> 'delay_seconds')::integer, 0))
  from jsonb_array_elements(outcomes) as results (result)
  where job.id = (result ->> 'id')::uuid and job.status = 'sending'
$$;

-- Begins a run: notes it, and queues the digest once a day.
create function leads.begin_maintenance(retention_days integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  run leads.scheduler;
begin
  update leads.scheduler set ran_at = now() returning * into run;
  if now() < run.digest_due then
    return;
  end if;
  -- The next one is due at the same time of day, however late this one is.
  update leads.scheduler set
    digest_since = now(),
    digest_due = run.digest_due
      + make_interval(days => 1 + floor(extract(epoch from now() - run.digest_due) / 86400)::integer);
  delete from leads.mail_jobs where kind = 'digest' and queued_at < now() - interval '30 days';
  insert into leads.mail_jobs (kind, digest) values ('digest', jsonb_build_object(
    'new', (select count(*) from leads.inquiries where received_at >= run.digest_since),
    -- A file has ten minutes to arrive, so each is counted in the digest that follows them.
    'missing', (
      select count(*) from leads.attachments
      where status <> 'stored' and position is not null
        and announced_at >= run.digest_since - interval '10 minutes' and announced_at < now() - interval '10 minutes'),
    'waiting', (
      select count(*) from leads.mail_jobs
      where status in ('queued', 'sending') and queued_at < now() - interval '11 minutes'),
    'unanswered', (
      select count(*) from leads.inquiries
      where state = 'new' and suspicions = '{}' and 2 < (
        select count(*) from generate_series(received_at::date + 1, current_date, interval '1 day') as day
        where extract(isodow from day) < 6)),
    'expiring', (
      select count(*) from leads.inquiries
      where retention_days > 0 and received_at < now() - make_interval(days => retention_days - 30))));
end
$$;

-- Notes troubles that are there now, and answers those to tell: that have lasted as long as they may, and were not told
-- within the last hour.
--
-- troubles: the seconds that each may last, by its name.
create function leads.note_troubles(troubles jsonb) returns setof text
language sql
set search_path = ''
as $$
  insert into leads.troubles as known (trouble) select jsonb_object_keys(troubles)
  on conflict (trouble) do update set
    -- Not seen by several runs: this is another time.
    since = case when known.seen_at < clock_timestamp() - interval '3 minutes' then clock_timestamp() else known.since end,
    seen_at = clock_timestamp();

  update leads.troubles known set told_at = clock_timestamp()
  from jsonb_each_text(troubles) as present (trouble, seconds)
  where known.trouble = present.trouble
    and since <= clock_timestamp() - make_interval(secs => seconds::integer)
    and coalesce(told_at < clock_timestamp() - interval '1 hour', true)
  returning known.trouble;
$$;

-- How many mails to the owner have not left. A notification may wait ten minutes for files; after one minute more it
-- has been tried.
create function leads.overdue_mails() returns integer
language sql stable
set search_path = ''
as $$
  select count(*)::integer from leads.mail_jobs
  where kind not in ('acknowledgement', 'webhook') and status in ('queued', 'sending') and queued_at < now() - interval '11 minutes'
$$;

-- Queues a notification of an inquiry, with the files as they are now, in place of one that has not left.
create function leads.notify_again(inquiry uuid) returns void
language sql
set search_path = ''
as $$
  delete from leads.mail_jobs where inquiry_id = inquiry and kind = 'notification' and status in ('queued', 'failed');
  insert into leads.mail_jobs (inquiry_id, kind) values (inquiry, 'notification');
$$;

-- Notes whether a file has arrived. When the last awaited one of an inquiry settles and some have arrived since the owner
-- was told that they had not, they are told again.
create function leads.settle_file(file uuid, new_status text) returns void
language plpgsql
set search_path = ''
as $$
declare
  inquiry uuid;
  told_at timestamptz;
begin
  update leads.attachments
  set status = new_status, stored_at = case when new_status = 'stored' then clock_timestamp() end
  where id = file and status <> 'stored'
  returning inquiry_id into inquiry;
  if not found or exists (select from leads.attachments where inquiry_id = inquiry and status = 'announced' and position is not null) then
    return;
  end if;
  select max(sent_at) into told_at from leads.mail_jobs
  where inquiry_id = inquiry and kind in ('notification', 'correction')
  having bool_and(status = 'sent');
  if exists (select from leads.attachments where inquiry_id = inquiry and stored_at > told_at) then
    perform leads.notify_again(inquiry);
  end if;
end
$$;

-- Deletes inquiries with their mail jobs and the rows of their files. The files themselves are removed before, by whoever
-- calls; a permission to upload one is good for two hours, so the place of a recent one is kept and looked at later.
create function leads.delete_inquiries(inquiry_ids uuid[]) returns integer
language sql
set search_path = ''
as $$
  delete from leads.attachments where inquiry_id = any (inquiry_ids) and announced_at < now() - interval '3 hours';
  update leads.attachments set file_name = '', position = null where inquiry_id = any (inquiry_ids);
  with deleted as (delete from leads.inquiries where id = any (inquiry_ids) returning id)
  select count(*)::integer from deleted
$$;

revoke all on all functions in schema leads from public, anon, authenticated;
