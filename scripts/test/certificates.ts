import { generate } from 'selfsigned';

interface Certificate {
  /** PEM. */
  readonly cert: string;
  /** PEM. */
  readonly key: string;
}

type Options = NonNullable<Parameters<typeof generate>[1]>;

async function createCertificate(name: string, options: Options): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    ...options,
  });
  return { cert, key };
}

export const createAuthority = (name = 'Test CA') =>
  createCertificate(name, { extensions: [{ name: 'basicConstraints', cA: true, critical: true }] });

export const issueCertificate = (authority: Certificate, host: string) =>
  createCertificate(host, {
    ca: authority,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
    ],
  });

/** Writes a certificate in one line, as .env files and dashboards can hold it. */
export const toOneLine = (pem: string) => pem.trim().replace(/\r?\n/g, String.raw`\n`);
