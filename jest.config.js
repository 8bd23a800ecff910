import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['**/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, tsconfig: { noEmit: false } }] },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  // A machine that does other things as well must not fail a test that is about something else.
  testTimeout: 90_000,
  // Most of the time goes into waiting for processes and deadlines.
  maxWorkers: 2 * availableParallelism(),
};
