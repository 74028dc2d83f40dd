import { describe, expect, test } from 'vitest'
import { inOwnWords } from '#api/workarounds/server-words.ts'
import { isOfRow, Problem } from '#domain/problem.ts'
import { ids } from '../samples.ts'
import { apiForEachTest, json } from '../server.ts'

const { api, authentication, server } = apiForEachTest()

const failed = (message: string) => json({ error: 'Internal Server Error', message }, 500)
const duplicate = (index: string) =>
  failed(`ERROR: duplicate key value violates unique constraint "${index}" (SQLSTATE 23505)`)
const overflow = failed('ERROR: numeric field overflow (SQLSTATE 22003)')
const refusalOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((error: unknown) => error)
  if (!(error instanceof Problem)) throw new Error('It was not refused.')
  return error
}
const material = { name: 'PET bottles', gwCode: 'GW 51-01', carbonFactor: '1.1418' }
const line = { ...material, weight: 1, value: 2 }

describe('Database message', () => {
  test.for([
    ['idx_users_username', 'username', 'Username already taken'],
    ['idx_roles_name', 'name', 'Name already taken'],
    ['idx_materials_name', 'name', 'Name already taken'],
    ['idx_materials_gw_code', 'gwCode', 'GW code already taken'],
  ] as const)('of %s becomes the message of its field', async ([index, field, message]) => {
    server().answer(duplicate(index))
    const problem = await refusalOf(api().materials.create(material))
    expect(problem).toMatchObject({ kind: 'conflict', mayBeDone: false, fields: { [field]: message } })
    expect(problem.message).toMatch(/already exists$/)
  })

  test('of an unknown index has no field', async () => {
    server().answer(duplicate('idx_businesses_name'))
    expect(await refusalOf(api().materials.create(material))).toMatchObject({
      kind: 'conflict',
      message: 'This record already exists',
      fields: {},
    })
  })

  test('of an overflow is assigned to the number', async () => {
    const large = { ...line, value: 100_000_000 }
    const body = { buyerId: ids.business, sellerId: ids.user, createdAt: '2026-11-20T08:00:00.000Z' }
    server().answer(overflow, overflow)
    expect(await refusalOf(api().transactions.create({ ...body, materials: [line, large] }))).toMatchObject({
      kind: 'invalid',
      fields: { 'materials.1.value': 'Must be less than 100,000,000' },
    })
    const problem = await refusalOf(api().transactions.updateLine(ids.transaction, ids.line, { weight: 2e8 }))
    expect(problem.message).toBe('This server accepts only weights and values below 100,000,000')
  })

  test.for([
    ['value too long for type character varying(5) (SQLSTATE 22001)', 'invalid', /does not accept these values/],
    ['null value in column "name" violates not-null constraint (SQLSTATE 23502)', 'invalid', /does not accept/],
    [
      'violates foreign key constraint "fk_transactions_buyer" (SQLSTATE 23503)',
      'conflict',
      /conflicts with other data/,
    ],
  ] as const)('“%s” refuses the values, so that no change was saved', async ([words, kind, message]) => {
    server().answer(failed(`ERROR: ${words}`))
    const problem = await refusalOf(api().materials.create(material))
    expect(problem).toMatchObject({ kind, message: expect.stringMatching(message), mayBeDone: false })
    expect(isOfRow(problem)).toBe(true)
    expect(problem.report).toContain(words.slice(words.indexOf('(SQLSTATE')))
  })

  test('of anything else leaves the change uncertain, and is shown in the details', async () => {
    server().answer(failed('ERROR: deadlock detected (SQLSTATE 40P01)'))
    const problem = await refusalOf(api().materials.create(material))
    expect(problem.message).toBe('The server failed (500).')
    expect([isOfRow(problem), problem.mayBeDone]).toEqual([false, true])
    expect(problem.report).toContain('SQLSTATE 40P01')
  })
})

describe('Vague messages', () => {
  const unauthorized = json({ error: 'Unauthorized', message: 'You are not authorized to access this resource.' }, 401)
  const anything = { error: 'Conflict', message: 'An error occurred while processing your request.' }

  test('of a sign-in become "wrong username or password"', async () => {
    server().answer(unauthorized)
    const problem = await refusalOf(
      authentication().login({ username: 'naledi@umhlangametals.example', password: 'no' }),
    )
    expect(problem).toMatchObject({ kind: 'unauthorized', message: 'The username or password is incorrect' })
  })

  test('of a registration become "username taken", except for server errors', async () => {
    const registration = {
      name: 'Naledi Mokoena',
      username: 'naledi@umhlangametals.example',
      password: 'threereco-2026',
      type: 'business',
    } as const
    server().answer(json(anything, 409), json(anything, 500))
    expect(await refusalOf(authentication().register(registration))).toMatchObject({
      kind: 'conflict',
      fields: { username: 'Username already taken' },
    })
    expect(await refusalOf(authentication().register(registration))).toMatchObject({ kind: 'server', fields: {} })
  })

  test('of other calls stay unchanged', async () => {
    server().answer(json({ error: 'Forbidden', message: 'You are not authorized to access this resource.' }, 403))
    expect(await refusalOf(api().materials.remove(ids.line))).toMatchObject({
      kind: 'forbidden',
      message: 'You are not authorized to access this resource.',
    })
  })
})

describe('Error in another language than English', () => {
  const refused = (facts: Partial<ConstructorParameters<typeof Problem>[0]> = {}) =>
    new Problem({ kind: 'conflict', title: 'Conflict', message: 'Iron exists', status: 409, details: '{}', ...facts })

  test('is described by its kind, and keeps the details', () => {
    const problem = inOwnWords(refused({ fields: { name: 'Iron exists' } }), 'POST materials')
    expect(problem).toMatchObject({
      kind: 'conflict',
      title: 'Not saved',
      message: 'The server refused this change because it conflicts with other data, such as an existing name.',
      fields: { name: 'The server does not accept this value' },
      details: '{}',
    })
  })

  test.for([
    ['POST authentication/login', 'The username or password is incorrect'],
    ['POST authentication/mfa/verify', 'The code is wrong or has expired. Enter the next code.'],
    ['GET users', 'The server did not accept the sign-in. Try again.'],
  ] as const)('of %s without a session is: %s', ([request, message]) => {
    expect(inOwnWords(refused({ kind: 'unauthorized', status: 401 }), request).message).toBe(message)
  })

  test('does not ask for a retry if a change might have been saved', () => {
    const { message } = inOwnWords(refused({ kind: 'server', status: 502, mayBeDone: true }), 'PUT materials/1')
    expect(message).toBe('The server failed (502).')
  })

  test('is unchanged if the app itself wrote it', () => {
    const problem = new Problem({ kind: 'network', title: 'No connection', message: 'Check your connection' })
    expect(inOwnWords(problem, 'GET users')).toBe(problem)
  })
})
