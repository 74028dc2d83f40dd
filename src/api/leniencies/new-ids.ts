import type { Created } from '#api/answers.ts'
import { Problem } from '#domain/problem.ts'

type New = { id?: string | undefined }

/**
 * Returns true if a server refuses to create a record because of the id in the body: a 422 names the field, or the server
 * inserts the links to the record before the record, which breaks their foreign key (`fk_transactions_materials_transaction`).
 */
function isIdRefused(error: unknown, resource: string): boolean {
  if (!(error instanceof Problem)) return false
  if ('id' in error.fields) return true
  const [, constraint = ''] = /violates foreign key constraint \W*fk_(\w+)/.exec(error.details ?? '') ?? []
  return constraint.endsWith(`_${resource.slice(0, -1)}`)
}

/**
 * The difference: some servers take the id that the client makes for a new record, so that a repeated request creates no
 * second record. Others ignore or refuse it. One that refuses it is sent none for the rest of the session.
 *
 * Can be deleted once every server takes the id.
 */
export function newIds(resource: string) {
  let habit: 'unknown' | 'taken' | 'ignored' | 'refused' = 'unknown'
  return {
    /** Creates a record, without the id of its body if the server refuses it. */
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
    /** Finds a record that may have been created: by its id, or by its values on a server that might not have taken that. */
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
