import { resolve } from 'node:path'

/** Resolves a path relative to the project's root. Absolute paths stay unchanged. */
export const inProject = (...path: string[]) => resolve(import.meta.dirname, '..', ...path)
