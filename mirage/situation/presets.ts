import { type FailureSetting, type Situation, usualConnection, writeSituation } from './situation.ts'

type PresetParts = Partial<Pick<Situation, 'scenario' | 'latency' | 'failures'>>

/** A common situation that one press applies. `about` describes it in a few words. */
export type Preset = { readonly label: string; readonly about: string; readonly parts: PresetParts }

const saves = ['transactions.create', 'transactions.update', 'collections.create', 'collections.update'] as const

const always = (what: FailureSetting['what']): FailureSetting => ({ call: '*', what, often: 'always' })

/**
 * All presets. Each preset sets the connection, which removes failures of other presets. A preset with a scenario
 * reloads the page.
 */
export const presets: readonly Preset[] = [
  {
    label: 'Default',
    about: 'two years of trade and a fast server',
    parts: { scenario: 'default', ...usualConnection },
  },
  {
    label: 'First day',
    about: 'a business that registered yesterday',
    parts: { scenario: 'first-day', ...usualConnection },
  },
  {
    label: 'Busy day',
    about: '10,000 transactions',
    parts: { scenario: 'busy', ...usualConnection },
  },
  {
    label: 'Slow connection',
    about: '2 s per response at 400 kbit/s',
    parts: { ...usualConnection, latency: 'slow-3g' },
  },
  {
    label: 'Server down',
    about: 'every request returns 503',
    parts: { ...usualConnection, failures: [always(503)] },
  },
  {
    label: 'Records change',
    about: 'another user saves a transaction before each response',
    parts: { ...usualConnection, failures: [{ call: 'transactions.list', what: 'changing', often: 'always' }] },
  },
  {
    label: 'Session ends on save',
    about: 'the session ends before the next save of a trade',
    parts: { ...usualConnection, failures: saves.map(call => ({ call, what: 'session-ended', often: 'once' })) },
  },
]

/** True if a situation already equals the preset. */
export const isPresetSet = ({ parts }: Preset, situation: Situation): boolean =>
  writeSituation({ ...situation, ...parts }) === writeSituation(situation)
