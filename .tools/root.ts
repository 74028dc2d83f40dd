import { resolve } from 'node:path'

/** An absolute path inside the project, from one relative to its root; absolute ones stay as they are. */
export const inProject = (...path: string[]) => resolve(import.meta.dirname, '..', ...path)
