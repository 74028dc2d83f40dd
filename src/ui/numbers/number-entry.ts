/*
 * Reducer of a numeric input: `nextEntry` maps an event to the displayed text and the number. The field calls
 * `onChange` when the number or its formula changes. Numbers are never rounded to a step.
 */
import {
  addDecimals,
  clamp,
  type Formula,
  hasTooManyDigits,
  isNegative,
  type NumberFormat,
  readNumber,
  refusalOf,
  type TypingRefusal,
  twoMeanings,
  withDecimalSign,
  withoutUnits,
  writtenDecimals,
} from './typed-number.ts'

export type EntryRules = {
  format: NumberFormat
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  decimals?: number | undefined
  /** Shows exactly `decimals`; otherwise as many as were typed, up to `decimals`. */
  fixedDecimals?: boolean | undefined
  formula?: Formula | undefined
}

export type NumberEntry = {
  text: string
  format: NumberFormat
  /** Last reported or adopted number. */
  number: number | null
  formula: string | null
  /** Value at the last render. It distinguishes external changes from echoes of `onChange`. */
  value: number | null
  /**
   * `typed`: not yet reported. `reported`: reported after a pause, not yet formatted. `written`: formatted, and never
   * parsed again.
   */
  stage: 'typed' | 'reported' | 'written'
  isWrong: boolean
  /** Error of the formula; empty if there is none. */
  problem: string
  /** Skipped characters with the reason and the caret position; null if there is no message. */
  skipped: { text: string; refusal: TypingRefusal; at: number } | null
}

export type EntryEvent =
  | { type: 'value'; value: number | null }
  /** `inserted` is about to be typed at the index `at`; the result would be `text`. */
  | { type: 'insert'; text: string; inserted: string; at: number }
  | { type: 'type'; text: string }
  | { type: 'paste'; text: string }
  | { type: 'pause' }
  /** End of the edit: on blur, on Enter, and before any other press. */
  | { type: 'commit' }
  | { type: 'step'; direction: 1 | -1 }
  | { type: 'choose'; meaning: string }

const show = (number: number | null, { format, decimals = 0, fixedDecimals }: EntryRules, typed = 0) =>
  number === null ? '' : format.format(number, { min: fixedDecimals ? decimals : typed, max: decimals })

const written = (number: number, text: string, rules: EntryRules) =>
  show(number, rules, writtenDecimals(text, rules.format))

const read = (text: string, { format, decimals = 0 }: EntryRules) => readNumber(text, format, decimals)

const allowsNegative = ({ min }: EntryRules) => min === undefined || min < 0

const refuses = (text: string, rules: EntryRules) =>
  refusalOf(text, rules.format, rules.decimals ?? 0, allowsNegative(rules))

/** Returns both readings of an ambiguous text, else null. No number is reported before the user chooses one. */
const meaningsIn = (text: string, rules: EntryRules) =>
  twoMeanings(text, rules.format, rules.decimals ?? 0)?.map(meaning =>
    written(read(meaning, rules) ?? 0, meaning, rules),
  ) ?? null

export const firstEntry = (value: number | null, rules: EntryRules): NumberEntry => ({
  text: show(value, rules),
  format: rules.format,
  number: value,
  formula: null,
  value,
  stage: 'written',
  isWrong: false,
  problem: '',
  skipped: null,
})

const edited = (entry: NumberEntry, text: string) =>
  ({ ...entry, text, stage: 'typed', isWrong: false, problem: '' }) as const

function reported(entry: NumberEntry, number: number | null, text: string): NumberEntry {
  const isWrong = number === null && text.trim() !== ''
  return { ...entry, text, number, formula: null, stage: 'written', isWrong, problem: '' }
}

/** Replaces a formula with its result. A pending or invalid formula stays. */
function evaluateFormula(entry: NumberEntry, formula: string, rules: EntryRules): NumberEntry | null {
  const result = rules.formula?.read(formula)
  if (!result) return null
  if ('problem' in result) return { ...reported(entry, null, formula), isWrong: true, problem: result.problem }
  const { number } = result
  const text = number === null ? formula : show(number, rules, rules.decimals)
  return { ...reported(entry, number, text), isWrong: false, formula }
}

/** Skips a pasted or dropped negative number and keeps the earlier text. */
const skipNegative = (entry: NumberEntry, text: string) =>
  ({ ...entry, skipped: { text: text.trim(), refusal: 'negative', at: -1 } }) as const

function taken(entry: NumberEntry, value: number | null, rules: EntryRules): NumberEntry {
  const { format, decimals = 0 } = rules
  if (value !== entry.value) {
    const isNews = value !== entry.number && entry.stage !== 'typed'
    return isNews ? { ...firstEntry(value, rules), formula: entry.formula } : { ...entry, value }
  }
  if (format === entry.format || entry.stage !== 'written') return entry
  const number = readNumber(entry.text, entry.format, decimals)
  const text = number === null ? entry.text : show(number, rules, writtenDecimals(entry.text, entry.format))
  return { ...entry, format, text }
}

/** Also skips digits after a skipped decimal sign, because they would change the number. */
function inserted(
  entry: NumberEntry,
  { text, inserted: added, at }: EntryEvent & { type: 'insert' },
  rules: EntryRules,
) {
  if (rules.formula?.isStarted(text)) return entry
  const next = withDecimalSign(text, rules.format)
  const refusal = meaningsIn(next, rules) ? null : refuses(next, rules)
  const before = entry.skipped?.at === at ? entry.skipped : null
  const isTail = before !== null && (before.refusal === 'whole' || before.refusal === 'decimalSign')
  if (refusal === null && !(isTail && /^\d+$/.test(added))) return entry
  // An invalid text can grow if the added characters are valid.
  if (refuses(entry.text, rules) && !meaningsIn(entry.text, rules) && refuses(added, rules) === null) return entry
  const kind = isTail ? before.refusal : (refusal ?? 'letter')
  return { ...entry, skipped: { text: before?.refusal === kind ? before.text + added : added, refusal: kind, at } }
}

function typed(entry: NumberEntry, text: string, rules: EntryRules): NumberEntry {
  if (!allowsNegative(rules) && isNegative(text) && !rules.formula?.isStarted(text)) return skipNegative(entry, text)
  // Digits keep the message about skipped characters; replacing or deleting text clears it. Letters before the first
  // digit need no message.
  const isOver = entry.skipped?.refusal === 'letter' && entry.text.trim() === ''
  const skipped = isOver || text.length <= entry.text.length ? null : entry.skipped
  return { ...edited(entry, withDecimalSign(text, rules.format)), skipped }
}

function pasted(entry: NumberEntry, text: string, rules: EntryRules): NumberEntry {
  const result = rules.formula?.read(text.trim())
  if (result && !('problem' in result)) return edited(entry, text.trim())
  if (!allowsNegative(rules) && isNegative(text)) return skipNegative(entry, text)
  const plain = withoutUnits(text)
  const readings = [plain, withDecimalSign(plain, rules.format)]
  const clear = readings.find(reading => read(reading, rules) !== null || meaningsIn(reading, rules) !== null)
  return { ...edited(entry, clear ?? text), skipped: null }
}

/** Does not report partial numbers ("-", "1,3") and formulas, which wait for the next key or for blur. */
function paused(entry: NumberEntry, rules: EntryRules): NumberEntry {
  const { text } = entry
  if (entry.stage !== 'typed' || rules.formula?.isStarted(text)) return entry
  const number = read(text, rules)
  const isClear = number !== null || text.trim() === '' || refuses(text, rules) !== null
  return isClear ? { ...reported(entry, number, text), stage: 'reported' } : entry
}

function committed(entry: NumberEntry, rules: EntryRules): NumberEntry {
  if (entry.stage === 'written') return entry
  const formula = evaluateFormula(entry, entry.text.trim(), rules)
  if (formula) return formula
  const number = read(entry.text, rules)
  if (number === null) return reported(entry, null, entry.text.trim())
  const within = clamp(number, rules.min, rules.max)
  return reported(entry, within, written(within, entry.text, rules))
}

/** Returns the next entry, or the same object if nothing changed. */
export function nextEntry(entry: NumberEntry, event: EntryEvent, rules: EntryRules): NumberEntry {
  switch (event.type) {
    case 'value':
      return taken(entry, event.value, rules)
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
        addDecimals(read(entry.text, rules) ?? 0, event.direction * (rules.step ?? 1)),
        rules.min,
        rules.max,
      )
      return { ...edited(entry, written(next, entry.text, rules)), skipped: null }
    }
    case 'choose': {
      const next = read(event.meaning, rules)
      return next === null ? entry : reported(entry, next, written(next, event.meaning, rules))
    }
  }
}

export function entryReading({ text, isWrong }: NumberEntry, rules: EntryRules) {
  const { min, max, formula } = rules
  const number = read(text, rules)
  const begun = formula?.key.begin(text.trim()) ?? ''
  return {
    number,
    meanings: meaningsIn(text, rules),
    /** True if the only error is that the text has more digits than a number can hold. */
    isTooLong: isWrong && refuses(text, rules) === null && hasTooManyDigits(text),
    canStepUp: max === undefined || number === null || number < max,
    canStepDown: min === undefined || number === null || number > min,
    /** Text after the formula key; null if the text is a formula or has no operand. */
    nextFormula: formula?.isStarted(begun) && !formula.isStarted(text) ? begun : null,
  }
}
