import { randomUUID } from 'node:crypto'
import { checkLines, checkMembers, checkRoles } from './link-checks.ts'
import { checkLists } from './list-checks.ts'
import { checkRecord, checkUnknown, removeMade } from './record-checks.ts'
import { CannotCheck, createRun, type Finding, itemsIn, type Run } from './run.ts'
import { type Sample, samplesOf } from './samples.ts'
import { checkSignUp, checkWithoutSession, type Login, signIn } from './sign-in-checks.ts'
import { type Patience, unknownId } from './visitor.ts'

type Options = {
  /** The address of the API, without a slash at the end. */
  address: string
  login: Login
  /** True if nothing may be made, changed or deleted. */
  isReadOnly?: boolean
  patience?: Patience
}

/** Makes records of every kind, changes and links them, and leaves them to be removed. */
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

/** The business whose users are listed: the first that there is. */
async function anyBusiness(run: Run) {
  const list = () => run.ask('businesses.list', { query: { page: 1, pageSize: 1 } })
  const [first] = (await run.attempt(async () => itemsIn(await list()))) ?? []
  return { businessId: typeof first?.['id'] === 'string' ? first['id'] : unknownId }
}

/** One record of each list, with all that can be preloaded. */
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
 * Asks a running server every call of the contract, as a user who is allowed to do everything, and judges each answer.
 *
 * @throws {CannotCheck} if the server does not answer or the login is refused.
 */
export async function checkServer({
  address,
  login,
  isReadOnly = false,
  patience,
}: Options): Promise<readonly Finding[]> {
  const run = createRun(address, patience)
  if ((await run.attempt(async () => signIn(run, login).then(() => true))) === null) {
    throw new CannotCheck(`There is no answer from ${address}. Check the address, and that the server is running.`)
  }
  await checkWithoutSession(run, isReadOnly)
  await run.attempt(() => run.done('authentication.permissions', 'all of them'))
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
