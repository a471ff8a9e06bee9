/** The hosts that a release can be deployed to, and how each rolls back. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { nginxFolder } from '#scripts/build/hosting/nginx.ts';
import { deployedFolders } from './tested-build.ts';

export interface Host {
  /** Deploys the build in `dist`; when that fails, the live release stays live. */
  deploy(dist: string): Promise<void>;
  /** Rolls back to the release before, or holds instructions where no command can. */
  rollBack: (() => Promise<void>) | { readonly words: string };
}

type Environment = Readonly<Record<string, string | undefined>>;
type Read = (name: string) => string;

const netlify = ['npx', '--yes', 'netlify-cli@27'] as const;

/** By the value of `DEPLOY_HOST`; `read` refuses a variable that the host needs and that isn't set. */
const hosts: Readonly<Record<string, (read: Read, environment: Environment) => Host>> = {
  netlify: (read) => {
    read('NETLIFY_AUTH_TOKEN');
    const site = JSON.stringify({ site_id: read('NETLIFY_SITE_ID') });
    return {
      deploy: (dist) => run([...netlify, 'deploy', '--prod', '--no-build', '--dir', `${dist}/client`]),
      rollBack: () => run([...netlify, 'api', 'rollbackSiteDeploy', '--data', site]),
    };
  },
  cloudflare: (read) => {
    read('CLOUDFLARE_API_TOKEN');
    read('CLOUDFLARE_ACCOUNT_ID');
    const project = ['--project-name', read('CLOUDFLARE_PROJECT'), '--branch', 'main'];
    return {
      deploy: (dist) => run(['npx', '--yes', 'wrangler@4', 'pages', 'deploy', `${dist}/client`, ...project]),
      rollBack: {
        words:
          'Cloudflare Pages: open the project at https://dash.cloudflare.com, Deployments, the last good one, "Rollback to this deployment".',
      },
    };
  },
  vercel: (read) => {
    const token = ['--token', read('VERCEL_TOKEN')];
    read('VERCEL_ORG_ID');
    read('VERCEL_PROJECT_ID');
    return {
      deploy: (dist) =>
        run(['npx', '--yes', 'vercel@64', 'deploy', `${dist}/client`, '--prod', '--yes', ...token]),
      rollBack: {
        words:
          'Vercel: "npx vercel@64 ls --prod" lists the deployments; "npx vercel@64 rollback <address of the last good one>" brings it back.',
      },
    };
  },
  nginx: (read) =>
    folderHost({
      shell: ['ssh', read('SSH_TARGET')],
      root: nginxFolder,
      reload: 'sudo nginx -t && sudo systemctl reload nginx',
    }),
  folder: (read, environment) =>
    folderHost({
      shell: ['sh', '-c'],
      root: read('DEPLOY_FOLDER'),
      reload: environment['DEPLOY_RELOAD'] || ':',
    }),
};

/**
 * The host that `DEPLOY_HOST` names.
 *
 * @throws {Error} that names what the environment lacks.
 */
export function findHost(environment: Environment): Host {
  const name = environment['DEPLOY_HOST'] ?? '';
  const host = hosts[name];
  if (!host)
    throw new Error(`DEPLOY_HOST must be one of ${Object.keys(hosts).join(', ')} (it is "${name}").`);
  const read = (variable: string) => {
    const value = environment[variable];
    if (!value) throw new Error(`${variable} is not set: DEPLOY_HOST=${name} needs it.`);
    return value;
  };
  return host(read, environment);
}

interface FolderHostOptions {
  /** The command that runs a line of shell on the machine with the folder. */
  readonly shell: readonly [string, string];
  /**
   * The folder: `releases/<time>` hold the releases, the link `current` names the live one. Beside the build, each has
   * `files`, the list of what it brought itself, and `previous`, the name of the release that it replaced.
   */
  readonly root: string;
  /** A line of shell that makes the server reload its configuration. */
  readonly reload: string;
}

/** A folder that a web server reads, on this machine or behind SSH. */
export function folderHost({ shell, root, reload }: FolderHostOptions): Host {
  const shellWith = (...lines: readonly string[]) =>
    [
      ...shell,
      [
        'set -e',
        `mkdir -p ${quoted(`${root}/releases`)}`,
        `cd ${quoted(root)}`,
        'before=$([ ! -d current ] || readlink current)',
        // Renaming replaces the link in one step: no visitor meets a site without it.
        `lead_to() { ln -sfn "$1" next && mv -T next current && (${reload}); }`,
        'go_live() {',
        '  [ -d "$1" ] || { echo "There is no folder $1 any more." >&2; exit 1; }',
        '  if lead_to "$1"; then return; fi',
        '  if [ -n "$before" ]; then lead_to "$before"; else rm current; fi',
        '  exit 1',
        '}',
        ...lines,
      ].join('\n'),
    ] as const;
  return {
    async deploy(dist) {
      const release = `releases/${new Date().toISOString().replaceAll(/\D/g, '')}`;
      const unpack = shellWith(
        // What doesn't go live doesn't stay.
        `trap '[ "$(readlink current)" = ${release} ] || rm -rf ${release}' EXIT`,
        `mkdir -p ${release}/client/assets`,
        'if [ -n "$before" ]; then',
        `  echo "$before" >${release}/previous`,
        // Visitors who have an older page open still find its files, for a month from when they were replaced.
        `  (cd current && grep -s '^client/assets/.' files | xargs -rd '\\n' touch -c)`,
        `  cp -al current/client/assets/. ${release}/client/assets/`,
        `  find ${release}/client/assets -type f -mtime +30 -delete`,
        'fi',
        `tar -xvf - -C ${release} >${release}/files`,
        `go_live ${release}`,
        // Besides the newest, those stay that this one and the one before it go back to.
        `kept=$(cat ${release}/previous "$before/previous" 2>/dev/null || :)`,
        `ls -dr releases/* | tail -n +6 | grep -vxF -e ${release} -e "$kept" | xargs rm -rf`,
      );
      await run(unpack, ['tar', '-C', dist, '-cf', '-', ...deployedFolders]);
    },
    rollBack: () =>
      run(
        shellWith(
          '[ -f current/previous ] || { echo "There is no release before this one." >&2; exit 1; }',
          'go_live "$(cat current/previous)"',
        ),
      ),
  };
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Runs a command with its output shown, what `source` prints as its input; rejects where either fails. */
async function run([program, ...parameters]: readonly string[], source?: readonly string[]): Promise<void> {
  const child = spawn(program!, parameters, {
    stdio: [source ? 'pipe' : 'ignore', 'inherit', 'inherit'],
    // npx is a script of the shell there, which would take the lines for the host apart.
    shell: program === 'npx' && process.platform === 'win32',
  });
  const ended = [untilEnded(child, program!)];
  if (source) {
    const [name = '', ...sourceParameters] = source;
    const producer = spawn(name, sourceParameters, { stdio: ['ignore', 'pipe', 'inherit'] });
    // A command that ends early closes its input; its exit code says so better than a broken pipe.
    child.stdin?.on('error', () => {});
    producer.stdout.pipe(child.stdin!);
    ended.push(untilEnded(producer, name));
  }
  await Promise.all(ended);
}

async function untilEnded(child: ReturnType<typeof spawn>, program: string): Promise<void> {
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code ?? 'a signal'}.`);
}
