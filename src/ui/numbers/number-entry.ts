/*
 * Reducer of a numeric input: `nextEntry` returns the displayed text and the number after an event. The field calls
 * `onChange` when the number or its formula changes. Never rounds a number to a step.
 */
import { asciiDigits } from '#messages/ascii-digits.ts'
import {
  addDecimals,
  clamp,
  type Formula,
  hasTooManyDigits,
  isNegative,
  type Meaning,
  type NumberFormat,
  readNumber,
  refusalOf,
  type TypingRefusal,
  twoMeanings,
  withoutUnits,
  writtenDecimals,
} from './typed-number.ts'

export type EntryRules = {
  format: NumberFormat
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  decimals?: number | undefined
  /**
   * True to always show `decimals` decimals. By default, the field shows as many as the user typed, up to `decimals`.
   */
  fixedDecimals?: boolean | undefined
  formula?: Formula | undefined
}

export type NumberEntry = {
  text: string
  format: NumberFormat
  /** Number last reported by the field or received from the parent. */
  number: number | null
  /** Number of a text that the field formatted, null for other texts. A formatted text is never ambiguous. */
  formatted: number | null
  formula: string | null
  /** Value at the last render. It distinguishes new values from the parent from echoes of `onChange`. */
  value: number | null
  /**
   * - `typed`: not reported yet
   * - `reported`: reported after a pause, but not formatted yet
   * - `written`: formatted, so blur does not parse the text again
   */
  stage: 'typed' | 'reported' | 'written'
  isWrong: boolean
  /** Error message of the formula; empty for a valid formula. */
  problem: string
  /** Characters that the field skipped, the reason, and their caret position; null if there is no message. */
  skipped: { text: string; refusal: TypingRefusal; at: number } | null
}

export type EntryEvent =
  | { type: 'value'; value: number | null }
  /** The user is about to type `inserted` at the index `at`. If the field accepts it, the text becomes `text`. */
  | { type: 'insert'; text: string; inserted: string; at: number }
  | { type: 'type'; text: string }
  | { type: 'paste'; text: string }
  | { type: 'pause' }
  /** The edit ends: on blur, on Enter, and before a press outside the field. */
  | { type: 'commit' }
  | { type: 'step'; direction: 1 | -1 }
  | { type: 'choose'; meaning: Meaning }

const show = (number: number | null, { format, decimals = 0, fixedDecimals }: EntryRules, typed = 0) =>
  number === null
    ? ''
    : format.format(number, { min: fixedDecimals ? decimals : Math.min(typed, decimals), max: decimals })

const written = (number: number, text: string, rules: EntryRules) =>
  show(number, rules, writtenDecimals(text, rules.format))

const read = (text: string, { format, decimals = 0 }: EntryRules) => readNumber(text, format, decimals)

const allowsNegative = ({ min }: EntryRules) => min === undefined || min < 0

const refuses = (text: string, rules: EntryRules) => refusalOf(text, rules.decimals ?? 0, allowsNegative(rules))

/**
 * Returns the two possible numbers for an ambiguous text, or null. The field reports no number until the user chooses.
 */
const meaningsIn = (text: string, rules: EntryRules) => twoMeanings(text, rules.format, rules.decimals ?? 0)

const numberIn = ({ text, formatted }: NumberEntry, rules: EntryRules) => formatted ?? read(text, rules)

export const firstEntry = (value: number | null, rules: EntryRules): NumberEntry => ({
  text: show(value, rules),
  format: rules.format,
  number: value,
  formatted: value,
  formula: null,
  value,
  stage: 'written',
  isWrong: false,
  problem: '',
  skipped: null,
})

const edited = (entry: NumberEntry, text: string) =>
  ({ ...entry, text, formatted: null, stage: 'typed', isWrong: false, problem: '' }) as const

function reported(entry: NumberEntry, number: number | null, text: string): NumberEntry {
  const isWrong = number === null && text.trim() !== ''
  return { ...entry, text, number, formatted: number, formula: null, stage: 'written', isWrong, problem: '' }
}

/**
 * Replaces the formula with its result. If the formula is invalid or has no result yet, it stays in the field. Returns
 * null if the text is not a formula.
 */
function evaluateFormula(entry: NumberEntry, formula: string, rules: EntryRules): NumberEntry | null {
  const result = rules.formula?.read(formula)
  if (!result) return null
  if ('problem' in result) return { ...reported(entry, null, formula), isWrong: true, problem: result.problem }
  const { number } = result
  const text = number === null ? formula : show(number, rules, rules.decimals)
  return { ...reported(entry, number, text), isWrong: false, formula }
}

/** Keeps the earlier text when the user pastes or drops a negative number, and adds a message. */
const skipNegative = (entry: NumberEntry, text: string) =>
  ({ ...entry, skipped: { text: text.trim(), refusal: 'negative', at: -1 } }) as const

function withValue(entry: NumberEntry, value: number | null, rules: EntryRules): NumberEntry {
  const { format } = rules
  if (value !== entry.value) {
    const isNews = value !== entry.number && entry.stage !== 'typed'
    return isNews ? { ...firstEntry(value, rules), formula: entry.formula } : { ...entry, value }
  }
  if (format === entry.format || entry.stage !== 'written') return entry
  const text = entry.number === null ? entry.text : written(entry.number, entry.text, rules)
  return { ...entry, format, text }
}

/**
 * Returns the same entry if the field accepts the characters, or else an entry with a message. After a skipped decimal
 * separator it also skips digits, because they would change the number.
 */
function inserted(
  entry: NumberEntry,
  { text, inserted: added, at }: EntryEvent & { type: 'insert' },
  rules: EntryRules,
) {
  if (rules.formula?.isStarted(text)) return entry
  const refusal = meaningsIn(text, rules) ? null : refuses(text, rules)
  const before = entry.skipped?.at === at ? entry.skipped : null
  const isTail = before !== null && (before.refusal === 'integer' || before.refusal === 'decimalSign')
  if (refusal === null && !(isTail && /^\d+$/.test(asciiDigits(added)))) return entry
  // If the text is already invalid, the user can still add valid characters.
  if (refuses(entry.text, rules) && !meaningsIn(entry.text, rules) && refuses(added, rules) === null) return entry
  const kind = isTail ? before.refusal : (refusal ?? 'letter')
  return { ...entry, skipped: { text: before?.refusal === kind ? before.text + added : added, refusal: kind, at } }
}

function typed(entry: NumberEntry, text: string, rules: EntryRules): NumberEntry {
  if (!allowsNegative(rules) && isNegative(text) && !rules.formula?.isStarted(text)) return skipNegative(entry, text)
  // Typing keeps the message about skipped characters; replacing or deleting text clears it. A message about letters in
  // an empty field disappears at the first digit.
  const isOver = entry.skipped?.refusal === 'letter' && entry.text.trim() === ''
  const skipped = isOver || text.length <= entry.text.length ? null : entry.skipped
  return { ...edited(entry, text), skipped }
}

function pasted(entry: NumberEntry, text: string, rules: EntryRules): NumberEntry {
  const result = rules.formula?.read(text.trim())
  if (result && !('problem' in result)) return edited(entry, text.trim())
  if (!allowsNegative(rules) && isNegative(text)) return skipNegative(entry, text)
  const plain = withoutUnits(text)
  const isClear = read(plain, rules) !== null || meaningsIn(plain, rules) !== null
  if (!isClear) return { ...edited(entry, text), skipped: null }
  const left = asciiDigits(text.replace(plain, ' ')).replace(/\s+/g, ' ').trim()
  return { ...edited(entry, plain), skipped: left === '' ? null : { text: left, refusal: 'letter', at: -1 } }
}

/** Reports the number after a pause. Partial numbers ("-", "1,3") and formulas wait for the next key or for blur. */
function paused(entry: NumberEntry, rules: EntryRules): NumberEntry {
  const { text } = entry
  if (entry.stage !== 'typed' || rules.formula?.isStarted(text)) return entry
  const number = numberIn(entry, rules)
  const isClear = number !== null || text.trim() === '' || refuses(text, rules) !== null
  return isClear ? { ...reported(entry, number, text), stage: 'reported' } : entry
}

function committed(entry: NumberEntry, rules: EntryRules): NumberEntry {
  if (entry.stage === 'written') return entry
  const formula = evaluateFormula(entry, entry.text.trim(), rules)
  if (formula) return formula
  const number = numberIn(entry, rules)
  if (number === null) return reported(entry, null, entry.text.trim())
  const within = clamp(number, rules.min, rules.max)
  return reported(entry, within, written(within, entry.text, rules))
}

/** Returns the entry after an event, or the same object if nothing changed. */
export function nextEntry(entry: NumberEntry, event: EntryEvent, rules: EntryRules): NumberEntry {
  switch (event.type) {
    case 'value':
      return withValue(entry, event.value, rules)
    case 'insert':
      return inserted(entry, event, rules)
    case 'type':
      return typed(entry, event.text, rules)
    case 'paste':
      return pasted(entry, event.text, rules)
    case 'pause':
      return paused(entry, rules)
    case 'commit':
      return committed(entry, rules)
    case 'step': {
      const next = clamp(
        addDecimals(numberIn(entry, rules) ?? 0, event.direction * (rules.step ?? 1)),
        rules.min,
        rules.max,
      )
      return { ...edited(entry, written(next, entry.text, rules)), formatted: next, skipped: null }
    }
    case 'choose': {
      const { number, decimals } = event.meaning
      return reported(entry, number, show(number, rules, decimals))
    }
  }
}

export function entryReading(entry: NumberEntry, rules: EntryRules) {
  const { text, isWrong } = entry
  const { min, max, formula } = rules
  const number = numberIn(entry, rules)
  const begun = formula?.key.begin(text.trim()) ?? ''
  return {
    number,
    /** Possible numbers of an ambiguous text with their formatted texts, or null. */
    meanings:
      number === null
        ? (meaningsIn(text, rules)?.map(each => ({ ...each, text: show(each.number, rules, each.decimals) })) ?? null)
        : null,
    /** True if the text is wrong only because it has too many digits. */
    isTooLong: isWrong && refuses(text, rules) === null && hasTooManyDigits(text),
    canStepUp: max === undefined || number === null || number < max,
    canStepDown: min === undefined || number === null || number > min,
    /** Text that the formula key would produce. Null if the text is already a formula, or if it can't start one. */
    nextFormula: formula?.isStarted(begun) && !formula.isStarted(text) ? begun : null,
  }
}
