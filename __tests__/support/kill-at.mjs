// Loaded into a process with --import: kills it, as SIGKILL does, before its KILL_AT-th call to the file system
// (counted from 0), or when the script comes to its KILL_AT-th `killPoint()`. A write is cut in the middle.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { writeSync, fsyncSync } = fs;
const original = { ...fs };
let left = process.env.KILL_AT === undefined ? Number.POSITIVE_INFINITY : Number(process.env.KILL_AT);

function die() {
  writeSync(2, 'killed by kill-at.mjs\n'); // Windows does not tell a kill from an exit
  process.kill(process.pid, 'SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function isNow() {
  left -= 1;
  return left < 0;
}

const CALLS = [
  ...['mkdirSync', 'rmSync', 'openSync', 'fsyncSync', 'closeSync', 'renameSync'],
  ...['linkSync', 'unlinkSync', 'rmdirSync', 'fdatasyncSync', 'ftruncateSync'],
];
for (const name of CALLS) {
  fs[name] = (...args) => {
    if (isNow()) die();
    return original[name](...args);
  };
}
fs.writeFileSync = (target, data, ...rest) => {
  if (isNow()) {
    original.writeFileSync(target, data.slice(0, data.length / 2), ...rest);
    die();
  }
  return original.writeFileSync(target, data, ...rest);
};
fs.writeSync = (target, data, ...rest) => {
  if (isNow()) {
    const half = data.slice(0, data.length / 2);
    writeSync(target, half, typeof data === 'string' ? rest[0] : 0);
    die();
  }
  return original.writeSync(target, data, ...rest);
};
syncBuiltinESMExports();

globalThis.killPoint = () => {
  if (isNow()) die();
};
/** What the script does to the world: a line in a file. */
globalThis.effect = (file, line) => {
  globalThis.killPoint();
  const descriptor = original.openSync(file, 'a');
  writeSync(descriptor, `${line}\n`);
  fsyncSync(descriptor);
  original.closeSync(descriptor);
  globalThis.killPoint();
};
