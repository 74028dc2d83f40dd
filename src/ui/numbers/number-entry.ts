/*
 * What is typed into a numeric input, as a pure reducer: `nextEntry` takes what happened and gives what the field shows, and the
 * number that counts. The field calls `onChange` whenever the number or its formula is another one. Nothing is ever rounded to a step.
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
  /** Show exactly `decimals`; otherwise as many as were typed, up to `decimals`. */
  fixedDecimals?: boolean | undefined
  /** What may be typed in place of a number. */
  formula?: Formula | undefined
}

export type NumberEntry = {
  text: string
  format: NumberFormat
  /** The number that counts: the one that was last reported or taken over. */
  number: number | null
  /** The formula that the number was reported for. */
  formula: string | null
  /** The value of the field at the last render, to tell news from echoes. */
  value: number | null
  /** `typed`: not reported yet. `reported`: after a pause, not written out yet. A text that is `written` is never read back. */
  stage: 'typed' | 'reported' | 'written'
  isWrong: boolean
  /** Why a formula came to nothing; empty when none did. */
  problem: string
  /** What was typed and left out, why, and where the caret stood; null when there is nothing to say about it. */
  leftOut: { text: string; refusal: TypingRefusal; at: number } | null
}

export type EntryEvent =
  | { type: 'value'; value: number | null }
  /** `inserted` is about to be typed at the place `at`, which gives `text`. */
  | { type: 'insert'; text: string; inserted: string; at: number }
  | { type: 'type'; text: string }
  | { type: 'paste'; text: string }
  /** Nothing was typed for a while. */
  | { type: 'pause' }
  /** The edit ends: on leaving, on Enter, and before anything else is pressed. */
  | { type: 'commit' }
  /** One step up (1) or down (-1), no further than the limits. */
  | { type: 'step'; direction: 1 | -1 }
  /** One of the meanings of the text was chosen. */
  | { type: 'choose'; meaning: string }

const show = (number: number | null, { format, decimals = 0, fixedDecimals }: EntryRules, typed = 0) =>
  number === null ? '' : format.format(number, { min: fixedDecimals ? decimals : typed, max: decimals })

/** A number with as many decimals as the text that it was typed as. */
const written = (number: number, text: string, rules: EntryRules) =>
  show(number, rules, writtenDecimals(text, rules.format))

const read = (text: string, { format, decimals = 0 }: EntryRules) => readNumber(text, format, decimals)

const allowsNegative = ({ min }: EntryRules) => min === undefined || min < 0

const refuses = (text: string, rules: EntryRules) =>
  refusalOf(text, rules.format, rules.decimals ?? 0, allowsNegative(rules))

/** What a text can mean, if that is two numbers: nothing is reported before one of them is chosen. */
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
  leftOut: null,
})

const edited = (entry: NumberEntry, text: string) =>
  ({ ...entry, text, stage: 'typed', isWrong: false, problem: '' }) as const

function reported(entry: NumberEntry, number: number | null, text: string): NumberEntry {
  const isWrong = number === null && text.trim() !== ''
  return { ...entry, text, number, formula: null, stage: 'written', isWrong, problem: '' }
}

/** What a formula comes to is written in its place; a formula that waits or comes to nothing stays. */
function reckoned(entry: NumberEntry, formula: string, rules: EntryRules): NumberEntry | null {
  const result = rules.formula?.read(formula)
  if (!result) return null
  if ('problem' in result) return { ...reported(entry, null, formula), isWrong: true, problem: result.problem }
  const { number } = result
  const text = number === null ? formula : show(number, rules, rules.decimals)
  return { ...reported(entry, number, text), isWrong: false, formula }
}

/** A number below 0 that was not typed key by key is left out whole: what stood there stays. */
const withoutNegative = (entry: NumberEntry, text: string) =>
  ({ ...entry, leftOut: { text: text.trim(), refusal: 'negative', at: -1 } }) as const

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

/** Digits right after a decimal sign that was skipped would make another number: they are left out, too. */
function inserted(
  entry: NumberEntry,
  { text, inserted: added, at }: EntryEvent & { type: 'insert' },
  rules: EntryRules,
) {
  if (rules.formula?.isBegun(text)) return entry
  const next = withDecimalSign(text, rules.format)
  const refusal = meaningsIn(next, rules) ? null : refuses(next, rules)
  const before = entry.leftOut?.at === at ? entry.leftOut : null
  const isTail = before !== null && (before.refusal === 'whole' || before.refusal === 'decimalSign')
  if (refusal === null && !(isTail && /^\d+$/.test(added))) return entry
  // A text that is wrong already may grow, as long as what is added could be right.
  if (refuses(entry.text, rules) && !meaningsIn(entry.text, rules) && refuses(added, rules) === null) return entry
  const kind = isTail ? before.refusal : (refusal ?? 'letter')
  return { ...entry, leftOut: { text: before?.refusal === kind ? before.text + added : added, refusal: kind, at } }
}

function typed(entry: NumberEntry, text: string, rules: EntryRules): NumberEntry {
  if (!allowsNegative(rules) && isNegative(text) && !rules.formula?.isBegun(text)) return withoutNegative(entry, text)
  // Digits that follow keep the message about what was skipped before them; replacing or deleting text ends it.
  // Letters before the first digit change no number, and need no message.
  const isOver = entry.leftOut?.refusal === 'letter' && entry.text.trim() === ''
  const leftOut = isOver || text.length <= entry.text.length ? null : entry.leftOut
  return { ...edited(entry, withDecimalSign(text, rules.format)), leftOut }
}

function pasted(entry: NumberEntry, text: string, rules: EntryRules): NumberEntry {
  const result = rules.formula?.read(text.trim())
  if (result && !('problem' in result)) return edited(entry, text.trim())
  if (!allowsNegative(rules) && isNegative(text)) return withoutNegative(entry, text)
  const plain = withoutUnits(text)
  const readings = [plain, withDecimalSign(plain, rules.format)]
  const clear = readings.find(reading => read(reading, rules) !== null || meaningsIn(reading, rules) !== null)
  return { ...edited(entry, clear ?? text), leftOut: null }
}

/** A text that is a number only in part ("-", "1,3"), or a formula, waits for the next key or for the field to be left. */
function paused(entry: NumberEntry, rules: EntryRules): NumberEntry {
  const { text } = entry
  if (entry.stage !== 'typed' || rules.formula?.isBegun(text)) return entry
  const number = read(text, rules)
  const isClear = number !== null || text.trim() === '' || refuses(text, rules) !== null
  return isClear ? { ...reported(entry, number, text), stage: 'reported' } : entry
}

/** The number within the limits, written as the locale writes it. */
function committed(entry: NumberEntry, rules: EntryRules): NumberEntry {
  if (entry.stage === 'written') return entry
  const formula = reckoned(entry, entry.text.trim(), rules)
  if (formula) return formula
  const number = read(entry.text, rules)
  if (number === null) return reported(entry, null, entry.text.trim())
  const within = clamp(number, rules.min, rules.max)
  return reported(entry, within, written(within, entry.text, rules))
}

/** What the field shows and reports after an event. The same object if nothing has changed. */
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
      return { ...edited(entry, written(next, entry.text, rules)), leftOut: null }
    }
    case 'choose': {
      const next = read(event.meaning, rules)
      return next === null ? entry : reported(entry, next, written(next, event.meaning, rules))
    }
  }
}

/** What a field shows beside the text of an entry. */
export function entryReading({ text, isWrong }: NumberEntry, rules: EntryRules) {
  const { min, max, formula } = rules
  const number = read(text, rules)
  const begun = formula?.key.begin(text.trim()) ?? ''
  return {
    /** The number that the text says; null if it says none. */
    number,
    meanings: meaningsIn(text, rules),
    /** Whether nothing else is wrong than that it has more digits than a number can hold. */
    isTooLong: isWrong && refuses(text, rules) === null && hasTooManyDigits(text),
    canStepUp: max === undefined || number === null || number < max,
    canStepDown: min === undefined || number === null || number > min,
    /** The formula that a key makes of the text; null if the text is one, or there is nothing yet to make one of. */
    nextFormula: formula?.isBegun(begun) && !formula.isBegun(text) ? begun : null,
  }
}
