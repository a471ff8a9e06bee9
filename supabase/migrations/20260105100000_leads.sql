-- Inquiries from the contact and RFP forms, the files that come with them, the mails they cause, and the rate limit.
-- Runs unchanged on Supabase and on PostgreSQL 15 and later.
--
-- Everything lives in a schema of its own that the REST API doesn't expose. Should it ever be exposed, row-level
-- security without a policy still refuses every role but the owner, as which the function connects.
--
-- Retention: an inquiry, its files and its mail jobs are deleted RETENTION_DAYS after it arrived (the function's
-- housekeeping does it, see delete_inquiries below); an address hash lives no longer than the rate-limit window.

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
  type text not null check (type in ('contact', 'rfp')),
  received_at timestamptz not null default now(),

  -- Both forms. The RFP form's full name is a name too.
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$'),
  company text not null check (char_length(company) between 1 and 200),

  -- Contact form.
  phone text check (char_length(phone) <= 20),
  therapeutic_area text,
  development_stage text,
  timeline text,
  service_type text,
  project_description text check (char_length(project_description) <= 2000),
  additional_info text check (char_length(additional_info) <= 2000),

  -- RFP form.
  title text check (char_length(title) <= 100),
  project_name text check (char_length(project_name) between 1 and 200),
  program_type text,
  modality text[] not null default '{}',
  services_needed text[] not null default '{}',
  other_services text check (char_length(other_services) <= 500),
  desired_start_date timestamptz,
  proposal_deadline timestamptz,
  additional_notes text check (char_length(additional_notes) <= 2000),

  -- A field needs no column: what none is named after is kept here, by its name in the payload.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 131072),

  -- How the visitor came, and what he agreed to.
  consent boolean,
  topic text check (char_length(topic) <= 100),
  service text check (char_length(service) <= 100),
  attribution jsonb not null default '{}' check (jsonb_typeof(attribution) = 'object' and octet_length(attribution::text) <= 32768),

  check (type <> 'rfp' or project_name is not null)
);

create index inquiries_received_at on leads.inquiries (received_at desc);
create index inquiries_email on leads.inquiries (lower(email));

create table leads.attachments (
  id uuid primary key,
  inquiry_id uuid not null references leads.inquiries on delete cascade,
  position smallint not null check (position between 0 and 4),
  file_name text not null check (char_length(file_name) between 1 and 255),
  size bigint not null check (size between 1 and 10485760),
  content_type text not null check (char_length(content_type) <= 100),
  object_path text not null unique check (object_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.[a-z0-9]{2,5}$'),
  status text not null default 'announced' check (status in ('announced', 'stored', 'missing')),
  announced_at timestamptz not null default now(),
  stored_at timestamptz,
  unique (inquiry_id, position)
);

create index attachments_announced on leads.attachments (announced_at) where status = 'announced';

-- The outbox. A job's id is the idempotency key with which the mail provider is called.
create table leads.mail_jobs (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references leads.inquiries on delete cascade,
  kind text not null check (kind in ('notification', 'acknowledgement')),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 1000),
  unique (inquiry_id, kind)
);

create index mail_jobs_due on leads.mail_jobs (next_attempt_at) where status in ('queued', 'sending');

-- One row an accepted submission, for the sliding window. The address is hashed with a secret salt before it gets here.
create table leads.accepted_submissions (
  address_hash text not null check (char_length(address_hash) <= 128),
  accepted_at timestamptz not null default clock_timestamp()
);

create index accepted_submissions_by_address on leads.accepted_submissions (address_hash, accepted_at);
create index accepted_submissions_by_time on leads.accepted_submissions (accepted_at);

alter table leads.inquiries enable row level security;
alter table leads.attachments enable row level security;
alter table leads.mail_jobs enable row level security;
alter table leads.accepted_submissions enable row level security;

revoke all on all tables in schema leads from public, anon, authenticated;

-- What the function asks of the database, each in one statement and so in one transaction: nothing is ever
-- half-written, and a submission is one round trip.

-- What an inquiry's fields become: those that have a column, and the rest in `answers`. The RFP form's full name is the
-- name.
create function leads.inquiry_row(fields jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select '{"modality": [], "services_needed": []}'
    || coalesce(jsonb_object_agg(column_name, value) filter (where column_name is not null), '{}')
    || jsonb_build_object(
      'answers', coalesce(jsonb_object_agg(field, value) filter (where column_name is null), '{}'))
  from jsonb_each(fields) as given (field, value)
  left join (
    select attname::text as column_name from pg_catalog.pg_attribute
    where attrelid = 'leads.inquiries'::regclass and attnum > 0 and not attisdropped
  ) as columns on column_name = case field when 'full_name' then 'name' else field end
$$;

-- The row that a submission becomes.
create function leads.submitted_inquiry(submission jsonb) returns leads.inquiries
language sql stable
set search_path = ''
as $$
  select jsonb_populate_record(
    null::leads.inquiries,
    leads.inquiry_row(submission -> 'fields') || jsonb_build_object(
      'id', submission -> 'id', 'idempotency_key', submission -> 'idempotency_key', 'received_at', now(),
      'consent', submission -> 'consent', 'topic', submission -> 'topic', 'service', submission -> 'service',
      'attribution', coalesce(submission -> 'attribution', '{}')))
$$;

-- The files of an inquiry that are still awaited, with their places among all of them.
create function leads.announced_attachments(inquiry uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', file_name, 'size', size, 'content_type', content_type, 'object_path', object_path,
    'position', position) order by position), '[]')
  from leads.attachments where inquiry_id = inquiry and status = 'announced'
$$;

-- Takes one of an address's share of submissions in the sliding window. Answers 0, or the seconds to wait for the next.
create function leads.take_share(address text, maximum integer, window_seconds integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  window_start timestamptz;
  taken integer;
  oldest timestamptz;
begin
  -- One submission at a time from one address, or a burst would count itself before any of it is written.
  perform pg_advisory_xact_lock(hashtextextended(address, 0));
  window_start := clock_timestamp() - make_interval(secs => window_seconds);
  delete from leads.accepted_submissions where address_hash = address and accepted_at < window_start;
  select count(*), min(accepted_at) into taken, oldest
  from leads.accepted_submissions where address_hash = address;
  if taken >= maximum then
    return greatest(1, ceil(extract(epoch from oldest - window_start)));
  end if;
  insert into leads.accepted_submissions (address_hash) values (address);
  return 0;
end
$$;

-- What a submission is answered whose key is known already; null when it isn't. How the visitor came is no part of what
-- he says: the same words from another visit are the same inquiry.
create function leads.known_submission(submitted leads.inquiries, files jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select case
    when to_jsonb(submitted) - array['id', 'received_at', 'attribution']
        = to_jsonb(inquiry) - array['id', 'received_at', 'attribution']
      and (
        select coalesce(jsonb_agg(jsonb_build_array(file -> 'name', file -> 'size') order by place), '[]')
        from jsonb_array_elements(files) with ordinality as announced (file, place)
      ) = (
        select coalesce(jsonb_agg(jsonb_build_array(file_name, size) order by position), '[]')
        from leads.attachments where inquiry_id = inquiry.id
      )
    then jsonb_build_object(
      'outcome', 'repeated', 'inquiry_id', inquiry.id, 'attachments', leads.announced_attachments(inquiry.id))
    else '{"outcome": "conflict"}'
  end
  from leads.inquiries inquiry where inquiry.idempotency_key = submitted.idempotency_key
$$;

-- Writes an inquiry with its announced files and its two mail jobs, unless its idempotency key is known or its address
-- has used up its share. Answers {outcome: 'accepted' | 'repeated' | 'conflict' | 'rate_limited', inquiry_id,
-- retry_after_seconds, attachments}.
create function leads.submit_inquiry(submission jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  submitted constant leads.inquiries := leads.submitted_inquiry(submission);
  files constant jsonb := coalesce(submission -> 'files', '[]');
  address constant text := submission ->> 'address_hash';
  known jsonb;
  wait_seconds integer;
begin
  known := leads.known_submission(submitted, files);
  if known is not null then
    return known;
  end if;

  wait_seconds := leads.take_share(
    address, (submission ->> 'rate_limit_maximum')::integer, (submission ->> 'rate_limit_window_seconds')::integer);
  if wait_seconds > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after_seconds', wait_seconds);
  end if;

  insert into leads.inquiries select submitted.* on conflict (idempotency_key) do nothing;

  -- Lost a race against the same key: the other transaction has committed by now, and its row decides.
  if not found then
    delete from leads.accepted_submissions where ctid = (
      select ctid from leads.accepted_submissions
      where address_hash = address order by accepted_at desc limit 1);
    return leads.known_submission(submitted, files);
  end if;

  insert into leads.attachments (id, inquiry_id, position, file_name, size, content_type, object_path)
  select (file ->> 'id')::uuid, submitted.id, place - 1, file ->> 'name', (file ->> 'size')::bigint,
    file ->> 'content_type', file ->> 'object_path'
  from jsonb_array_elements(files) with ordinality as announced (file, place);

  insert into leads.mail_jobs (inquiry_id, kind) values (submitted.id, 'notification'), (submitted.id, 'acknowledgement');

  return jsonb_build_object(
    'outcome', 'accepted', 'inquiry_id', submitted.id, 'attachments', leads.announced_attachments(submitted.id));
end
$$;

-- Hands out mail jobs that are due, each to one caller: a job whose sender died comes back when its lease has run out.
create function leads.claim_mail_jobs(maximum integer, lease_seconds integer) returns setof jsonb
language sql
set search_path = ''
as $$
  with due as (
    select id from leads.mail_jobs
    where status in ('queued', 'sending') and next_attempt_at <= clock_timestamp()
    order by next_attempt_at
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
    'id', claimed.id, 'kind', claimed.kind, 'attempts', claimed.attempts,
    'inquiry', to_jsonb(inquiry) - 'idempotency_key',
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('name', file_name, 'size', size, 'object_path', object_path)
        order by position), '[]')
      from leads.attachments where inquiry_id = inquiry.id))
  from claimed join leads.inquiries inquiry on inquiry.id = claimed.inquiry_id
$$;

-- Notes what became of claimed jobs: [{id, outcome: 'sent' | 'retry' | 'failed', error, delay_seconds}].
create function leads.settle_mail_jobs(outcomes jsonb) returns void
language sql
set search_path = ''
as $$
  update leads.mail_jobs job
  set
    status = case result ->> 'outcome' when 'sent' then 'sent' when 'failed' then 'failed' else 'queued' end,
    sent_at = case result ->> 'outcome' when 'sent' then clock_timestamp() end,
    last_error = left(result ->> 'error', 1000),
    next_attempt_at = clock_timestamp() + make_interval(secs => coalesce((result ->> 'delay_seconds')::integer, 0))
  from jsonb_array_elements(outcomes) as results (result)
  where job.id = (result ->> 'id')::uuid and job.status = 'sending'
$$;

-- Deletes inquiries with their attachments' rows and mail jobs. The files themselves are removed before, by whoever
-- calls.
create function leads.delete_inquiries(inquiry_ids uuid[]) returns integer
language sql
set search_path = ''
as $$
  with deleted as (delete from leads.inquiries where id = any (inquiry_ids) returning id)
  select count(*)::integer from deleted
$$;

revoke all on all functions in schema leads from public, anon, authenticated;
