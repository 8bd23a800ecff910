/** The agents of a workflow, as the journal of their runtime tells. It is a view only: nothing durable follows from it. */
export interface LiveWorkflow {
  readonly done: number;
  readonly running: number;
}

/**
 * Reads the journal of an agent runtime: lines of exactly `{type:"started",key,agentId}` or
 * `{type:"result",key,agentId,result}`. Null for any other form. A last line that is still being written is passed over.
 */
export function readJournal(text: string): LiveWorkflow | null {
  const done = new Set<string>();
  const started = new Set<string>();
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end);
    from = end < 0 ? text.length : end + 1;
    if (line.trim() === '') continue;
    const event = readEvent(line);
    if (event !== null) (event.type === 'result' ? done : started).add(event.key);
    else if (end >= 0) return null;
  }
  for (const key of done) started.delete(key);
  return done.size + started.size === 0 ? null : { done: done.size, running: started.size };
}

interface Event {
  readonly type: 'started' | 'result';
  readonly key: string;
}

function readEvent(line: string): Event | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (value === null || typeof value !== 'object') return null;
  const { type, key, agentId } = value as Record<string, unknown>;
  if (typeof key !== 'string' || typeof agentId !== 'string') return null;
  const names = Object.keys(value).length;
  if (type === 'started' && names === 3) return { type, key };
  if (type === 'result' && names === 4 && Object.hasOwn(value, 'result')) return { type, key };
  return null;
}
