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
  therapeutic_area text check (therapeutic_area in (
    'oncology', 'neurology', 'infectious-diseases', 'immunology', 'cardiovascular', 'metabolic-disorders',
    'rare-diseases', 'other')),
  development_stage text check (development_stage in (
    'lead-discovery', 'lead-optimization', 'preclinical', 'ind-enabling', 'ind-ready', 'other')),
  timeline text check (timeline in (
    '0-6-months', '6-12-months', '12-18-months', '18-24-months', '24-months-plus', 'flexible')),
  service_type text check (service_type in (
    'not-sure', 'strategic-planning', 'cmc-only', 'ind-planning', 'full-ind', 'other')),
  project_description text check (char_length(project_description) <= 2000),
  additional_info text check (char_length(additional_info) <= 2000),

  -- RFP form.
  title text check (char_length(title) <= 100),
  project_name text check (char_length(project_name) between 1 and 200),
  program_type text check (program_type in ('nce', 'repurposed', 'platform', 'not-sure')),
  modality text[] not null default '{}' check (modality <@ array[
    'small-molecule', 'biologic', 'cell-therapy', 'gene-therapy', 'rna-therapeutic', 'adc', 'combination', 'other']),
  services_needed text[] not null default '{}' check (services_needed <@ array[
    'analytical', 'toxicology', 'formulation', 'manufacturing', 'regulatory', 'stability', 'bioanalytical',
    'ind-enabling', 'cmcServices']),
  other_services text check (char_length(other_services) <= 500),
  desired_start_date timestamptz,
  proposal_deadline timestamptz,
  additional_notes text check (char_length(additional_notes) <= 2000),

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
  object_path text not null unique check (object_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.[a-z]{3,4}$'),
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
