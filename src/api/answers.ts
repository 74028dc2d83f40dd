import type * as z from 'zod/mini'
import type { ReadName, WriteName } from '#contract/addresses.ts'
import { fieldsIn, isFields } from '#rules/fields.ts'
import { id } from '#schemas/common.ts'
import { contractBroken } from './call-problems.ts'
import type { Client } from './client.ts'
import { ask, type NamedOptions, send } from './requests.ts'

/**
 * The body of an answer as its schema reads it.
 * @throws Problem of kind `contract` when it is not JSON, or of another shape.
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

/** Makes a call that reads, and reads its answer with a schema. */
export const get = async <Name extends ReadName, T extends z.ZodMiniType>(
  client: Client,
  name: Name,
  schema: T,
  ...options: NamedOptions<Name>
) => readAnswer(await ask(client, name, ...options), schema)

/** The result of a create: the new id, null if the answer has none, and a message of the server, null from most. */
export type Created = { id: string | null; message: string | null }

/** Creates, and returns the new id: from an envelope, or from a bare id as text or JSON. A bare `OK` has none. */
export async function create<Name extends Extract<WriteName, `${string}.create`>>(
  client: Client,
  name: Name,
  ...options: NamedOptions<Name>
): Promise<Created> {
  const said = await send(client, name, ...options)
  const { message } = fieldsIn(said)
  return { id: idInAnswer(said), message: typeof message === 'string' ? message : null }
}

/** Whether what a server says is an envelope with a record. */
export const hasItem = (answer: unknown): answer is { item: unknown } => 'item' in fieldsIn(answer)

/** The id in what a server says of a new record: in an envelope, or bare as text or JSON; null if there is none. */
export function idInAnswer(answer: unknown): string | null {
  const item = hasItem(answer) ? answer.item : answer
  const candidate = isFields(item) && 'id' in item ? item['id'] : item
  const result = id.safeParse(candidate)
  return result.success ? result.data : null
}
