import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accounts } from '#mirage/data/accounts.ts'
import {
  accountSteps,
  accountsByName,
  callNames,
  defaultSituation,
  failureKinds,
  readSituation,
  type Situation,
  SituationError,
  scenarioNames,
  serverNames,
  writeSituation,
} from '#mirage/situation/situation.ts'

/** Returns the faults of a URL, which must have at least one. */
function faultsOf(search: string) {
  try {
    readSituation(search)
  } catch (error) {
    if (error instanceof SituationError) return error.faults
    throw error
  }
  throw new Error(`${search} has no fault`)
}

const names = [...accountsByName.keys()]
const failures = fc.record({
  call: fc.constantFrom('*' as const, ...callNames),
  what: fc.oneof(fc.constantFrom(...failureKinds), fc.integer({ min: 400, max: 599 })),
  often: fc.oneof(fc.constantFrom('once' as const, 'always' as const), fc.integer({ min: 2, max: 1000 })),
})
const situations: fc.Arbitrary<Situation> = fc.record({
  scenario: fc.constantFrom(...scenarioNames),
  server: fc.constantFrom(...serverNames),
  seed: fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }).filter(({ length }) => length <= 100),
  as: fc.oneof(
    fc.constant(null),
    fc.constant({ account: '', step: 'signed-out' } as const),
    fc.record({ account: fc.constantFrom(...names), step: fc.constantFrom(...accountSteps) }),
  ),
  now: fc.option(
    fc
      .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true })
      .map(date => date.toISOString()),
  ),
  latency: fc.oneof(fc.constantFrom('slow-3g' as const, 'flaky' as const), fc.integer({ min: 0, max: 600_000 })),
  failures: fc.array(failures, { maxLength: 5 }),
})

describe('A situation', () => {
  test('is the same after writing and reading', () => {
    fc.assert(
      fc.property(situations, situation => {
        expect(readSituation(writeSituation(situation))).toEqual(situation)
      }),
    )
  })

  test('is written in a normalised and readable form', () => {
    expect(
      writeSituation({
        scenario: 'busy',
        server: 'public',
        seed: 'tuesday',
        as: { account: 'naledi', step: 'signed-in' },
        now: '2026-03-01T09:30:00.000Z',
        latency: 'slow-3g',
        failures: [
          { call: 'transactions.create', what: 500, often: 'once' },
          { call: '*', what: 'network', often: 5 },
        ],
      }),
    ).toBe(
      'mock-scenario=busy&mock-server=public&mock-as=naledi:signed-in&mock-seed=tuesday&mock-now=2026-03-01T09:30:00.000Z' +
        '&mock-latency=slow-3g&mock-fail=transactions.create:500&mock-fail=*:network:1in5',
    )
  })

  test('is the default if an address has no mock parameters', () => {
    expect(readSituation('')).toEqual(defaultSituation)
    expect(readSituation('?page=2&searchTerm=mock-as')).toEqual(defaultSituation)
  })

  test('accepts every account by first name, fully signed in by default', () => {
    expect(names).toHaveLength(accounts.length)
    expect(names.slice(0, 2)).toEqual(['lindiwe', 'naledi'])
    expect(readSituation('mock-as=ayesha').as).toEqual({ account: 'ayesha', step: 'verified' })
    expect(readSituation('mock-as=ayesha:enrolling').as).toEqual({ account: 'ayesha', step: 'enrolling' })
    expect(readSituation('mock-as=signed-out').as).toEqual({ account: '', step: 'signed-out' })
  })

  test.for([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T09:30Z', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30:15+02:00', '2026-03-01T07:30:15.000Z'],
  ] as const)('accepts the time %s', ([text, time]) => {
    expect(readSituation(`mock-now=${text}`).now).toBe(time)
  })
})

describe('An invalid address', () => {
  test.for([
    ['mock-scenario=bussy', 'mock-scenario', 'bussy', ['default', 'busy', 'long-names']],
    ['mock-server=private', 'mock-server', 'private', ['specified', 'public']],
    ['mock-as=nobody', 'mock-as', 'nobody', ['lindiwe', 'ayesha', 'signed-out']],
    ['mock-as=naledi:sleeping', 'mock-as', 'naledi:sleeping', ['naledi:signed-in', 'naledi:enrolling']],
    ['mock-as=naledi:signed-out', 'mock-as', 'naledi:signed-out', ['naledi:verified']],
    ['mock-seed=', 'mock-seed', '', ['any text of 1 to 100 characters']],
    ['mock-now=yesterday', 'mock-now', 'yesterday', [expect.stringContaining('2026-03-01T09:30:00Z')]],
    ['mock-now=2026-13-01', 'mock-now', '2026-13-01', []],
    ['mock-now=2026-02-31T10:00:00Z', 'mock-now', '2026-02-31T10:00:00Z', []],
    ['mock-latency=fast', 'mock-latency', 'fast', ['slow-3g', 'flaky']],
    ['mock-latency=-5', 'mock-latency', '-5', []],
    ['mock-latency=1e3', 'mock-latency', '1e3', []],
    ['mock-fail=transactions.crate:500', 'mock-fail', 'transactions.crate:500', ['transactions.create:…', '*:…']],
    ['mock-fail=*:200', 'mock-fail', '*:200', ['*:network', '*:a status from 400 to 599']],
    ['mock-fail=*', 'mock-fail', '*', ['*:timeout']],
    ['mock-fail=*:500:often', 'mock-fail', '*:500:often', ['*:500:once', '*:500:always', '*:500:1in2 to 1in1000']],
    ['mock-fail=*:500:1in1', 'mock-fail', '*:500:1in1', []],
    ['mock-fail=*:500:once:more', 'mock-fail', '*:500:once:more', []],
    ['Mock-As=naledi', 'Mock-As', 'naledi', ['mock-as', 'mock-fail']],
    ['mock=1', 'mock', '1', ['mock-as', 'mock-fail']],
    ['mock-user=naledi', 'mock-user', 'naledi', ['mock-as', 'mock-fail']],
    ['mock-as=naledi&mock-as=sipho', 'mock-as', 'naledi, sipho', ['one value']],
  ] as const)('lists the known values instead of %s', ([search, parameter, value, some]) => {
    expect(faultsOf(search)).toEqual([{ parameter, value, known: expect.arrayContaining([...some]) }])
  })

  test('reports all faults', () => {
    const faults = faultsOf('mock-scenario=x&mock-fail=*:500&mock-fail=y&mock-fail=*:z&page=2')
    expect(faults.map(({ parameter, value }) => `${parameter}=${value}`)).toEqual([
      'mock-scenario=x',
      'mock-fail=y',
      'mock-fail=*:z',
    ])
    expect(new SituationError(faults).message).toContain('mock-scenario=x: known are default, empty')
  })
})
