/*
 * `xstate-lab/test`: paths and runs of machines in Vitest. The types are in declarations/test.d.ts.
 */
export * from '#lab/core/open/open-machine.ts'
export * from '#lab/core/paths/test-paths.ts'
export * from '#lab/core/run/replay.ts'
export * from './path-text.ts'
