import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provider } from '#src/site/provider.ts';
import { reportFailure } from './error-report.ts';

vi.mock('#src/site/provider.ts', () => ({ provider: { errorReportUrl: undefined } }));
const configured = provider as { errorReportUrl: string | undefined };
const sendBeacon = vi.fn<(url: string, body: string) => boolean>();

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://www.example.com/contact?name=Ada') });
  vi.stubGlobal('navigator', { userAgent: 'a browser', sendBeacon });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockReset();
});

describe('a failure', () => {
  test('is reported to nobody unless an endpoint is configured', () => {
    configured.errorReportUrl = undefined;
    reportFailure('render', new Error('broken'));
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test.each(['render', 'submission'] as const)('of the kind "%s" is sent with where and when', (failure) => {
    configured.errorReportUrl = 'https://errors.example.net/report';
    reportFailure(failure, new TypeError('broken'));
    const [url, body = ''] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('https://errors.example.net/report');
    expect(JSON.parse(body)).toMatchObject({
      failure,
      name: 'TypeError',
      message: 'broken',
      path: '/contact',
      userAgent: 'a browser',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
    expect(body).not.toContain('Ada');
  });

  test('that is no Error is reported all the same', () => {
    configured.errorReportUrl = 'https://errors.example.net/report';
    reportFailure('render', 'only words');
    expect(sendBeacon.mock.calls[0]?.[1]).toContain('only words');
  });
});
