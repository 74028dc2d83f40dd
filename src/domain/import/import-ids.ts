import { parse, v5 } from 'uuid'
import type { ImportResource } from './import-types.ts'

/** Namespace of the ids that this product derives from names. A change would import earlier files a second time. */
const ownNamespace = parse('296ffa50-95e4-4867-aecb-e48d80d8fcfe')

/**
 * Returns a UUID (version 5) that depends only on the name, so that a repeated import of a file has the same ids. Unlike
 * `crypto.subtle`, works on plain http.
 */
export const uuidV5 = (name: string, namespace: string | Uint8Array = ownNamespace): string =>
  v5(name.toWellFormed(), namespace)

/** True for the ids that {@link uuidV5} returns, among others. */
export const isUuidV5 = (id: string): boolean => id[14] === '5'

/** Returns the id of a new record from its content. The same content always has the same id. */
export const importId = (resource: ImportResource, content: readonly string[]): string =>
  uuidV5(JSON.stringify([resource, ...content]))
