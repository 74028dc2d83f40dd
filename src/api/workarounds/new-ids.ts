import type { Created } from '#api/answers.ts'
import { Problem } from '#domain/problem.ts'

type New = { id?: string | undefined }

/**
 * True if the server rejected a create request because of the id in its body. The response is a 422 that names the
 * field, or a foreign key error (`fk_transactions_materials_transaction`), because the server inserts links before the
 * record.
 */
function isIdRefused(error: unknown, resource: string): boolean {
  if (!(error instanceof Problem)) return false
  if ('id' in error.fields) return true
  const [, constraint = ''] = /violates foreign key constraint \W*fk_(\w+)/.exec(error.details ?? '') ?? []
  return constraint.endsWith(`_${resource.slice(0, -1)}`)
}

/**
 * Workaround: some servers accept client-generated ids, which prevent a duplicate when a request is repeated. Other
 * servers ignore or reject ids. After a rejection, no ids are sent for the rest of the session.
 *
 * Delete once every server accepts ids.
 */
export function newIds(resource: string) {
  let habit: 'unknown' | 'taken' | 'ignored' | 'refused' = 'unknown'
  return {
    /** Creates a record. Repeats the request without an id if the server rejects the id. */
    async create<Body extends New>(body: Body, write: (body: Body) => Promise<Created>): Promise<Created> {
      if (habit === 'refused' || body.id === undefined) return write({ ...body, id: undefined })
      try {
        const created = await write(body)
        if (created.id !== null) habit = created.id === body.id ? 'taken' : 'ignored'
        return created
      } catch (error) {
        if (!isIdRefused(error, resource)) throw error
        habit = 'refused'
        return write({ ...body, id: undefined })
      }
    },
    /**
     * Returns the id of a record that a create call might have created, or null. Searches by id, or by values if the server
     * might have ignored the id.
     */
    async find({ id }: New, read: (id: string) => Promise<unknown>, byValues: () => Promise<string | null>) {
      if (id === undefined || habit === 'ignored') return byValues()
      try {
        await read(id)
        habit = 'taken'
        return id
      } catch (error) {
        if (!(error instanceof Problem) || error.kind !== 'notFound') throw error
        return habit === 'taken' ? null : byValues()
      }
    },
  }
}
