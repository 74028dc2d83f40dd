import type * as z from 'zod/mini'
import type { ReadName, WriteName } from '#contract/addresses.ts'
import { fieldsIn, isFields } from '#rules/fields.ts'
import { id } from '#schemas/common.ts'
import { contractBroken } from './call-problems.ts'
import type { Client } from './client.ts'
import { ask, type NamedOptions, send } from './requests.ts'

/**
 * Parses a response body with its schema.
 * @throws Problem of kind `contract` if the body is not JSON or does not match the schema.
 */
export async function readAnswer<T extends z.ZodMiniType>(answer: Blob, schema: T): Promise<z.output<T>> {
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

/** Sends a read request and parses the response with a schema. */
export const get = async <Name extends ReadName, T extends z.ZodMiniType>(
  client: Client,
  name: Name,
  schema: T,
  ...options: NamedOptions<Name>
) => readAnswer(await ask(client, name, ...options), schema)

/** Result of a create. `id` is null if the response has none; `message` is null for most servers. */
export type Created = { id: string | null; message: string | null }

/** Creates a record and returns the new id from an envelope or from a bare id (text or JSON). A bare `OK` has no id. */
export async function create<Name extends Extract<WriteName, `${string}.create`>>(
  client: Client,
  name: Name,
  ...options: NamedOptions<Name>
): Promise<Created> {
  const said = await send(client, name, ...options)
  const { message } = fieldsIn(said)
  return { id: idInAnswer(said), message: typeof message === 'string' ? message : null }
}

/** True if a response is an envelope with a record. */
export const hasItem = (answer: unknown): answer is { item: unknown } => 'item' in fieldsIn(answer)

/** Returns the id in the response to a create: in an envelope, or bare as text or JSON. Returns null without an id. */
export function idInAnswer(answer: unknown): string | null {
  const item = hasItem(answer) ? answer.item : answer
  const candidate = isFields(item) && 'id' in item ? item['id'] : item
  const result = id.safeParse(candidate)
  return result.success ? result.data : null
}
