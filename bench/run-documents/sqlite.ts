import { createRequire } from 'node:module';
import * as path from 'node:path';
import { chain } from './chain.js';

interface Database {
  exec(sql: string): unknown;
  prepare(sql: string): { get(...values: unknown[]): unknown; run(...values: unknown[]): unknown };
  close(): unknown;
}

type Constructor = new (file: string) => Database;

/** `better-sqlite3` where `npm install --prefix bench` could make it for this Node, else the SQLite in Node itself. */
function findSqlite(): { readonly name: string; readonly Sqlite: Constructor } {
  const require = createRequire(path.resolve('bench/package.json'));
  try {
    const Sqlite: Constructor = require('better-sqlite3');
    new Sqlite(':memory:').close();
    return { name: 'better-sqlite3', Sqlite };
  } catch {
    return { name: 'node:sqlite', Sqlite: require('node:sqlite').DatabaseSync };
  }
}

const { name: sqliteName, Sqlite } = findSqlite();

export { sqliteName };

/** As durable as an event log: the write-ahead log is synced at each commit. */
export function openDatabase(file: string): Database {
  const database = new Sqlite(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 20000');
  return database;
}

/** A table of units, each as JSON. */
export function newDatabase(file: string, units: number): void {
  const database = openDatabase(file);
  database.exec('CREATE TABLE units (id TEXT PRIMARY KEY, unit TEXT NOT NULL); BEGIN');
  const insert = database.prepare('INSERT INTO units VALUES (?, ?)');
  for (const [id, unit] of Object.entries(chain(units, new Date().toISOString()).units)) {
    insert.run(id, JSON.stringify(unit));
  }
  database.exec('COMMIT');
  database.close();
}
