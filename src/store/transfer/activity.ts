import type { ChildProcess } from 'node:child_process';
import * as diagnostics from 'node:diagnostics_channel';
import * as fs from 'node:fs';
import type { ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import * as path from 'node:path';
import type { Message } from './protocol.js';

/** What the transfer thread tells about itself while it works. */

/**
 * Tells the main thread while bytes move, so that it can end a transfer that has stalled.
 * @param folder where programs pack and unpack, which moves bytes too
 */
export function reportProgress(post: (message: Message) => void, folder: string): void {
  const sockets = new Set<Socket>();
  diagnostics.subscribe('http.client.request.start', (message) => {
    (message as { request: ClientRequest }).request.once('socket', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
  });
  let before = 0;
  setInterval(() => {
    let moved = sizeBelow(folder);
    for (const socket of sockets) moved += socket.bytesRead + socket.bytesWritten;
    if (moved !== before) post({ kind: 'progress' });
    before = moved;
  }, 1000).unref();
}

/** Programs outlive the thread that started them; the main thread ends them with it. */
export function reportChildren(post: (message: Message) => void): void {
  diagnostics.subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => {
      const { pid } = child;
      if (pid === undefined) return;
      post({ kind: 'child', pid, running: true });
      child.once('exit', () => post({ kind: 'child', pid, running: false }));
    });
  });
}

/** The bytes of all files below a folder; 0 when it is not there. */
function sizeBelow(folder: string): number {
  let size = 0;
  try {
    for (const name of fs.readdirSync(folder, { recursive: true }) as string[]) {
      size += fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
    }
  } catch {
    // not there, or changing as it is looked at: what was counted is enough
  }
  return size;
}
