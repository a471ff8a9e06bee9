/** A fake mail service, reset before each test. Unlike a real one it accepts repeats. */
import { beforeEach } from 'vitest';
import { startRecordingServer } from './recording-server.ts';

type RecordedMail = Readonly<Record<string, string | string[]>>;

type Mode = 'accept' | 'reject' | 'reject-reply-to' | 'fail' | 'hang' | 'limit' | 'limit-long' | 'conflict';

interface Settings {
  mode: Mode;
  body: string | undefined;
  beforeResponse: (() => void | Promise<void>) | undefined;
  /** The response to the request at index 2 has the id `mail-3`. */
  requests: { readonly key: string; readonly mail: RecordedMail }[];
}

const createSettings = (): Settings => ({
  mode: 'accept',
  body: undefined,
  beforeResponse: undefined,
  requests: [],
});

export const ownerAddress = 'hello@dep.example';

export async function startMailRecorder() {
  const { url, stop, start } = await startRecordingServer(async ({ headers, body }) => {
    const mail = JSON.parse(body) as RecordedMail;
    recorder.requests.push({ key: String(headers['idempotency-key']), mail });
    const { mode } = recorder;
    const count = recorder.requests.length;
    if (mode === 'hang') return 'hang';
    await recorder.beforeResponse?.();
    const status = {
      accept: 200,
      reject: 422,
      'reject-reply-to': 'reply_to' in mail ? 422 : 200,
      fail: 500,
      limit: count % 3 === 0 ? 429 : 200,
      'limit-long': 429,
      conflict: 409,
    }[mode];
    const response = status === 409 ? { name: 'invalid_idempotent_request' } : { id: `mail-${count}` };
    return {
      status,
      headers: { 'Content-Type': 'application/json', 'Retry-After': mode === 'limit' ? '1' : '1800' },
      body: recorder.body ?? JSON.stringify(response),
    };
  });
  const recorder = { url, stop, start, ...createSettings() };
  beforeEach(() => void Object.assign(recorder, createSettings()));
  return recorder;
}

export const findMailsTo = ({ requests }: Pick<Settings, 'requests'>, email: string): RecordedMail[] =>
  requests.map(({ mail }) => mail).filter(({ to }) => [to].flat().includes(email));
