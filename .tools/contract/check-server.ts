import { randomUUID } from 'node:crypto'
import { checkLines, checkMembers, checkRoles } from './link-checks.ts'
import { checkLists } from './list-checks.ts'
import { checkRecord, checkUnknown, removeMade } from './record-checks.ts'
import { createRun, type Finding, itemsIn, type Run } from './run.ts'
import { samplesOf } from './samples.ts'
import { checkSignUp, checkWithoutSession, type Login, signIn } from './sign-in-checks.ts'
import { unknownId } from './visitor.ts'

type Options = {
  /** The address of the API, without a slash at the end. */
  address: string
  login: Login
  /** Whether nothing may be made, changed or deleted. */
  isReadOnly?: boolean
}

/** Makes records of every kind, changes and links them, and leaves them to be removed. */
async function checkWrites(run: Run) {
  const { role, secondRole, owner, member, material, business, trade, line, registration } = samplesOf(
    randomUUID().slice(0, 6),
  )
  const [roleId, secondRoleId] = [await checkRecord(run, role), await checkRecord(run, secondRole)]
  const [ownerId, memberId] = [await checkRecord(run, owner), await checkRecord(run, member)]
  await checkRecord(run, material)
  if (memberId && roleId && secondRoleId) await checkRoles(run, memberId, [roleId, secondRoleId])
  const businessId = ownerId && (await checkRecord(run, business(ownerId)))
  if (businessId && memberId) await checkMembers(run, businessId, [memberId])
  const trades = (['transactions', 'collections'] as const).map(resource =>
    trade(resource, businessId ?? unknownId, ownerId ?? unknownId),
  )
  for (const { resource, ...sample } of businessId ? trades : []) {
    const id = await checkRecord(run, { resource, ...sample })
    if (id) await checkLines(run, resource, id, line)
  }
  await checkUnknown(run, [role, owner, material, business(ownerId ?? unknownId), ...trades])
  await checkSignUp(run, registration)
}

/** The business whose users are listed: the first that there is. */
async function anyBusiness(run: Run) {
  const [first] = itemsIn(await run.ask('businesses.list', { query: { page: 1, pageSize: 1 } }))
  return { businessId: typeof first?.['id'] === 'string' ? first['id'] : unknownId }
}

/** One record of each list, with all that can be preloaded. */
async function checkReads(run: Run) {
  for (const resource of ['users', 'businesses', 'roles', 'materials', 'transactions', 'collections'] as const) {
    const [first] = itemsIn(await run.ask(`${resource}.list`, { query: { page: 1, pageSize: 1 } }))
    if (typeof first?.['id'] === 'string')
      await run.done(`${resource}.get`, 'the first', { params: { id: first['id'] } })
    await run.refused(`${resource}.get`, 'what is not there', 404, { params: { id: unknownId } })
  }
}

/** Asks a running server every call of the contract, as a user who may do all, and tells how each answer fits. */
export async function checkServer({ address, login, isReadOnly = false }: Options): Promise<readonly Finding[]> {
  const run = createRun(address)
  await checkWithoutSession(run, isReadOnly)
  if (!(await signIn(run, login))) return run.findings
  await run.done('authentication.permissions', 'all of them')
  await checkReads(run)
  try {
    // Lists are looked at while there are rows in all of them.
    if (!isReadOnly) await checkWrites(run)
    await checkLists(run, await anyBusiness(run))
  } finally {
    await removeMade(run)
  }
  return run.findings
}
