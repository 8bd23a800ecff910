/** An error, a warning or a notice, as it appears on the run's page. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
}

/**
 * The commands in what a step prints, as far as they matter here: masks and annotations, and the switch that
 * turns commands off (actions/runner ActionCommandManager).
 */
export class WorkflowCommands {
  readonly masks: string[] = [];
  readonly annotations: Annotation[] = [];
  #resumeToken: string | undefined;

  /** Takes one line of output, from either stream. */
  line(line: string): void {
    const match = /^\s*::([^\s:]+)(?: [^:]*(?::(?!:)[^:]*)*)?::(.*)$/s.exec(line);
    if (match === null) return;
    const command = (match[1] ?? '').toLowerCase();
    const data = unescapeData(match[2] ?? '');
    if (this.#resumeToken !== undefined) {
      if (command === this.#resumeToken.toLowerCase()) this.#resumeToken = undefined;
      return;
    }
    switch (command) {
      case 'stop-commands':
        this.#resumeToken = data;
        break;
      case 'add-mask':
        this.#mask(data);
        break;
      case 'error':
      case 'warning':
      case 'notice':
        this.annotations.push({ level: command, message: data });
        break;
    }
  }

  // Each line of the value is a secret too, because logs are masked line by line.
  #mask(value: string): void {
    if (value.trim() === '') return;
    this.masks.push(value);
    const lines = value.split(/[\r\n]+/).filter((line) => line !== '');
    if (lines.length > 1) this.masks.push(...lines);
  }
}

function unescapeData(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
