/**
 * `npm run build`: writes the deployable site to dist/client, and the editor of its content to dist/editor. Each build writes
 * to a separate folder, then replaces dist. So a failing build leaves the last site, and two builds may run at once.
 */
import '#scripts/define-provider.ts';
import { assertContent } from './content/assert-content.ts';
import { runCommand } from '#scripts/run-command.ts';

await runCommand(async () => {
  await assertContent();
  // These modules read the content.
  const { buildSite } = await import('./build-site.ts');
  await buildSite();
});
