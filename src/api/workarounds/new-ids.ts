import type { Created } from '#api/answers.ts'
import { Problem } from '#domain/problem.ts'
import { fieldsIn } from '#rules/fields.ts'
import { nextUuid } from '#rules/ids.ts'

type New = { id?: string | undefined }
type Link = { id?: string | undefined }

/** Returns the record with an id and its `relations`. */
type Read = (id: string, relations: readonly string[]) => Promise<object>

/** Requests that create a record: `post` for a create request, `put` for an update with the same fields. */
type Writing<Body> = { post: (body: Body) => Promise<Created>; put?: (body: Body) => Promise<unknown>; read?: Read }

/** How to find a record. `byValues` searches the list. */
type Search = { read: Read; byValues: () => Promise<string | null> }

/** Returns the lists of records in a body, by field: lines, roles or businesses. */
const linksIn = (body: object): Array<[field: string, links: readonly Link[]]> =>
  Object.entries(body).filter(
    (entry): entry is [string, readonly Link[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(link => typeof link === 'object'),
  )

/** Adds ids to the lines in a body. They follow from the body's id, so that repeated requests create each line once. */
function withLinkIds<Body extends New>(body: Body): Body {
  const idOf = ({ id }: Link, index: number) => id ?? nextUuid(body.id ?? '', index + 1)
  const linked = linksIn(body).map(([field, links]) => [
    field,
    links.map((link, index) => ({ ...link, id: idOf(link, index) })),
  ])
  return { ...body, ...Object.fromEntries(linked) }
}

/** True if the server rejected a create request because of the ids in its body: a 422 that names an id field. */
const isIdRefused = (error: unknown) =>
  error instanceof Problem && Object.keys(error.fields).some(field => /^(?:materials\.\d+\.)?id$/.test(field))

/**
 * True if a response shows that the server inserts links before the record: a body with an id and links violates a foreign
 * key, such as `fk_transactions_materials_transaction`.
 */
export function linksFirst(response: string, resource: string): boolean {
  const [, constraint = ''] = /violates foreign key constraint \W*fk_(\w+)/.exec(response) ?? []
  return constraint.endsWith(`_${resource.slice(0, -1)}`)
}

/** True if the server has the record with this id, with as many links in each list as the body. */
async function isThere(id: string, body: object, read: Read): Promise<boolean> {
  const links = linksIn(body)
  const relations = links.map(([field]) => field)
  const found = fieldsIn(await read(id, relations))
  return links.every(([field, { length }]) => {
    const stored = found[field]
    return !Array.isArray(stored) || stored.length >= length
  })
}

/**
 * True if a conflict is about the record itself: a proxy or the browser sent the create request twice, and the server
 * refused the second one.
 */
async function isOwnConflict(error: unknown, id: string, body: object, read: Read | undefined): Promise<boolean> {
  if (!read || !(error instanceof Problem) || error.kind !== 'conflict') return false
  try {
    return await isThere(id, body, read)
  } catch (unread) {
    if (unread instanceof Problem) return false
    throw unread
  }
}

/** Creates a record without its links, then adds the links. Each step can be repeated. */
async function createInSteps<Body extends New>(body: Body, { post, put }: Writing<Body>): Promise<Created> {
  const links = linksIn(body)
  const created = await post({ ...body, ...Object.fromEntries(links.map(([field]) => [field, []])) })
  const areRecords = links.every(([, each]) => each.every(({ id }) => id !== undefined))
  await (put && areRecords ? put(body) : post(withLinkIds(body)))
  return created
}

/**
 * Workaround: some servers accept client-generated ids, which prevent a duplicate when a request is repeated. Other
 * servers accept them only in a request without lines or roles, ignore them, or reject them. After a rejection, no ids
 * are sent for the rest of the session.
 *
 * Delete once every server accepts ids.
 */
export function newIds(resource: string) {
  let habit: 'unknown' | 'accepted' | 'in steps' | 'ignored' | 'refused' = 'unknown'
  return {
    /** Creates a record, with the requests that the server accepts. */
    async create<Body extends New>(body: Body, writing: Writing<Body>): Promise<Created> {
      if (habit === 'refused' || body.id === undefined) return writing.post({ ...body, id: undefined })
      if (habit === 'in steps') return createInSteps(body, writing)
      try {
        const created = await writing.post(withLinkIds(body))
        if (created.id !== null) habit = created.id === body.id ? 'accepted' : 'ignored'
        return created
      } catch (error) {
        if (error instanceof Problem && linksFirst(error.details ?? '', resource)) {
          habit = 'in steps'
          return createInSteps(body, writing)
        }
        if (await isOwnConflict(error, body.id, body, writing.read)) return { id: body.id, message: null }
        if (!isIdRefused(error)) throw error
        habit = 'refused'
        return writing.post({ ...body, id: undefined })
      }
    },
    /**
     * Returns the id of a record that a create call might have created, or null. Searches by id, and by values if the server
     * might have ignored the id. An incomplete record counts as not found, so that the caller creates it again.
     */
    async find(body: New, { read, byValues }: Search) {
      const { id } = body
      if (id === undefined || habit === 'ignored' || habit === 'refused') return byValues()
      try {
        const isComplete = await isThere(id, body, read)
        if (habit === 'unknown') habit = 'accepted'
        return isComplete ? id : null
      } catch (error) {
        if (!(error instanceof Problem) || error.kind !== 'notFound') throw error
        return habit === 'unknown' ? byValues() : null
      }
    },
  }
}
