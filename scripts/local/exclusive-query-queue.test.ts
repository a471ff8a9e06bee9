import { createServer, type AddressInfo, type Server } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ExclusiveQueryQueue } from './exclusive-query-queue.ts';

let database: PGlite;
let server: Server;

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec('create table entries (number integer not null check (number >= 0))');
  const queryQueue = new ExclusiveQueryQueue(database) as never;
  server = createServer((socket) => {
    void new PGLiteSocketHandler({ queryQueue, closeOnDetach: true }).attach(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, 30_000);

afterAll(async () => {
  server.close();
  await database.close();
});

function connect() {
  const { port } = server.address() as AddressInfo;
  return postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, {
    max: 1,
    prepare: false,
    onnotice: () => {},
  });
}

test('connections that query at the same time each get their own answers', async () => {
  const connections = Array.from({ length: 5 }, connect);
  const answers = await Promise.all(
    connections.map((sql, connection) =>
      Promise.all(
        Array.from({ length: 40 }, async (_, number) => {
          const [row] = await sql<[{ text: string }]>`select ${`${connection} ${number}`}::text as text`;
          return row.text === `${connection} ${number}`;
        }),
      ),
    ),
  );
  expect(answers.flat()).toEqual(Array.from({ length: 200 }, () => true));
  await Promise.all(connections.map((sql) => sql.end()));
});

test('a failing query of one connection takes nothing from the others', async () => {
  const [first, second] = [connect(), connect()];
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, number) => {
      const sql = number % 2 ? first : second;
      return sql`insert into entries values (${number % 3 === 0 ? -1 : number})`;
    }),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  const [{ count }] = await first<[{ count: number }]>`select count(*)::int as count from entries`;
  expect(count).toBe(40);
  await Promise.all([first.end(), second.end()]);
});

test('a transaction keeps its turn, and is undone when its connection goes away', async () => {
  const [leaving, staying] = [connect(), connect()];
  await staying`delete from entries`;
  await new Promise<void>((resolve) => {
    const abandoned = leaving.begin(async (sql) => {
      await sql`insert into entries values (1)`;
      resolve();
      await new Promise(() => {});
    });
    abandoned.catch(() => {});
  });
  const counted = staying<[{ count: number }]>`select count(*)::int as count from entries`;
  await leaving.end({ timeout: 0 });
  expect((await counted)[0].count).toBe(0);
  await staying.end();
});
