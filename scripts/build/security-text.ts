import { provider } from '#src/site/provider.ts';
import { writeOutput, type BuildContext } from './build-context.ts';

/** How many days a release says that its file holds: less than a year, as RFC 9116 (section 2.5.5) recommends. */
const daysValid = 360;

/**
 * Says whom to tell of a weakness of the site (RFC 9116).
 *
 * @param builtAt - from which the day is counted on which the file expires.
 */
export function createSecurityText({ siteUrl }: Pick<BuildContext, 'siteUrl'>, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + daysValid);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${provider.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Writes the file; each release moves the day on which it expires. */
export async function writeSecurityText(context: BuildContext): Promise<void> {
  await writeOutput(context, '.well-known/security.txt', createSecurityText(context, new Date()));
}
