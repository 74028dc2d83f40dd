import { join } from 'node:path'

/** An absolute path inside the project, from one relative to its root. */
export const inProject = (...path: string[]) => join(import.meta.dirname, '..', ...path)
