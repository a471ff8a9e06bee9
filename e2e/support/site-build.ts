import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import '#scripts/define-provider.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { copyCheckout } from '#scripts/test/checkout.ts';

export interface ServedBuild {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export async function buildAndServe(variables: Readonly<Record<string, string>>): Promise<ServedBuild> {
  const checkout = copyCheckout();
  try {
    const env = { ...process.env, ...variables };
    await promisify(execFile)('node', ['scripts/build/build.ts'], { cwd: checkout.folder, env });
    const site = await serveSite({ outDir: `${checkout.folder}/dist/client` });
    return {
      origin: site.origin,
      async close() {
        await site.close();
        checkout.remove();
      },
    };
  } catch (error) {
    checkout.remove();
    throw error;
  }
}
