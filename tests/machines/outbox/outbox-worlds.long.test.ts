import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { playWorld, type WorldAction, type WorldFacts, type WorldPlan } from './worlds/world.ts'
import type { Fault } from './worlds/world-server.ts'

vi.setConfig({ testTimeout: 600_000 })

// Code that loads on demand would load in real time, while the worlds run in simulated time.
beforeAll(async () => {
  await Promise.all(Object.values(import.meta.glob('/src/api/workarounds/*.ts')).map(load => load()))
})
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 10, 27) }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seconds = (min: number, max: number) => fc.integer({ min, max }).map(each => each * 1000)

/** Values of `Retry-After` that servers send: numbers, dates, and nonsense. */
const retryAfter = fc.constantFrom(
  null,
  '0',
  '-5',
  '3',
  '90',
  '2592000',
  '1e12',
  'soon',
  'Fri, 20 Nov 2020 10:31:30 GMT',
  'Fri, 27 Nov 2026 00:10:00 GMT',
)

const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fault>({ kind: 'none' }) },
  fc.constant<Fault>({ kind: 'lost before' }),
  fc.constant<Fault>({ kind: 'lost after' }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('late' as const), ms: seconds(1, 120), cut: fc.option(seconds(0, 20)) }),
  },
  fc.record({ kind: fc.constant('twice' as const), ms: seconds(0, 60) }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom(400, 401, 403, 404, 408, 409, 422, 425, 429, 500, 502, 503, 504),
    isSaved: fc.boolean(),
    retryAfter,
  }),
  fc.record({ kind: fc.constant('page' as const), isSaved: fc.boolean() }),
)

/** Statuses of responses that the app must believe: the server did nothing. Other refusals can be wrong. */
const believed = new Set([401, 425, 429])

const action: fc.Arbitrary<WorldAction> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<WorldAction>({ do: 'record' }) },
  fc.constantFrom<WorldAction>(
    { do: 'kill' },
    { do: 'start' },
    { do: 'correct' },
    { do: 'send now' },
    { do: 'focus' },
    { do: 'other user' },
    { do: 'owner' },
    { do: 'connect', isOnline: false },
    { do: 'connect', isOnline: true },
  ),
)

const plan: fc.Arbitrary<WorldPlan> = fc
  .record({
    ids: fc.constantFrom<WorldPlan['ids']>('accepted', 'ignored', 'refused', 'in steps'),
    canSort: fc.boolean(),
    areSellersBusinesses: fc.boolean(),
    older: fc.constantFrom(0, 3, 250),
    tabs: fc.integer({ min: 1, max: 3 }),
    faults: fc.array(anyFault, { maxLength: 12 }),
    otherFaults: fc.array(anyFault, { maxLength: 12 }),
    actions: fc.array(
      fc.record({ after: fc.oneof(fc.integer({ min: 0, max: 500 }), seconds(1, 40), seconds(60, 600)), action }),
      { minLength: 1, maxLength: 24 },
    ),
  })
  .map(({ faults, otherFaults, ids, ...world }) => {
    const truthful = (fault: Fault): Fault =>
      fault.kind === 'status' && believed.has(fault.status) ? { ...fault, isSaved: false } : fault
    // Nothing in a browser can prevent two records if a proxy sends a request without an effective id twice.
    const possible = (fault: Fault): Fault =>
      fault.kind === 'twice' && ids !== 'accepted' && ids !== 'in steps' ? { kind: 'none' } : truthful(fault)
    return { ...world, ids, faults: faults.map(possible), otherFaults: otherFaults.map(truthful) }
  })

const contentOf = (lines: ReadonlyArray<{ name: string; weight: number; value: number }>) =>
  lines
    .map(({ name, weight, value }) => `${name} ${weight} ${value}`)
    .toSorted()
    .join(', ')

/** Returns the faults of a world at its end; an empty list if all records arrived once. */
function faultsIn({ server, stored, expected, attempts, requests, isAtRest, owner }: WorldFacts): string[] {
  const own = server.rows.filter(({ by }) => by !== 'nobody')
  const wanted = [...expected.values()].map(entry => ({
    entry,
    content: contentOf(entry.lines.map(({ material, ...numbers }) => ({ ...numbers, name: material.name }))),
  }))
  return [
    ...(isAtRest ? [] : ['never rests']),
    ...own.filter(({ by }) => by !== owner).map(({ id }) => `${id} by another user`),
    ...wanted.flatMap(({ entry: { id, createdAt }, content }) => {
      const rows = own.filter(row => row.createdAt === createdAt)
      const isRefused = Boolean(stored.get(id)?.refusal)
      if (rows.length > 1) return [`${rows.length} records of ${id}`]
      if (rows.length === 0) return isRefused ? [] : [`${id} is lost`]
      const [row] = rows
      return isRefused || contentOf(row?.materials ?? []) === content
        ? []
        : [`${id} has ${contentOf(row?.materials ?? [])} instead of ${content}`]
    }),
    ...attempts.flatMap(({ id, at, isRequested }, index) => {
      const before = attempts.slice(0, index).findLast(other => other.id === id)
      return before && !isRequested && at - before.at < 60_000 ? [`${id} again after ${at - before.at} ms`] : []
    }),
    ...(requests() > 2000 ? [`${requests()} requests`] : []),
  ]
}

/** In ms. Generous, because a test that is over time would disturb the next one. */
const timeout = 20 * 60_000

test.each([1, 2, 3, 4])('delivers each record once in 500 random worlds with the seed %i', { timeout }, async seed => {
  const property = fc.asyncProperty(plan, async world => {
    expect(faultsIn(await playWorld(world))).toEqual([])
  })
  await fc.assert(property, { numRuns: 500, seed })
})
