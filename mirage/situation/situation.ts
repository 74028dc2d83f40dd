import { objectKeys } from 'ts-extras'
import type { CallName } from '#contract/addresses.ts'
import { calls } from '#contract/contract.ts'
import { appearances, formatChoices, languageChoices, preferenceKeys, themes } from '#domain/preferences.ts'
import { accounts } from '#mirage/data/accounts.ts'
import { type ScenarioName, scenarios } from '#mirage/scenarios/all-scenarios.ts'
import type { Latency } from './connection.ts'
import type { Failure } from './switches.ts'

/** Failure of a call, as written in a link. A number is the status of the response. */
export type FailureKind = number | Exclude<Failure['kind'], 'status'>

/** Frequency of a failure: the next call, every call, or every nth call. */
export type Often = 'once' | 'always' | number

/** A failure of one call, or of all calls (`*`). */
export type FailureSetting = { call: CallName | '*'; what: FailureKind; often: Often }

/** Initial sign-in state: signed out, or a seeded account, by its short name, at a step of signing in. */
export type AccountAtStep =
  | { account: ''; step: 'signed-out' }
  | { account: string; step: 'signed-in' | 'enrolling' | 'verified' }

/** Servers that the mock imitates: a server that follows the specification, or the product's public server. */
export const serverNames = ['specified', 'public'] as const
export type ServerName = (typeof serverNames)[number]

/** All settings of the mock in a link. */
export type Situation = {
  scenario: ScenarioName
  server: ServerName
  seed: string
  /** Null keeps the signed-in user. */
  as: AccountAtStep | null
  /** Start of the clock in ISO 8601 UTC; null for the computer's clock. */
  now: string | null
  latency: Latency
  failures: readonly FailureSetting[]
}

/** A fast connection without failures. */
export const usualConnection = { latency: 150, failures: [] } as const satisfies Partial<Situation>

export const defaultSituation: Situation = {
  scenario: 'default',
  server: 'specified',
  seed: 'threereco',
  as: null,
  now: null,
  ...usualConnection,
}

/** An invalid URL parameter, and its possible values. */
export type SituationFault = { parameter: string; value: string; known: readonly string[] }

/** Thrown for a URL that requests an unknown situation. */
export class SituationError extends Error {
  override readonly name = 'SituationError'
  readonly faults: readonly SituationFault[]

  constructor(faults: readonly SituationFault[]) {
    const lines = faults.map(({ parameter, value, known }) => `${parameter}=${value}: known are ${known.join(', ')}`)
    super(['This situation cannot be read', ...lines].join('\n'))
    this.faults = faults
  }
}

/** Returns the short name of an account: its first name in lower case. */
const shortNameOf = ({ name }: { name: string }) => name.split(' ')[0]?.toLowerCase() ?? ''

/** Every seeded account by its short name, most useful first. */
export const accountsByName = new Map(accounts.map(account => [shortNameOf(account), account]))

export const scenarioNames = objectKeys(scenarios)
export const callNames: readonly CallName[] = calls.map(({ name }) => name)
export const failureKinds = [
  'network',
  'timeout',
  'not-json',
  'wrong-shape',
  'answer-lost',
  'session-ended',
  'changing',
] as const satisfies ReadonlyArray<Failure['kind']>
export const accountSteps = ['signed-in', 'enrolling', 'verified'] as const
const namedLatencies = ['slow-3g', 'flaky'] as const

/** Descriptions of parameter values that are too many to list. */
const some = {
  status: 'a status from 400 to 599',
  latency: 'a number of ms from 0 to 600000',
  seed: 'any text of 1 to 100 characters',
  now: 'a date and time from 2000 to 2099, such as 2026-03-01T09:30:00Z',
  often: '1in2 to 1in1000',
}

/** Preferences of the app that a link can set: each parameter with its key in local storage and its values. */
export const preferenceParameters = {
  'mock-theme': { key: preferenceKeys.theme, known: themes },
  'mock-appearance': { key: preferenceKeys.appearance, known: appearances },
  'mock-language': { key: preferenceKeys.language, known: languageChoices },
  'mock-format': { key: preferenceKeys.format, known: formatChoices },
} as const

const parameters = [
  'mock-scenario',
  'mock-server',
  'mock-as',
  'mock-seed',
  'mock-now',
  'mock-latency',
  'mock-fail',
] as const
type Parameter = (typeof parameters)[number]

const oneOf = <const Name extends string>(names: readonly Name[], text: string) => names.find(name => name === text)

/** Parses an integer within these bounds, in plain decimal digits. */
function integer(text: string, min: number, max: number) {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : undefined
}

type Reader<Value> = (text: string, fault: (known: readonly string[]) => undefined) => Value | undefined

const readScenario: Reader<ScenarioName> = (text, fault) => oneOf(scenarioNames, text) ?? fault(scenarioNames)

const readServer: Reader<ServerName> = (text, fault) => oneOf(serverNames, text) ?? fault(serverNames)

const readSeed: Reader<string> = (text, fault) =>
  text.length > 0 && text.length <= 100 && text.isWellFormed() ? text : fault([some.seed])

const readAccount: Reader<AccountAtStep> = (text, fault) => {
  if (text === 'signed-out') return { account: '', step: 'signed-out' }
  const at = text.indexOf(':')
  const account = at < 0 ? text : text.slice(0, at)
  if (!accountsByName.has(account)) return fault([...accountsByName.keys(), 'signed-out'])
  const step = at < 0 ? 'verified' : oneOf(accountSteps, text.slice(at + 1))
  return step ? { account, step } : fault(accountSteps.map(name => `${account}:${name}`))
}

const isoTime = /^20\d\d-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/

/** True if the day of an ISO 8601 date exists. Date converts 31 February to 3 March. */
const isDay = (day: string) => {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** True if a text is an ISO 8601 time at which the clock can start. */
export function isClock(text: string): boolean {
  const time = isoTime.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  return time >= Date.UTC(2000) && time < Date.UTC(2100)
}

const readNow: Reader<string> = (text, fault) => {
  // In a URL, an unencoded plus sign is a space.
  const written = text.replace(' ', '+')
  return isClock(written) ? new Date(written).toISOString() : fault([some.now])
}

const readLatency: Reader<Latency> = (text, fault) =>
  oneOf(namedLatencies, text) ?? integer(text, 0, 600_000) ?? fault([...namedLatencies, some.latency])

function readOften(text: string): Often | undefined {
  return oneOf(['once', 'always'], text) ?? (text.startsWith('1in') ? integer(text.slice(3), 2, 1000) : undefined)
}

const readFailure: Reader<FailureSetting> = (text, fault) => {
  const [name = '', kind = '', frequency = 'once', ...more] = text.split(':')
  const call = name === '*' ? '*' : oneOf(callNames, name)
  if (!call) return fault([...callNames, '*'].map(known => `${known}:…`))
  const what = oneOf(failureKinds, kind) ?? integer(kind, 400, 599)
  if (what === undefined) return fault([...failureKinds, some.status].map(known => `${call}:${known}`))
  const often = more.length === 0 ? readOften(frequency) : undefined
  return often ? { call, what, often } : fault(['once', 'always', some.often].map(known => `${call}:${what}:${known}`))
}

/** Returns the names of all mock parameters in a URL, known or unknown. */
export const ownParameters = (search: URLSearchParams) =>
  [...new Set(search.keys())].filter(name => /^mock(?:-|$)/i.test(name))

/**
 * Parses the situation in a URL's query string. Missing parameters get their defaults.
 * @throws SituationError with all errors.
 */
export function readSituation(search: string | URLSearchParams): Situation {
  const params = new URLSearchParams(search)
  const faults: SituationFault[] = []
  const readAll = <Value>(parameter: Parameter, values: readonly string[], reader: Reader<Value>) =>
    values.flatMap(value => reader(value, known => void faults.push({ parameter, value, known })) ?? [])
  const read = <Value, Usual>(parameter: Parameter, reader: Reader<Value>, usual: Usual) => {
    const values = params.getAll(parameter)
    if (values.length > 1) faults.push({ parameter, value: values.join(', '), known: ['one value'] })
    return readAll(parameter, values, reader)[0] ?? usual
  }

  for (const parameter of ownParameters(params)) {
    if (!oneOf(parameters, parameter)) {
      faults.push({
        parameter,
        value: params.get(parameter) ?? '',
        known: [...parameters, ...Object.keys(preferenceParameters)],
      })
    }
  }
  const usual = defaultSituation
  const situation = {
    scenario: read('mock-scenario', readScenario, usual.scenario),
    server: read('mock-server', readServer, usual.server),
    seed: read('mock-seed', readSeed, usual.seed),
    as: read('mock-as', readAccount, usual.as),
    now: read('mock-now', readNow, usual.now),
    latency: read('mock-latency', readLatency, usual.latency),
    failures: readAll('mock-fail', params.getAll('mock-fail'), readFailure),
  }
  if (faults.length > 0) throw new SituationError(faults)
  return situation
}

const accountText = ({ account, step }: AccountAtStep) => {
  if (step === 'signed-out') return step
  return step === 'verified' ? account : `${account}:${step}`
}

/** Formats a failure for a URL: `transactions.create:500:1in5`. */
export function failureText({ call, what, often }: FailureSetting) {
  if (often === 'once') return `${call}:${what}`
  return `${call}:${what}:${often === 'always' ? often : `1in${often}`}`
}

/**
 * Returns the query string for a situation, without its question mark. Always includes the scenario; includes other
 * settings only if they differ from the default.
 */
export function writeSituation({ scenario, server, seed, as, now, latency, failures }: Situation): string {
  const params = new URLSearchParams({ 'mock-scenario': scenario })
  if (server !== defaultSituation.server) params.set('mock-server', server)
  if (as) params.set('mock-as', accountText(as))
  if (seed !== defaultSituation.seed) params.set('mock-seed', seed)
  if (now !== null) params.set('mock-now', now)
  if (latency !== defaultSituation.latency) params.set('mock-latency', String(latency))
  for (const failure of failures) params.append('mock-fail', failureText(failure))
  // Unencoded colons are permitted in a query string, and easier to read and edit.
  return params.toString().replaceAll('%3A', ':')
}
