import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { accounts } from '#mirage/data/accounts.ts'
import { mockRoutes } from '#mirage/routes/all-routes.ts'
import { scenarios } from '#mirage/scenarios/all-scenarios.ts'
import type { Met } from '../call-recorder.ts'
import { admin, newcomer, startTestMock, type TestMock, unknownId } from '../harness.ts'
import { look, walk } from './walk.ts'

vi.setConfig({ testTimeout: 120_000 })

async function walkOn(options: Parameters<typeof startTestMock>[0], go: (mock: TestMock) => Promise<Met[]>) {
  const mock = startTestMock(options)
  try {
    return await go(mock)
  } finally {
    mock.shutdown()
  }
}
/** Returns the number of rows in every list for an administrator. */
const countsOf = ({ store }: TestMock) =>
  Object.fromEntries(
    (['users', 'businesses', 'roles', 'materials', 'transactions', 'collections'] as const).map(name => [
      `${name}.list`,
      store[name].count(),
    ]),
  )
const faultsIn = (met: readonly Met[]) => met.filter(({ fault }) => fault !== null)
const statusesOf = (met: readonly Met[]) => [...new Set(met.map(({ status }) => status))].toSorted((a, b) => a - b)

// The excluded scenario has unreadable rows on purpose.
const readable = (Object.keys(scenarios) as Array<keyof typeof scenarios>).filter(name => name !== 'unreadable-rows')

test.for(readable)(
  'In the scenario %s the app can read responses to all accounts’ reads and an administrator’s calls',
  async name => {
    const met = await walkOn({ scenario: scenarios[name] }, async mock => {
      const countsFor = new Map<string, unknown>()
      for (const { username } of accounts) {
        mock.as(username)
        const { met, me, counts } = await look(mock)
        expect(faultsIn(met)).toEqual([])
        expect(me).toMatchObject({ username, mfaVerified: true })
        countsFor.set(username, counts)
      }
      expect(countsFor.get(admin)).toEqual(countsOf(mock))
      mock.as(admin)
      return walk(mock)
    })
    expect(faultsIn(met)).toEqual([])
    expect(new Set(met.map(call => call.name))).toEqual(new Set(mockRoutes.map(route => route.name)))
    // An account with an authenticator app cannot get its secret again.
    expect(met.filter(({ status }) => status >= 300)).toEqual([
      { name: 'authentication.mfa.enable', status: 409, fault: null },
    ])
  },
)

describe('Every response is readable by the app', () => {
  test.for(accounts.map(({ username }) => username))('for %s', async username => {
    const met = await walkOn({}, async mock => {
      mock.as(username)
      return walk(mock)
    })
    expect(faultsIn(met)).toEqual([])
  })

  test('for a user who sets up the authenticator app, before and after the code', async () => {
    for (const step of ['enrolling', 'signed-in'] as const) {
      const met = await walkOn({}, async mock => {
        mock.as(newcomer, step)
        return walk(mock, { body: ({ name, body }) => (name === 'authentication.mfa.verify' ? { code: '' } : body) })
      })
      expect(faultsIn(met)).toEqual([])
      expect(met.find(({ name }) => name === 'authentication.mfa.enable')?.status).toBe(
        step === 'enrolling' ? 200 : 409,
      )
    }
  })

  test('for a signed-out caller', async () => {
    const met = await walkOn({}, mock => walk(mock))
    expect(faultsIn(met)).toEqual([])
    expect(statusesOf(met)).toEqual([200, 401])
  })

  test.for([
    ['without a body', { body: (): unknown => undefined }, 400],
    ['with an empty body', { body: (): unknown => ({}) }, 422],
    ['with a body of another kind', { body: (): unknown => [7] }, 422],
    ['about what is not there', { id: unknownId }, 404],
    ['about ids that are none', { id: 'none%20such' }, 404],
  ] as const)('for a call %s', async ([, options, status]) => {
    const met = await walkOn({}, async mock => {
      mock.as(admin)
      return walk(mock, options)
    })
    expect(faultsIn(met)).toEqual([])
    expect(statusesOf(met)).toContain(status)
  })

  test('for any body', async () => {
    const ids = startTestMock({ scenario: scenarios.empty })
    const known = [ids.umhlanga(), ids.named(admin).id, ids.store.roles.all()[0]?.id ?? unknownId]
    ids.shutdown()
    const value = fc.oneof(
      fc.constantFrom(null, '', ' ', '*', 'users.view', 'Tyres', unknownId, ...known, admin, '1.5', '1e999', '-0'),
      fc.constantFrom('2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '9'.repeat(400)),
      fc.constantFrom(
        0,
        -1,
        1.5,
        1e300,
        true,
        [],
        {},
        [{}],
        [unknownId],
        [{ id: unknownId }],
        [{ id: known[2] }],
        ['*'],
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    )
    /** Returns a copy of a valid body in which some fields, at any depth, are replaced. */
    function spoil(body: unknown, gen: fc.GeneratorValue): unknown {
      if (gen(fc.integer, { min: 0, max: 5 }) === 0) return gen(() => value)
      if (Array.isArray(body)) return body.map(item => spoil(item, gen))
      if (typeof body !== 'object' || body === null) return body
      return Object.fromEntries(Object.entries(body).map(([field, inner]) => [field, spoil(inner, gen)]))
    }
    await fc.assert(
      fc.asyncProperty(fc.gen(), async gen => {
        const met = await walkOn({ scenario: scenarios.empty }, async mock => {
          mock.as(admin)
          return walk(mock, { body: step => spoil(step.body, gen) })
        })
        expect(faultsIn(met)).toEqual([])
      }),
      // The response already names the invalid fields, so shrinking is disabled.
      { numRuns: 60, endOnFailure: true },
    )
  })
})
