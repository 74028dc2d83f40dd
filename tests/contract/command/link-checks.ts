import { idInAnswer } from '#api/answers.ts'
import { isAssignedAlready } from '#api/assigning.ts'
import { agrees, breaks, tolerated } from './judge.ts'
import { itemIn, itemsIn, type Run } from './run.ts'
import { type Fields, isOwn } from './samples.ts'
import type { Answer } from './visitor.ts'

const idsIn = (rows: unknown) =>
  Array.isArray(rows) ? rows.map((row: unknown) => (typeof row === 'object' && row && 'id' in row ? row.id : null)) : []

/** Judges a rejected second assignment that the app works around with `by`. */
const oneAlone = (by: string) => (answer: Answer) =>
  isAssignedAlready(answer.text) ? tolerated('there can be one alone', by, 'costs a call') : null
const byFullUser = oneAlone('all fields of the user are sent (workarounds/full-user.ts)')
const byRecord = oneAlone('the line is sent with its record (workarounds/line-by-record.ts)')

/** Assigns two roles to a user, and removes one. */
export async function checkRoles(run: Run, userId: string, roleIds: readonly string[]) {
  const forgiven = new Set<string>()
  for (const [index, roleId] of roleIds.entries()) {
    const what = index === 0 ? 'a role' : 'a second role'
    const answer = await run.forgiven('users.roles.assign', what, { params: { userId, roleId } }, byFullUser)
    if (isAssignedAlready(answer.text)) forgiven.add(roleId)
  }
  const held = async () => {
    const user = await run.ask('users.get', { params: { id: userId }, query: { preload: ['roles'] } })
    return idsIn(itemIn(user)['roles'])
  }
  const both = await held()
  const missing = roleIds.filter(id => !both.includes(id) && !forgiven.has(id)).length
  run.note(
    'users.roles.assign',
    'stored',
    missing === 0 ? agrees : breaks(`${missing} of ${roleIds.length} are not there`),
  )
  const [roleId = ''] = roleIds
  await run.done('users.roles.unassign', 'a role', { params: { userId, roleId } })
  const isHeld = (await held()).includes(roleId)
  run.note('users.roles.unassign', 'stored', isHeld ? breaks('the role is still there') : agrees)
}

/** Assigns users to a business, checks its list, and removes one. */
export async function checkMembers(run: Run, businessId: string, userIds: readonly string[]) {
  const forgiven = new Set<string>()
  for (const userId of userIds) {
    const request = { params: { businessId, userId } }
    const answer = await run.forgiven('businesses.users.assign', 'a user', request, byFullUser)
    if (isAssignedAlready(answer.text)) forgiven.add(userId)
  }
  const listed = async () => {
    const query = { page: 1, pageSize: 100 }
    return idsIn(itemsIn(await run.done('businesses.users.list', 'its users', { params: { businessId }, query })))
  }
  const all = await listed()
  const missing = userIds.filter(id => !all.includes(id) && !forgiven.has(id)).length
  run.note(
    'businesses.users.assign',
    'stored',
    missing === 0 ? agrees : breaks(`${missing} of ${userIds.length} are not there`),
  )
  const [userId = ''] = userIds
  await run.done('businesses.users.unassign', 'a user', { params: { businessId, userId } })
  const isListed = (await listed()).includes(userId)
  const user = itemIn(await run.ask('users.get', { params: { id: userId }, query: { preload: ['businesses'] } }))
  const judged = user['businessId'] === businessId ? stillBelongs : agrees
  run.note('businesses.users.unassign', 'stored', isListed ? breaks('the user is still there') : judged)
}

const stillBelongs = tolerated(
  'businessId is unchanged, so the user still has access',
  'the list of users shows it (workarounds/retained-membership.ts)',
  'wrong for the user',
)

type Trades = 'transactions' | 'collections'

/** Returns the run's own lines of a trade, as sent. */
async function linesOf(run: Run, resource: Trades, id: string) {
  const trade = await run.ask(`${resource}.get`, { params: { id }, query: { preload: ['materials'] } })
  const { materials } = itemIn(trade)
  return Array.isArray(materials) ? (materials as Fields[]).filter(isOwn) : []
}

/**
 * Deletes a line that is not in its trade. No call reads such a line. The run knows its own line from the response that
 * created it. Otherwise, it sends the line with its trade, like `workarounds/line-by-record.ts`, and reads it.
 */
async function removeLoose(run: Run, lineId: string) {
  const { resource, tradeId, answer } = run.loose.get(lineId) ?? {}
  if (!resource || !tradeId || !answer) return
  const call = `${resource}.materials.delete` as const
  const isThere = async () => idsIn(await linesOf(run, resource, tradeId)).includes(lineId)
  if (isOwn(itemIn(answer)) && !(await isThere())) {
    await run.done(call, `removes line ${lineId}`, { params: { id: lineId } })
    return
  }
  const trade = await run.ask(`${resource}.get`, { params: { id: tradeId }, query: { preload: ['buyer', 'seller'] } })
  const { buyer, seller, createdAt } = itemIn(trade) as Record<string, Fields | undefined>
  if (!(await isThere())) {
    const materials = [{ id: lineId }]
    const body = { id: tradeId, buyerId: buyer?.['id'], sellerId: seller?.['id'], createdAt, materials }
    await run.ask(`${resource}.create`, { body })
  }
  if (!(await isThere())) run.note(call, `removes line ${lineId}`, breaks('it remains: no call reads it'))
}

/** Deletes the lines of a trade first, because some servers don't delete them with the trade. */
export async function removeLines(run: Run, resource: Trades, tradeId: string) {
  for (const [lineId, line] of run.loose) {
    if (line.tradeId === tradeId) await run.attempt(() => removeLoose(run, lineId))
  }
  const call = `${resource}.materials.delete` as const
  const lines = () => linesOf(run, resource, tradeId)
  for (const { id } of await lines()) {
    await run.done(call, 'the last lines', { params: { id: String(id) } })
  }
  const left = idsIn(await lines())
  if (left.length > 0) run.note(call, 'removes all lines', breaks(`${left.join(', ')} remain`))
}

/** Judges a server that stores a different weight from the request. */
const storedDifferently = (sent: number, stored: unknown) =>
  sent === 0
    ? tolerated(
        `the weight is ${String(stored)}`,
        'the line shows it (workarounds/ignored-zeros.ts)',
        'wrong for the user',
      )
    : breaks(`the weight is ${String(stored)}`)

/** Adds a second line to a trade, changes it (or the first line if the second was not added), and deletes it. */
export async function checkLines(run: Run, resource: Trades, tradeId: string, line: object) {
  const lines = () => linesOf(run, resource, tradeId)
  const answer = await run.done(`${resource}.materials.create`, 'a line', { body: line })
  const lineId = idInAnswer(answer.json ?? answer.text)
  if (lineId === null) return
  run.loose.set(lineId, { resource, tradeId, answer })
  const request = { params: { tradeId, lineId } }
  const assigned = await run.forgiven(`${resource}.materials.assign`, 'a second line', request, byRecord)
  const isThere = idsIn(await lines()).includes(lineId)
  const isForgiven = isAssignedAlready(assigned.text)
  if (!isForgiven)
    run.note(`${resource}.materials.assign`, 'stored', isThere ? agrees : breaks('the line is not in the record'))
  const changedId = isThere ? lineId : idsIn(await lines())[0]
  for (const weight of changedId === undefined ? [] : [7.25, 0]) {
    await run.done(`${resource}.materials.update`, `a weight of ${weight}`, {
      params: { id: String(changedId) },
      body: { weight },
    })
    const stored = (await lines()).find(({ id }) => id === changedId)?.['weight']
    run.note(
      `${resource}.materials.update`,
      `stored ${weight}`,
      Number(stored) === weight ? agrees : storedDifferently(weight, stored),
    )
  }
  if (!isThere) return
  run.loose.delete(lineId)
  await run.done(`${resource}.materials.delete`, 'a line', { params: { id: lineId } })
  const isLeft = idsIn(await lines()).includes(lineId)
  run.note(`${resource}.materials.delete`, 'stored', isLeft ? breaks('the line is still there') : agrees)
}
