import { notationOf } from '#domain/figures/number-reading.ts'
import { type EntryEvent, type EntryRules, firstEntry, type NumberEntry, nextEntry } from '#ui/numbers/number-entry.ts'
import { skippedText } from '#ui/numbers/typed-number.ts'

/** Returns the rules of a weight field in kg, with optional overrides. */
export const rulesOf = ({
  locale = 'en-US',
  ...rules
}: Partial<EntryRules> & { locale?: string } = {}): EntryRules => ({
  format: notationOf(locale),
  decimals: 2,
  ...rules,
})
export const weight = rulesOf({ min: 0 })

export const after = (entry: NumberEntry, rules: EntryRules, ...events: EntryEvent[]) =>
  events.reduce((now, event) => nextEntry(now, event, rules), entry)

export const pause = { type: 'pause' } as const
export const commit = { type: 'commit' } as const

/** Types the keys one by one at the caret position `at`, by default at the end. Returns the entry afterwards. */
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

/** Returns the text of an entry with plain spaces instead of no-break spaces. */
export const textOf = ({ text }: NumberEntry) => text.replaceAll('\u00a0', ' ')
export const notice = ({ skipped }: NumberEntry, decimals = 2) =>
  skipped ? skippedText(skipped.refusal, skipped.text, decimals) : ''
