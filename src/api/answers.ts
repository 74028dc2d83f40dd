import type * as z from 'zod/mini'
import type { ReadName, WriteName } from '#contract/addresses.ts'
import { contractBroken } from '#domain/response-problems.ts'
import { fieldsIn, isFields } from '#rules/fields.ts'
import { id } from '#schemas/common.ts'
import type { Client } from './client.ts'
import { ask, type NamedOptions, send } from './requests.ts'

/**
 * Parses a response body as JSON and validates it with a schema.
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

/** Result of a create call. `id` and `message` are null if the response lacks them. Most servers send no message. */
export type Created = { id: string | null; message: string | null }

/** Creates a record and returns its id and the server's message. See {@link idInAnswer} for the supported responses. */
export async function create<Name extends Extract<WriteName, `${string}.create`>>(
  client: Client,
  name: Name,
  ...options: NamedOptions<Name>
): Promise<Created> {
  const response = await send(client, name, ...options)
  const { message } = fieldsIn(response)
  return { id: idInAnswer(response), message: typeof message === 'string' ? message : null }
}

/** True if a response is an envelope with an `item`. */
export const hasItem = (answer: unknown): answer is { item: unknown } => 'item' in fieldsIn(answer)

/**
 * Returns the id from the response to a create call: from an envelope, or from a bare id (JSON or plain text). Returns
 * null if the response has no id, such as `OK`.
 */
export function idInAnswer(answer: unknown): string | null {
  const item = hasItem(answer) ? answer.item : answer
  const candidate = isFields(item) && 'id' in item ? item['id'] : item
  const result = id.safeParse(candidate)
  return result.success ? result.data : null
}
