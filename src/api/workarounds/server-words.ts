import type { Problem, ProblemKind } from '#domain/problem.ts'
import { language } from '#messages/language.ts'
import { t } from '#messages/message.ts'

type Words = { message: string; fields?: Readonly<Record<string, string>> }

/** Messages for duplicate values, by the name of the database's unique index: table and column. */
const duplicates: Readonly<Record<string, Words>> = {
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
  message: t('This server accepts only weights and values below 100,000,000'),
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

/** Texts for server errors, by problem kind. */
const textsByKind: Readonly<Partial<Record<ProblemKind, Pick<Problem, 'title' | 'message'>>>> = {
  unauthorized: { title: t('Not signed in'), message: t('The server did not accept the sign-in. Try again.') },
  forbidden: { title: t('Not permitted'), message: t('You don’t have permission to do this.') },
  notFound: { title: t('Not found'), message: t('This record no longer exists.') },
  conflict: {
    title: t('Not saved'),
    message: t('The server refused this change because it conflicts with other data, such as an existing name.'),
  },
  invalid: { title: t('Not accepted'), message: t('The server does not accept these values. Check them.') },
  tooMany: { title: t('Too many attempts'), message: t('Wait a moment, then try again.') },
  timeout: { title: t('Request timed out'), message: t('The server took too long to respond. Try again.') },
  server: { title: t('Server error'), message: t('The server failed. Try again later.') },
}

/** Texts for specific failed requests, by request and status. */
const textsByRequest: Readonly<Record<string, string>> = {
  'POST authentication/login 401': t('The username or password is incorrect'),
  'POST authentication/mfa/verify 401': t('The code is wrong or has expired. Enter the next code.'),
}

/**
 * Returns an error with the app's own texts, by kind and status, instead of the server's English texts. The English
 * texts stay in the details. Errors without a status are the app's own and stay unchanged.
 */
export function inOwnWords(problem: Problem, request: string): Problem {
  const words = textsByKind[problem.kind]
  if (problem.status === undefined || !words) return problem
  const { status, mayBeDone } = problem
  const message = textsByRequest[`${request} ${status}`] ?? words.message
  return problem.with({
    title: words.title,
    message: mayBeDone ? t('The server failed ({status}).', { status }) : message,
    fields: Object.fromEntries(
      Object.keys(problem.fields).map(field => [field, t('The server does not accept this value')]),
    ),
  })
}

/**
 * Problem kinds of database errors about rejected values, by the start of their SQLSTATE: references and unique values,
 * other constraints, and data that do not fit. The database saved nothing.
 */
const refusals: ReadonlyArray<readonly [state: RegExp, kind: 'conflict' | 'invalid']> = [
  [/SQLSTATE 2350[35]/, 'conflict'],
  [/SQLSTATE 2[23]/, 'invalid'],
]

/**
 * Replaces unclear server messages with readable ones, on the field if known. Returns other problems unchanged. `sent`
 * is the request body.
 *
 * Workaround: a server reports duplicate names and overflows as database errors with status 500, and wrong passwords or
 * taken usernames with vague messages. Delete once every server sends readable messages with fields.
 */
function plainly(problem: Problem, request: string, sent: unknown): Problem {
  const { details = '' } = problem
  const refused = (kind: 'conflict' | 'invalid', words: Words | undefined) =>
    problem.with({ kind, mayBeDone: false, ...words })
  const [, index] = /unique constraint \W*idx_(\w+)/.exec(details) ?? []
  if (index !== undefined) return refused('conflict', duplicates[index] ?? { message: t('This record already exists') })
  if (/numeric field overflow/.test(details)) return refused('invalid', overflown(sent))
  const [, kind] = refusals.find(([state]) => state.test(details)) ?? []
  if (kind) return refused(kind, textsByKind[kind])
  const isRefusal = problem.kind === 'unauthorized' || problem.kind === 'conflict'
  return isRefusal ? problem.with(ofSignIn[request] ?? {}) : problem
}

/** Returns an error with a plain text in the page's language. The server's own texts are English. */
export function withPlainText(problem: Problem, request: string, sent: unknown): Problem {
  const plain = plainly(problem, request, sent)
  return language === 'en' || plain !== problem ? plain : inOwnWords(problem, request)
}
