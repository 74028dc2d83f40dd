import { formatNumber, parseNumber, separatorsOf } from '#domain/figures/numbers.ts'
import { type EntryEvent, type EntryRules, firstEntry, type NumberEntry, nextEntry } from '#ui/numbers/number-entry.ts'
import { leftOutText, type NumberFormat } from '#ui/numbers/typed-number.ts'

/** How the product writes and reads numbers in a locale. */
export const formatOf = (locale: string): NumberFormat => ({
  ...separatorsOf(locale),
  parse: text => parseNumber(text, locale),
  format: (value, decimals) => formatNumber(value, locale, decimals),
})

/** The rules of a weight in kg; another locale or other limits as given. */
export const rulesOf = ({
  locale = 'en-US',
  ...rules
}: Partial<EntryRules> & { locale?: string } = {}): EntryRules => ({
  format: formatOf(locale),
  decimals: 2,
  ...rules,
})
export const weight = rulesOf({ min: 0 })

export const after = (entry: NumberEntry, rules: EntryRules, ...events: EntryEvent[]) =>
  events.reduce((now, event) => nextEntry(now, event, rules), entry)

export const pause = { type: 'pause' } as const
export const commit = { type: 'commit' } as const

/** The entry after keys that are pressed one by one; `at` is where the caret stands in place of the end. */
export function typing(entry: NumberEntry, keys: string, rules: EntryRules, at = entry.text.length): NumberEntry {
  return keys.split('').reduce(
    ({ now, caret }, inserted) => {
      const text = now.text.slice(0, caret) + inserted + now.text.slice(caret)
      const refused = nextEntry(now, { type: 'insert', text, inserted, at: caret }, rules)
      if (refused !== now) return { now: refused, caret }
      return { now: nextEntry(now, { type: 'type', text }, rules), caret: caret + 1 }
    },
    { now: entry, caret: at },
  ).now
}
export const typed = (keys: string, rules = weight) => typing(firstEntry(null, rules), keys, rules)
export const pasted = (text: string, rules = weight, value: number | null = null) =>
  nextEntry(firstEntry(value, rules), { type: 'paste', text }, rules)

/** The text, with plain spaces between groups. */
export const textOf = ({ text }: NumberEntry) => text.replaceAll('\u00a0', ' ')
export const said = ({ leftOut }: NumberEntry, decimals = 2) =>
  leftOut ? leftOutText(leftOut.refusal, leftOut.text, decimals) : ''
