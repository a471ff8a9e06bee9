-- The private bucket, the scheduler and the statement timeout of a hosted Supabase project.
-- Plain PostgreSQL has no storage and no pg_cron: those parts are skipped there.

-- Can be run again, for example after enabling an extension: select leads.set_up_hosted_project();
-- It sets no search_path, because pg_net goes into the first schema of the caller's.
create or replace function leads.set_up_hosted_project() returns void
language plpgsql
as $function$
begin
  if to_regclass('storage.buckets') is null then
    raise notice 'There is no storage here: the bucket is skipped.';
  else
    -- Limits as in functions/_shared/upload-limits.ts. No policy on storage.objects: access is by signed URL or secret key.
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values (
      'inquiry-attachments', 'inquiry-attachments', false, 10485760,
      array[
        'application/pdf', 'application/msword',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.oasis.opendocument.text',
        'application/rtf', 'text/plain', 'application/vnd.ms-excel',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.oasis.opendocument.spreadsheet',
        'text/csv', 'text/tab-separated-values', 'application/vnd.ms-powerpoint',
        'application/vnd.openxmlformats-officedocument.presentationml.presentation',
        'application/vnd.oasis.opendocument.presentation', 'image/png', 'image/jpeg', 'image/tiff', 'chemical/x-cdx',
        'chemical/x-cdxml', 'chemical/x-mdl-molfile', 'chemical/x-mdl-sdfile', 'chemical/x-mol2', 'chemical/x-mdl-rxnfile',
        'chemical/x-daylight-smiles', 'chemical/x-pdb', 'chemical/x-cif', 'chemical/x-jcamp-dx', 'application/zip'])
    on conflict (id) do update set
      public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;
  end if;

  -- Every minute pg_cron calls the function's maintenance, at the address in the vault (the job does nothing until it is
  -- there) and with the secret of leads.scheduler. pg_cron's history is kept for a week: a row a minute is some 250 MB a
  -- year otherwise, and a full disk makes the project read-only.
  if not exists (select from pg_available_extensions where name = 'pg_cron')
    or not exists (select from pg_available_extensions where name = 'pg_net')
    or to_regclass('vault.decrypted_secrets') is null
  then
    raise notice 'There is no pg_cron, pg_net or vault here: the schedule is skipped.';
  else
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('maintenance', '* * * * *', $job$
      select net.http_post(
        url := address.decrypted_secret,
        headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || scheduler.secret),
        body := '{}'::jsonb,
        timeout_milliseconds := 30000)
      from vault.decrypted_secrets address, leads.scheduler
      where address.name = 'maintenance_url'
    $job$);
    perform cron.schedule('delete-run-history', '17 3 * * *', $job$
      delete from cron.job_run_details where end_time < now() - interval '7 days'
    $job$);
  end if;

  -- The transaction pooler keeps no session settings, so the timeout is the role's. The function gives up after eight
  -- seconds. A migration that takes longer begins with: set statement_timeout = 0;
  execute format('alter role %I set statement_timeout = %L', current_user, '10s');
end
$function$;
revoke all on function leads.set_up_hosted_project() from public, anon, authenticated;

select leads.set_up_hosted_project();
