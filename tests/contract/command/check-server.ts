import { randomUUID } from 'node:crypto'
import { checkLines, checkMembers, checkRoles } from './link-checks.ts'
import { checkLists } from './list-checks.ts'
import { checkRecord, checkUnknown, removeMade } from './record-checks.ts'
import { CannotCheck, createRun, type Finding, itemsIn, type Run } from './run.ts'
import { type Sample, samplesOf } from './samples.ts'
import { checkSignUp, checkWithoutSession, type Login, signIn } from './sign-in-checks.ts'
import { type CallTimeout, unknownId } from './visitor.ts'

type Options = {
  /** Address of the API, without a trailing slash. */
  address: string
  login: Login
  /** True if nothing may be created, changed or deleted. */
  isReadOnly?: boolean
  callTimeout?: CallTimeout
}

/** Creates, changes and links records of every kind. The caller removes them. */
async function checkWrites(run: Run) {
  const { role, secondRole, owner, member, material, business, trade, line, registration } = samplesOf(
    randomUUID().slice(0, 6),
  )
  const made = (sample: Sample) => run.attempt(() => checkRecord(run, sample))
  const [roleId, secondRoleId] = [await made(role), await made(secondRole)]
  const [ownerId, memberId] = [await made(owner), await made(member)]
  await made(material)
  if (memberId && roleId && secondRoleId) {
    await run.attempt(() => checkRoles(run, memberId, [roleId, secondRoleId]))
  }
  const businessId = ownerId && (await made(business(ownerId)))
  if (businessId && memberId) await run.attempt(() => checkMembers(run, businessId, [memberId]))
  const trades = (['transactions', 'collections'] as const).map(resource =>
    trade(resource, businessId ?? unknownId, ownerId ?? unknownId),
  )
  for (const { resource, ...sample } of businessId ? trades : []) {
    const id = await made({ resource, ...sample })
    if (id) await run.attempt(() => checkLines(run, resource, id, line))
  }
  await checkUnknown(run, [role, owner, material, business(ownerId ?? unknownId), ...trades])
  await run.attempt(() => checkSignUp(run, registration))
}

/** Returns the first business, to list its users. */
async function anyBusiness(run: Run) {
  const list = () => run.ask('businesses.list', { query: { page: 1, pageSize: 1 } })
  const [first] = (await run.attempt(async () => itemsIn(await list()))) ?? []
  return { businessId: typeof first?.['id'] === 'string' ? first['id'] : unknownId }
}

/** Reads one record of each list, with all relations. */
async function checkReads(run: Run) {
  for (const resource of ['users', 'businesses', 'roles', 'materials', 'transactions', 'collections'] as const) {
    await run.attempt(async () => {
      const [first] = itemsIn(await run.ask(`${resource}.list`, { query: { page: 1, pageSize: 1 } }))
      if (typeof first?.['id'] === 'string')
        await run.done(`${resource}.get`, 'the first', { params: { id: first['id'] } })
      await run.refused(`${resource}.get`, 'what is not there', 404, { params: { id: unknownId } })
    })
  }
}

/**
 * Sends every call of the contract to a running server, as a user with all permissions, and judges each response.
 *
 * @throws {CannotCheck} if the server does not respond or rejects the login.
 */
export async function checkServer({
  address,
  login,
  isReadOnly = false,
  callTimeout,
}: Options): Promise<readonly Finding[]> {
  const run = createRun(address, callTimeout)
  if ((await run.attempt(async () => signIn(run, login).then(() => true))) === null) {
    throw new CannotCheck(`There is no answer from ${address}. Check the address, and that the server is running.`)
  }
  await checkWithoutSession(run, isReadOnly)
  await run.attempt(() => run.done('authentication.permissions', 'all of them'))
  await checkReads(run)
  try {
    // Lists are checked while all of them have rows.
    if (!isReadOnly) await checkWrites(run)
    await checkLists(run, await anyBusiness(run))
  } finally {
    await removeMade(run)
  }
  return run.findings
}
