import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';

const { CALLS, GITHUB_OUTPUT } = process.env;
const language = process.argv[2];
appendFileSync(`${CALLS}/translations`, `${language}\n`);
mkdirSync(`docs/${language}`, { recursive: true });
writeFileSync(`docs/${language}/index.md`, `${language} ${language}\n`);
appendFileSync(GITHUB_OUTPUT, 'words=2\n');
