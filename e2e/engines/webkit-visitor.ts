import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import type { Key, Visitor } from './visitor.ts';

/** Keys as WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
};

/** The name of the field by which WebDriver refers to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * A visitor in WebKitGTK's own small browser, driven by WebDriver (https://www.w3.org/TR/webdriver2/), which is all
 * that WebKitGTK speaks. Without a display it is drawn on a virtual one.
 */
export async function webkitVisitor(driver: string, hasScript: boolean): Promise<Visitor> {
  const port = await getPort();
  const command = [driver, `--port=${port}`];
  const [program, ...parameters] = process.env['DISPLAY']
    ? command
    : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24', ...command];
  // A group of its own, so that the virtual display ends with it.
  const running = spawn(program as string, parameters, { stdio: 'ignore', detached: true });
  const stop = () => void process.kill(-(running.pid as number));

  const request = async (
    method: 'POST' | 'DELETE' | 'GET',
    path: string,
    body?: object,
    seconds = 30,
  ): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebKitWebDriver: ${error} ${message}`);
  };
  const begin = async () => {
    for (let attempt = 0; attempt < 50; attempt++) {
      const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
      if (answer?.ok) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const options = hasScript
      ? {}
      : { 'webkitgtk:browserOptions': { args: ['--automation', '--enable-javascript-markup=false'] } };
    return (await request('POST', '', { capabilities: { alwaysMatch: options } })) as { sessionId: string };
  };
  const { sessionId } = await begin().catch((error: unknown) => {
    stop();
    throw error;
  });

  const post = (path: string, body: object = {}, seconds?: number) =>
    request('POST', `/${sessionId}${path}`, body, seconds);
  // A script that runs while documents change may never be answered; whoever polls asks again.
  const execute = (script: string, ...args: readonly unknown[]) => post('/execute/sync', { script, args }, 3);
  const find = async (selector: string) => {
    const element = (await post('/element', { using: 'css selector', value: selector })) as Record<
      string,
      string
    >;
    // Where the page scrolls smoothly, the driver's own scrolling doesn't arrive in time.
    await execute('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    return element;
  };
  const toElement = async (selector: string, command: string, body: object = {}) =>
    void (await post(`/element/${(await find(selector))[elementKey]}/${command}`, body));
  const act = (actions: object) => post('/actions', { actions: [actions] });
  const resize = async (width: number, height: number) => {
    await post('/window/rect', { width, height });
    // The driver aims at elements where they were before for a moment.
    await pause(500);
  };

  await post('/timeouts', { implicit: 10_000 });
  await resize(1280, 800);
  return {
    goTo: async (address) => void (await post('/url', { url: address })),
    read: (inPage, argument) =>
      execute(`return (${String(inPage)})(arguments[0])`, argument ?? null) as never,
    inject: async (script) => void (await execute(script)),
    click: (selector) => toElement(selector, 'click'),
    type: (selector, text) => toElement(selector, 'value', { text }),
    press: async (key) =>
      void (await act({
        type: 'key',
        id: 'keyboard',
        actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
      })),
    hover: async (selector) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [{ type: 'pointerMove', x: 0, y: 0, duration: 50, origin: await find(selector) }],
      });
    },
    attach: (selector, file) => toElement(selector, 'value', { text: file }),
    resize,
    picture: async () => Buffer.from((await request('GET', `/${sessionId}/screenshot`)) as string, 'base64'),
    close: async () => {
      await request('DELETE', `/${sessionId}`).catch(() => {});
      stop();
    },
  };
}
