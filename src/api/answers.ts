import type * as z from 'zod/mini'
import { id } from '#schemas/common.ts'
import { itemOf } from '#schemas/envelope.ts'
import { contractBroken } from './call-problems.ts'
import type { CallOptions, Client } from './client.ts'

/**
 * The body of an answer as its schema reads it.
 * @throws Problem of kind `contract` when it is not JSON, or of another shape.
 */
async function read<T extends z.ZodMiniType>(answer: Blob, schema: T): Promise<z.output<T>> {
  const text = await answer.text()
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    throw contractBroken(`Not JSON: ${text.slice(0, 500)}`, error)
  }
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  throw contractBroken(JSON.stringify(result.error.issues.slice(0, 5), null, 2), result.error)
}

/** The record in the envelope of an answer. */
export async function readItem<T extends z.ZodMiniType>(answer: Blob, row: T): Promise<z.output<T>> {
  return ((await read(answer, itemOf(row))) as { item: z.output<T> }).item
}

/** Reads an answer with a schema. */
export const get = async <T extends z.ZodMiniType>(client: Client, path: string, schema: T, options?: CallOptions) =>
  read(await client.read(path, options), schema)

/** Reads one record. */
export const getItem = async <T extends z.ZodMiniType>(client: Client, path: string, row: T, options?: CallOptions) =>
  readItem(await client.read(path, options), row)

/** The result of a create: the new id, null if the answer has none, and a message of the server, null from most. */
export type Created = { id: string | null; message: string | null }

/** Creates, and returns the new id: from an envelope, or from a bare id as text or JSON. A bare `OK` has none. */
export async function create(client: Client, path: string, json: unknown, options?: CallOptions): Promise<Created> {
  const said = await client.write('post', path, json, options)
  const message = typeof said === 'object' && said !== null && 'message' in said ? said.message : null
  return { id: idIn(said), message: typeof message === 'string' ? message : null }
}

function idIn(answer: unknown): string | null {
  const item = typeof answer === 'object' && answer !== null && 'item' in answer ? answer.item : answer
  const candidate = typeof item === 'object' && item !== null && 'id' in item ? item.id : item
  const result = id.safeParse(candidate)
  return result.success ? result.data : null
}
