import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { type LiveWorkflow, readJournal } from '../engine/status/live-workflow.js';

/** A workflow that an agent runtime has, or had, in progress for a folder. */
export interface FoundWorkflow extends LiveWorkflow {
  /** When its journal was last written, in ms since the epoch. */
  readonly writtenAt: number;
}

/** More than this is not read: the journal belongs to another program, and may hold anything. 32 MiB. */
const MAX_JOURNAL_BYTES = 32 * 1024 * 1024;
/** Nor are more folders than this looked through. */
const MAX_FOLDERS = 20_000;

/** The newest workflow of an agent runtime that works in a folder; null when there is none that can be read. */
export function findWorkflow(workingDirectory: string, env: NodeJS.ProcessEnv): FoundWorkflow | null {
  const home = env.CLAUDE_CONFIG_DIR || path.join(homeFolder(), '.claude');
  const project = path.join(home, 'projects', workingDirectory.replace(/[^A-Za-z0-9-]/g, '-'));
  let newest: { readonly file: string; readonly stat: fs.Stats } | null = null;
  let looked = 0;
  for (const conversation of names(project).slice(0, MAX_FOLDERS)) {
    const workflows = path.join(project, conversation, 'subagents', 'workflows');
    for (const workflow of names(workflows)) {
      looked += 1;
      if (looked > MAX_FOLDERS) break;
      if (!workflow.startsWith('wf_')) continue;
      const file = path.join(workflows, workflow, 'journal.jsonl');
      const stat = statOf(file);
      if (stat?.isFile() && (newest === null || stat.mtimeMs > newest.stat.mtimeMs)) newest = { file, stat };
    }
  }
  if (newest === null || newest.stat.size > MAX_JOURNAL_BYTES) return null;
  const text = textOf(newest.file);
  const workflow = text === null ? null : readJournal(text);
  return workflow === null ? null : { ...workflow, writtenAt: newest.stat.mtimeMs };
}

/** A user whom the system does not know has none. */
function homeFolder(): string {
  try {
    return os.homedir();
  } catch {
    return path.sep;
  }
}

function names(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

function statOf(file: string): fs.Stats | null {
  try {
    return fs.statSync(file);
  } catch {
    return null;
  }
}

/** What there is of it up to the limit: it may grow while it is read. */
function textOf(file: string): string | null {
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, 'r');
  } catch {
    return null;
  }
  try {
    const buffer = Buffer.allocUnsafe(Math.min(fs.fstatSync(descriptor).size, MAX_JOURNAL_BYTES));
    const length = fs.readSync(descriptor, buffer, 0, buffer.length, 0);
    return buffer.toString('utf8', 0, length);
  } catch {
    return null;
  } finally {
    fs.closeSync(descriptor);
  }
}
