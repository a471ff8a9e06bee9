-- Sets up the bucket, the scheduler and the statement timeout. Skips steps whose Supabase extension is missing.

-- To run it again, for example after enabling an extension: select leads.set_up_hosted_project();
-- It sets no search_path, because pg_net is created in the caller's first schema.
create or replace function leads.set_up_hosted_project() returns void
language plpgsql
as $function$
begin
  if to_regclass('storage.buckets') is null then
    raise notice 'Skipped the bucket: this database has no storage schema.';
  else
    -- Limits of src/inquiry/upload-limits.ts. No policies: access requires a signed URL or the secret key.
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

  -- The job does nothing until the URL is in the vault. pg_cron's history is deleted after a week: it would grow by about
  -- 250 MB a year, and a full disk makes the project read-only.
  if not exists (select from pg_available_extensions where name = 'pg_cron')
    or not exists (select from pg_available_extensions where name = 'pg_net')
    or to_regclass('vault.decrypted_secrets') is null
  then
    raise notice 'Skipped the schedule: this database needs pg_cron, pg_net and vault.';
  else
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('maintenance', '* * * * *', $job$
      select net.http_post(
        url := maintenance_url.decrypted_secret,
        headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || scheduler.secret),
        body := '{}'::jsonb,
        timeout_milliseconds := 30000)
      from vault.decrypted_secrets maintenance_url, leads.scheduler
      where maintenance_url.name = 'maintenance_url'
    $job$);
    perform cron.schedule('delete-run-history', '17 3 * * *', $job$
      delete from cron.job_run_details where end_time < now() - interval '7 days'
    $job$);
  end if;

  -- The timeout is set for the role, because the transaction pooler keeps no session settings. It is longer than the
  -- function's timeout of eight seconds. A slow migration begins with: set statement_timeout = 0;
  execute format('alter role %I set statement_timeout = %L', current_user, '10s');
end
$function$;
revoke all on function leads.set_up_hosted_project() from public, anon, authenticated;

select leads.set_up_hosted_project();
