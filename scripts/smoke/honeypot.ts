import { sampleContact } from '#scripts/test/sample-inquiries.ts';
import { ask, type LiveSite } from './live-site.ts';

/**
 * A submission as a robot makes it: it fills in the field that people do not see (`robot-checks.ts` of the function),
 * which is looked at before anything is stored or mailed.
 */
const robotSubmission = {
  ...sampleContact,
  name: 'Smoke check',
  email: 'smoke-check@example.com',
  fill_time_ms: 60_000,
  website: 'https://www.example.com',
};

/** Sends one submission that must be refused as a robot's to where the contact form posts. */
export async function honeypotCheck(site: LiveSite): Promise<readonly string[]> {
  const document = await site.document('/contact');
  const action = document.querySelector('form[method="post"]')?.getAttribute('action');
  if (!action) return ['/contact has no form to post'];
  if (!document.querySelector(`form [name="website"]`))
    return ['the contact form lacks the field that robots fill in'];
  const address = new URL(action, site.origin).href;
  const { status, headers, text } = await ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.origin },
    body: JSON.stringify(robotSubmission),
  });
  if (status === 400 && text.includes('"rejected"')) {
    const isElsewhere = new URL(address).origin !== site.origin;
    const allowed = headers.get('access-control-allow-origin');
    return isElsewhere && allowed !== site.origin
      ? [
          `${address} doesn't let the site's pages read its answer (Access-Control-Allow-Origin: ${allowed ?? 'none'})`,
        ]
      : [];
  }
  const fix = status === 403 ? '; is this address among SITE_URL and ALLOWED_ORIGINS of the function?' : '';
  return [`${address} answered ${status} instead of refusing: ${text.slice(0, 200)}${fix}`];
}
