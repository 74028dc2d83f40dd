import type { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'

type Words = { message: string; fields?: Readonly<Record<string, string>> }

/** Messages for duplicate values, by the name of the database's unique index: table and column. */
const taken: Readonly<Record<string, Words>> = {
  users_username: {
    message: t('A user with this username already exists'),
    fields: { username: t('Username already taken') },
  },
  roles_name: { message: t('A role with this name already exists'), fields: { name: t('Name already taken') } },
  materials_name: { message: t('A material with this name already exists'), fields: { name: t('Name already taken') } },
  materials_gw_code: {
    message: t('A material with this GW code already exists'),
    fields: { gwCode: t('GW code already taken') },
  },
}

/** Smallest number that overflows the database columns, which have ten digits, two of them decimals. */
const tooMuch = 100_000_000

/** Returns the paths of the numbers that are too large for the server, such as `materials.0.weight`. */
function tooMuchIn(body: unknown, path = ''): string[] {
  if (typeof body === 'number') return Math.abs(body) >= tooMuch ? [path] : []
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => tooMuchIn(value, path === '' ? name : `${path}.${name}`))
}

const overflown = (body: unknown): Words => ({
  message: t('This server accepts weights and values below 100,000,000'),
  fields: Object.fromEntries(tooMuchIn(body).map(path => [path, t('Must be less than 100,000,000')])),
})

/** Messages for failed sign-in and registration, by request. */
const ofSignIn: Readonly<Record<string, Words>> = {
  'POST authentication/login': { message: t('The username or password is incorrect') },
  'POST authentication/register': {
    message: t('An account with this username already exists'),
    fields: { username: t('Username already taken') },
  },
}

/**
 * Replaces unclear server messages with readable ones, on the field if known. Returns other problems unchanged. `sent`
 * is the request body.
 *
 * Workaround: a server reports duplicate names and overflows as database errors, and wrong passwords or taken usernames
 * with vague messages. Delete once every server sends readable messages with fields.
 */
export function saidPlainly(problem: Problem, request: string, sent: unknown): Problem {
  const [, index] = /unique constraint \W*idx_(\w+)/.exec(problem.details ?? '') ?? []
  if (index !== undefined)
    return problem.with({ kind: 'conflict', ...(taken[index] ?? { message: t('This record already exists') }) })
  if (/numeric field overflow/.test(problem.details ?? '')) return problem.with({ kind: 'invalid', ...overflown(sent) })
  const isRefusal = problem.kind === 'unauthorized' || problem.kind === 'conflict'
  return isRefusal ? problem.with(ofSignIn[request] ?? {}) : problem
}
