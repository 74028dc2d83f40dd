import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import {
  addDecimals,
  clamp,
  type Formula,
  hasTooManyDigits,
  isNegative,
  leftOutText,
  type NumberFormat,
  readNumber,
  refusalOf,
  type TypingRefusal,
  twoMeanings,
  withDecimalSign,
  withoutUnits,
  writtenDecimals,
} from './typed-number.ts'

/** Milliseconds from the last key to the report of what was typed. */
const typingPause = 300

export type NumberRules = {
  value: number | null
  /**
   * Called with the new number, null when the field is empty or holds no number. `hasPaused`: it was typed, and the pause
   * after the last key is over; otherwise it comes at once, from a step or from leaving the field. `formula`: what was typed for
   * it, where that was one; null where the number itself was.
   */
  onChange: (value: number | null, hasPaused: boolean, formula: string | null) => void
  /** Called, after `onChange(null)`, with a text that is no number. */
  onInvalidText?: (text: string) => void
  format: NumberFormat
  min?: number
  max?: number
  step?: number
  decimals?: number
  /** Show exactly `decimals`; otherwise as many as were typed, up to `decimals`. */
  fixedDecimals?: boolean
  /** What may be typed in place of a number. */
  formula?: Formula | undefined
}

/**
 * The text of a numeric input, and the number it stands for. A value from outside replaces the text when it is news, and
 * not when it is the echo of what was reported: so the text stays as it is typed.
 */
export function useNumberText(rules: NumberRules) {
  const { value, onChange, onInvalidText, format, min, max, step = 1, decimals = 0, fixedDecimals, formula } = rules
  const show = (number: number | null, typed = 0) =>
    number === null ? '' : format.format(number, { min: fixedDecimals ? decimals : typed, max: decimals })
  const read = (text: string) => readNumber(text, format, decimals)
  /** A number with as many decimals as the text that it was typed as. */
  const written = (number: number, text: string) => show(number, writtenDecimals(text, format))
  const allowsNegative = min === undefined || min < 0
  const refuses = (text: string) => refusalOf(text, format, decimals, allowsNegative)
  const meaningsOf = (text: string) =>
    twoMeanings(text, format, decimals)?.map(meaning => written(read(meaning) ?? 0, meaning)) ?? null

  /** What was typed and left out, why, and where the caret stood; null when there is nothing to say about it. */
  const [leftOut, setLeftOut] = useState<{ text: string; refusal: TypingRefusal; at: number } | null>(null)
  const [entry, setEntry] = useState({
    text: show(value),
    /** The number that was last reported or taken over. */
    known: value,
    /** The value at the last render, to tell news from echoes. */
    last: value,
    /** How the text is written. */
    format,
    isPending: false,
    /** Whether something was typed since the text was last written out; what was not is never read back. */
    isEdited: false,
    isWrong: false,
    /** The formula that the number was reported for. */
    formula: null as string | null,
    /** Why a formula came to nothing. */
    problem: '',
  })
  if (value !== entry.last) {
    const isNews = value !== entry.known && !entry.isPending
    if (isNews) setLeftOut(null)
    setEntry({
      ...entry,
      last: value,
      ...(isNews ? { text: show(value), known: value, isEdited: false, isWrong: false, problem: '' } : {}),
    })
  } else if (format !== entry.format && !entry.isEdited) {
    const number = readNumber(entry.text, entry.format, decimals)
    const text = number === null ? entry.text : show(number, writtenDecimals(entry.text, entry.format))
    setEntry({ ...entry, format, text })
  }

  const report = (number: number | null, text: string, isTyped = false) => {
    const isWrong = number === null && text.trim() !== ''
    setEntry(now => ({
      ...now,
      text,
      isWrong,
      known: number,
      isPending: false,
      isEdited: isTyped,
      formula: null,
      problem: '',
    }))
    if (number !== entry.known || entry.formula !== null) onChange(number, isTyped, null)
    if (isWrong) onInvalidText?.(text)
  }

  /** Reports what a formula comes to, which is written in its place; one that waits or comes to nothing stays. */
  const reportFormula = (typed: string, reckoned: NonNullable<ReturnType<Formula['read']>>) => {
    const problem = 'problem' in reckoned ? reckoned.problem : ''
    const number = 'problem' in reckoned ? null : reckoned.number
    const taken = problem ? null : typed
    const text = number === null ? typed : show(number, decimals)
    setEntry(now => ({
      ...now,
      text,
      problem,
      known: number,
      isPending: false,
      isEdited: false,
      isWrong: problem !== '',
      formula: taken,
    }))
    if (number !== entry.known || taken !== entry.formula) onChange(number, false, taken)
  }

  // A text that is a number only in part ("-", "1,3"), or a formula, waits for the next key or for the field to be left.
  const reportTyped = useEffectEvent((text: string) => {
    if (formula?.isBegun(text)) return
    const number = read(text)
    if (number !== null || text.trim() === '' || refuses(text)) report(number, text, true)
  })
  useEffect(() => {
    if (!entry.isPending) return
    const timer = setTimeout(() => reportTyped(entry.text), typingPause)
    return () => clearTimeout(timer)
  }, [entry.text, entry.isPending])

  const number = read(entry.text)
  // A field that leaves the page reports what was typed last, and does not write it out any more.
  const tellLast = useEffectEvent(() => {
    const reckoned = formula?.read(entry.text.trim())
    if (entry.isPending && reckoned) reportFormula(entry.text.trim(), reckoned)
    else if (entry.isPending && number !== null && number !== entry.known)
      onChange(clamp(number, min, max), false, null)
  })
  useLayoutEffect(() => () => tellLast(), [])

  const edit = (text: string) =>
    setEntry(now => ({ ...now, text, isPending: true, isEdited: true, isWrong: false, problem: '' }))
  const begun = formula?.key.begin(entry.text.trim()) ?? ''
  const nextFormula = formula?.isBegun(begun) && !formula.isBegun(entry.text) ? begun : null
  /** A number below 0 that was not typed key by key is left out whole: what stood there stays. */
  const leaveOut = (text: string) => setLeftOut({ text: text.trim(), refusal: 'negative', at: -1 })
  return {
    text: entry.text,
    number,
    /** Whether something was typed that is not reported yet. */
    isPending: entry.isPending,
    isWrong: entry.isWrong,
    /** Why a formula came to nothing; empty when none did. */
    problem: entry.problem,
    /** Whether nothing else is wrong than that it has more digits than a number can hold. */
    isTooLong: entry.isWrong && refuses(entry.text) === null && hasTooManyDigits(entry.text),
    /** What the text can mean, where that is two numbers: nothing is reported before one of them is taken. */
    meanings: meaningsOf(entry.text),
    /** Takes one of the `meanings`. */
    choose: (meaning: string) => {
      const next = read(meaning)
      if (next !== null) report(next, written(next, meaning))
    },
    /** What was left out of what was typed, in words; empty when nothing was. */
    leftOut: leftOut ? leftOutText(leftOut.refusal, leftOut.text, decimals) : '',
    /**
     * Whether `inserted` may be typed at the place `at`, which gives the text `next`. What may not is told as left out.
     * Digits right after a decimal sign that was left out would make another number: they are left out, too.
     */
    accepts: (next: string, inserted: string, at: number) => {
      if (formula?.isBegun(next)) return true
      const refusal = meaningsOf(withDecimalSign(next, format)) ? null : refuses(withDecimalSign(next, format))
      const before = leftOut?.at === at ? leftOut : null
      const isTail = before !== null && (before.refusal === 'whole' || before.refusal === 'decimalSign')
      if (refusal === null && !(isTail && /^\d+$/.test(inserted))) return true
      // A text that is wrong already may grow, as long as what is added could be right.
      if (refuses(entry.text) && !meaningsOf(entry.text) && refuses(inserted) === null) return true
      const kind = isTail ? before.refusal : (refusal ?? 'letter')
      setLeftOut({ text: before?.refusal === kind ? before.text + inserted : inserted, refusal: kind, at })
      return false
    },
    type: (text: string) => {
      if (!allowsNegative && isNegative(text) && !formula?.isBegun(text)) return leaveOut(text)
      // Digits that follow keep the message about what was left out before them; replacing or deleting text ends it.
      // Letters before the first digit change no number, and need no message.
      const isOver = leftOut?.refusal === 'letter' && entry.text.trim() === ''
      if (isOver || text.length <= entry.text.length) setLeftOut(null)
      edit(withDecimalSign(text, format))
    },
    paste: (text: string) => {
      const reckoned = formula?.read(text.trim()) ?? null
      if (reckoned && !('problem' in reckoned)) return edit(text.trim())
      if (!allowsNegative && isNegative(text)) return leaveOut(text)
      setLeftOut(null)
      const plain = withoutUnits(text)
      const readings = [plain, withDecimalSign(plain, format)]
      edit(readings.find(reading => read(reading) !== null || meaningsOf(reading) !== null) ?? text)
    },
    /** Ends an edit: within the limits, written as the locale writes it, reported at once. */
    commit: () => {
      const typed = entry.text.trim()
      const reckoned = entry.isEdited ? formula?.read(typed) : null
      if (reckoned) return reportFormula(typed, reckoned)
      const within = number === null ? null : clamp(number, min, max)
      const text = within === null ? entry.text.trim() : written(within, entry.text)
      if (entry.isEdited) report(within, text)
    },
    /** Makes a formula of what was typed; null where it is one already, or there is nothing yet to make one of. */
    beginFormula: nextFormula === null ? null : () => edit(nextFormula),
    /** One step up (1) or down (-1), no further than the limits. */
    stepBy: (direction: 1 | -1) => {
      setLeftOut(null)
      const next = clamp(addDecimals(number ?? 0, direction * step), min, max)
      report(next, written(next, entry.text))
    },
    canStepUp: max === undefined || number === null || number < max,
    canStepDown: min === undefined || number === null || number > min,
  }
}
