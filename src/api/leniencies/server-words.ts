import type { Problem } from '#domain/problem.ts'

type Words = { message: string; fields?: Readonly<Record<string, string>> }

/** What is said of a value that is taken, by the index of the database that has each once: its table and its column. */
const taken: Readonly<Record<string, Words>> = {
  users_username: {
    message: 'A user with this username already exists',
    fields: { username: 'Username already taken' },
  },
  roles_name: { message: 'A role with this name already exists', fields: { name: 'Name already taken' } },
  materials_name: { message: 'A material with this name already exists', fields: { name: 'Name already taken' } },
  materials_gw_code: {
    message: 'A material with this GW code already exists',
    fields: { gwCode: 'GW code already taken' },
  },
}

/** Numbers from here on do not fit into a column of ten digits, two of them decimals. */
const tooMuch = 100_000_000

/** The path of each number that is too much for the server: `materials.0.weight`. */
function tooMuchIn(body: unknown, path = ''): string[] {
  if (typeof body === 'number') return Math.abs(body) >= tooMuch ? [path] : []
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => tooMuchIn(value, path === '' ? name : `${path}.${name}`))
}

const overflown = (body: unknown): Words => ({
  message: 'This server accepts weights and values below 100,000,000',
  fields: Object.fromEntries(tooMuchIn(body).map(path => [path, 'Must be less than 100,000,000'])),
})

/** What the server says of signing in and up, by what was asked. */
const ofSignIn: Readonly<Record<string, Words>> = {
  'POST authentication/login': { message: 'The username or password is incorrect' },
  'POST authentication/register': {
    message: 'An account with this username already exists',
    fields: { username: 'Username already taken' },
  },
}

/**
 * The difference: a server tells of a name that is taken, and of a number that is too large, in the words of its database, and of
 * a wrong password or a username that is taken in words that could mean anything. The app says it in its own, at the field.
 * A problem of something else stays as it is. `sent` is the body of the call.
 *
 * Can be deleted once every server refuses these with a message for people, and with the fields.
 */
export function saidPlainly(problem: Problem, request: string, sent: unknown): Problem {
  const [, index] = /unique constraint \W*idx_(\w+)/.exec(problem.details ?? '') ?? []
  if (index !== undefined)
    return problem.with({ kind: 'conflict', ...(taken[index] ?? { message: 'This record already exists' }) })
  if (/numeric field overflow/.test(problem.details ?? '')) return problem.with({ kind: 'invalid', ...overflown(sent) })
  const isRefusal = problem.kind === 'unauthorized' || problem.kind === 'conflict'
  return isRefusal ? problem.with(ofSignIn[request] ?? {}) : problem
}
