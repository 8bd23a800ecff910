/**
 * Shows a step's output as the runner's log does: groups folded, so that only their titles are seen, and workflow
 * commands as what they say. Takes pieces of output and returns the lines that are complete.
 */
export function logLines(): (text: string) => string[] {
  let rest = '';
  let folded = false;
  return (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => {
      const command = /^::(\w[\w-]*)(?:\s[^:]*)?::(.*)$/.exec(line);
      if (command === null) return folded || line === '' ? [] : [line];
      const [, name = '', message = ''] = command;
      if (name === 'group' || name === 'endgroup') folded = name === 'group';
      if (name === 'group') return [message];
      return ['error', 'warning', 'notice'].includes(name) ? [`${name}: ${unescapeData(message)}`] : [];
    });
  };
}

function unescapeData(message: string): string {
  return message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
