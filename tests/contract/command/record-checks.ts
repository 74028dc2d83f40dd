import { randomUUID } from 'node:crypto'
import { idInAnswer } from '#api/answers.ts'
import { asksForBusiness } from '#api/sellers.ts'
import { linksFirst } from '#api/workarounds/new-ids.ts'
import type { PrefixedActions } from '#contract/addresses.ts'
import { callOf } from '#contract/contract.ts'
import { agrees, breaks, tolerated } from './judge.ts'
import { removeLines } from './link-checks.ts'
import { itemIn, itemsIn, type Resource, type Run } from './run.ts'
import type { Fields, Sample } from './samples.ts'
import { checkOtherRelations, preloadsOf } from './screen-queries.ts'
import { unknownId } from './visitor.ts'

const moment = /^\d{4}-\d\d-\d\dT/

/** True if the app reads an address or bank details as empty. */
const isNone = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every(text => text === '' || text === null)

/** True if two values of a field are equal as text, number or moment. */
function isSame(sent: unknown, stored: unknown): boolean {
  if (typeof sent === 'object' && sent !== null && typeof stored === 'object' && stored !== null) {
    return Object.entries(sent).every(([field, value]) => isSame(value, (stored as Fields)[field]))
  }
  if (typeof sent !== 'string' || sent === '') return sent === stored || (sent === null && isNone(stored))
  if (typeof stored === 'number') return Number(sent) === stored
  if (typeof stored !== 'string') return false
  return (
    sent === stored || Number(sent) === Number(stored) || (moment.test(sent) && Date.parse(sent) === Date.parse(stored))
  )
}

/** Returns the fields that were stored differently. Ignores fields missing in the response, and lists. */
function storedDifferently(sent: Fields, item: Fields): string[] {
  return Object.entries(sent).flatMap(([field, value]) => {
    const party = item[field.replace(/Id$/, '')] as Fields | null | undefined
    const stored = field in item ? item[field] : field.endsWith('Id') ? party?.['id'] : undefined
    const isMissing = stored === undefined || Array.isArray(value)
    return isMissing || isSame(value, stored)
      ? []
      : [`${field} is ${JSON.stringify(stored)}, and not ${JSON.stringify(value)}`]
  })
}

/** Reads a record with the relations that screens show. Returns an empty object if it cannot be read. */
const read = async (run: Run, resource: Resource, id: string): Promise<Fields> =>
  itemIn(await run.ask(`${resource}.get`, { params: { id }, query: { preload: preloadsOf(`${resource}.get`) } }))

/**
 * Returns the id of a created record from the response or from the row with its name, or null. The id in the response
 * counts only if its record matches the one sent, because the run changes and deletes it.
 */
async function idOf(run: Run, { resource, find, isIt }: Sample, answer: unknown): Promise<string | null> {
  const id = idInAnswer(answer)
  if (id !== null) {
    if (isIt(await read(run, resource, id))) return id
    run.note(`${resource}.create`, 'its id', breaks(`${id} is not the id of the new record`))
  }
  if (!find) {
    if (id === null) run.note(`${resource}.create`, 'its id', breaks('the new record remains: its id is unknown'))
    return null
  }
  const { term, column } = find
  const found = await run.ask(`${resource}.list`, {
    query: { page: 1, pageSize: 100, searchTerm: term, searchColumn: [column] },
  })
  const row = itemsIn(found).find(row => row[column] === term)
  return typeof row?.['id'] === 'string' ? row['id'] : null
}

/**
 * Checks that a record was stored as sent. After a response without the record (`isBare`), the app itself reads it
 * again.
 */
async function checkStored(
  run: Run,
  {
    resource,
    id,
    call,
    sent,
    isBare = false,
  }: {
    resource: Resource
    id: string
    call: 'create' | 'update'
    sent: Fields
    isBare?: boolean
  },
) {
  const answer = await run.done(`${resource}.get`, `after ${call}`, {
    params: { id },
    query: { preload: preloadsOf(`${resource}.get`) },
  })
  const otherwise = storedDifferently(sent, itemIn(answer))
  const seen = otherwise.join('; ')
  const judged = isBare
    ? tolerated(seen, 'the form shows the stored values (workarounds/ignored-changes.ts)', 'wrong for the user')
    : breaks(seen)
  run.note(`${resource}.${call}`, 'stored', otherwise.length === 0 ? agrees : judged)
}

/** Returns the time of the last write by the server's clock; NaN without one. */
const writtenAt = ({ updatedAt, createdAt }: Fields) => Date.parse(String(updatedAt ?? createdAt))

/** True if a server created a record from an empty body: one without a name, and not older than the run's own. */
const isMadeOfNothing = (item: Fields, own: Fields) =>
  !item['name'] && !item['username'] && writtenAt(item) >= writtenAt(own)

/** Checks that the server accepts the id of a new trade together with its lines. */
async function checkOwnId(run: Run, resource: 'transactions' | 'collections', body: Fields) {
  const create = `${resource}.create` as const
  const what = 'an id with lines'
  const id = randomUUID()
  const answer = await run.forgiven(create, what, { body: { ...body, id } }, ({ text }) =>
    linksFirst(text, resource)
      ? tolerated('refused', 'the lines are sent after the record (workarounds/new-ids.ts)', 'costs a call')
      : null,
  )
  const made = answer.status < 300 ? idInAnswer(answer.json ?? answer.text) : null
  if (made === null) return
  run.made.push({ resource, id: made, name: made })
  if (made !== id) {
    const judged = tolerated('another id', 'a lost record is sought by its values (api/find.ts)', 'costs a call')
    run.note(create, `${what}: stored`, judged)
  }
}

/** Creates and changes a record, and checks that invalid, duplicate and unknown values are rejected. Returns the id. */
export async function checkRecord(run: Run, sample: Sample): Promise<string | null> {
  const { resource, body, change } = sample
  const create = `${resource}.create` as const
  const update = `${resource}.update` as const
  const answer = await run.forgiven(create, 'a valid body', { body }, ({ text }) =>
    asksForBusiness(text)
      ? tolerated('sold by a business', 'its business is sent (workarounds/business-sellers.ts)', 'costs a call')
      : null,
  )
  if (asksForBusiness(answer.text)) {
    const sold = { sellerId: body['buyerId'] }
    return checkRecord(run, { ...sample, body: { ...body, ...sold }, change: { ...change, ...sold } })
  }
  const id = answer.status < 300 ? await idOf(run, sample, answer.json ?? answer.text) : null
  if (id === null) return null
  run.made.push({ resource, id, name: sample.find?.term ?? id })
  await checkStored(run, { resource, id, call: 'create', sent: body })

  const isNamed = callOf(create).refuses?.[409] !== undefined
  const second = isNamed ? await run.refused(create, 'a name that is taken', 409, { body }) : null
  const empty = await run.unmet(create, 'an empty body', 422, { body: {} }, 'forms check what they send (schemas)')
  const own = await read(run, resource, id)
  for (const [answer, isWrong] of [
    [second, sample.isIt],
    [empty, (item: Fields) => isMadeOfNothing(item, own)],
  ] as const) {
    const wrong = answer !== null && answer.status < 300 ? idInAnswer(answer.json ?? answer.text) : null
    if (wrong === null || wrong === id) continue
    if (isWrong(await read(run, resource, wrong))) run.made.push({ resource, id: wrong, name: wrong })
    else run.note(create, 'a record to remove', breaks(`${wrong} remains: other records look the same`))
  }

  const changed = await run.done(update, 'a valid body', { params: { id }, body: change })
  const isBare = itemIn(changed)['id'] === undefined
  await checkStored(run, { resource, id, call: 'update', sent: change, isBare })
  await checkOtherRelations(run, `${resource}.get`, { id })
  if (resource === 'transactions' || resource === 'collections') await checkOwnId(run, resource, body)
  return id
}

/** Requests unknown records with every permitted call that has an id. */
export async function checkUnknown(run: Run, samples: readonly Sample[]) {
  for (const { resource, change } of samples) {
    for (const action of ['get', 'update', 'delete'] as const satisfies ReadonlyArray<PrefixedActions<'roles'>>) {
      const body = action === 'update' ? { body: change } : {}
      const request = { params: { id: unknownId }, ...body }
      await run.attempt(() => run.refused(`${resource}.${action}`, 'what is not there', 404, request))
    }
  }
}

/** Removes the records of the run, latest first. Failed removals are findings. */
export async function removeMade(run: Run) {
  for (const { resource, id, name } of run.made.toReversed()) {
    const what = `removes ${name}`
    if (resource === 'transactions' || resource === 'collections') {
      await run.attempt(() => removeLines(run, resource, id))
    }
    const isAnswered = await run.attempt(async () => {
      await run.done(`${resource}.delete`, what, { params: { id } })
      await run.refused(`${resource}.get`, 'after its deletion', 404, { params: { id } })
      return true
    })
    if (!isAnswered) run.note(`${resource}.delete`, what, breaks('it might remain: no answer'))
  }
}
