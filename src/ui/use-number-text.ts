import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import {
  addDecimals,
  clamp,
  hasTooManyDigits,
  leftOutText,
  type NumberFormat,
  type Refusal,
  readNumber,
  refusalOf,
  withDecimalSign,
  withoutUnits,
  writtenDecimals,
} from './number-text.ts'

/** Milliseconds from the last key to the report of what was typed. */
const typingPause = 300

export type NumberRules = {
  value: number | null
  /** Called with the new number, null when the field is empty or holds no number. */
  onChange: (value: number | null) => void
  /** Called, after `onChange(null)`, with a text that is no number. */
  onInvalidText?: (text: string) => void
  format: NumberFormat
  min?: number
  max?: number
  step?: number
  decimals?: number
  /** Show exactly `decimals`; otherwise as many as were typed, up to `decimals`. */
  fixedDecimals?: boolean
}

/**
 * The text of a numeric input, and the number it stands for. The text is the person's while they type: a value from
 * outside replaces it when it is news, and not when it is the echo of what was reported.
 */
export function useNumberText(rules: NumberRules) {
  const { value, onChange, onInvalidText, format, min, max, step = 1, decimals = 0, fixedDecimals } = rules
  const show = (number: number | null, typed = 0) =>
    number === null ? '' : format.format(number, { min: fixedDecimals ? decimals : typed, max: decimals })
  const read = (text: string) => readNumber(text, format, decimals)
  const refuses = (text: string) => refusalOf(text, format, decimals, min === undefined || min < 0)

  /** What was typed and not let in, why, and where the caret stood; it is told until something else is done. */
  const [leftOut, setLeftOut] = useState<{ text: string; refusal: Refusal; at: number } | null>(null)
  const [entry, setEntry] = useState({
    text: show(value),
    /** The number that was last reported or taken over. */
    known: value,
    /** The value at the last render, to tell news from echoes. */
    last: value,
    isPending: false,
    /** Whether something was typed since the text was last written out; what was not is never read back. */
    isEdited: false,
    isWrong: false,
  })
  if (value !== entry.last) {
    const isNews = value !== entry.known && !entry.isPending
    if (isNews) setLeftOut(null)
    setEntry({
      ...entry,
      last: value,
      ...(isNews ? { text: show(value), known: value, isEdited: false, isWrong: false } : {}),
    })
  }

  const report = (number: number | null, text: string, isEdited = false) => {
    const isWrong = number === null && text.trim() !== ''
    setEntry(now => ({ ...now, text, known: number, isPending: false, isEdited, isWrong }))
    if (number !== entry.known) onChange(number)
    if (isWrong) onInvalidText?.(text)
  }

  // A text that is a number only in part ("-", "1,3") waits for the next key or for the field to be left.
  const reportTyped = useEffectEvent((text: string) => {
    const number = read(text)
    if (number !== null || text.trim() === '' || refuses(text)) report(number, text, true)
  })
  useEffect(() => {
    if (!entry.isPending) return
    const timer = setTimeout(() => reportTyped(entry.text), typingPause)
    return () => clearTimeout(timer)
  }, [entry.text, entry.isPending])

  const number = read(entry.text)
  // A field that goes away with its screen tells what was typed last; nobody is left to see it written out.
  const tellLast = useEffectEvent(() => {
    if (entry.isPending && number !== null && number !== entry.known) onChange(clamp(number, min, max))
  })
  useLayoutEffect(() => () => tellLast(), [])
  return {
    text: entry.text,
    number,
    isWrong: entry.isWrong,
    /** Whether nothing else is wrong than that it has more digits than a number can hold. */
    isTooLong: entry.isWrong && refuses(entry.text) === null && hasTooManyDigits(entry.text),
    /** What was left out of what was typed, in words; empty when nothing was. */
    leftOut: leftOut ? leftOutText(leftOut.refusal, leftOut.text, decimals) : '',
    /**
     * Whether typing `inserted` at the place `at`, which gives the text `next`, is let through. What is not is told as
     * left out. Digits right after a decimal sign that was left out would make another number: they are left out too.
     */
    accepts: (next: string, inserted: string, at: number) => {
      const refusal = refuses(withDecimalSign(next, format))
      const before = leftOut?.at === at ? leftOut : null
      const isTail = before !== null && (before.refusal === 'whole' || before.refusal === 'decimalSign')
      if (refusal === null && !(isTail && /^\d+$/.test(inserted))) return true
      // What is wrong already can be typed on, as long as that could be right.
      if (refuses(entry.text) && refuses(inserted) === null) return true
      const kind = isTail ? before.refusal : (refusal ?? 'letter')
      setLeftOut({ text: before?.refusal === kind ? before.text + inserted : inserted, refusal: kind, at })
      return false
    },
    type: (text: string) => {
      // Digits that follow leave the word on what is missing among them; what is replaced or taken back does not. Letters
      // before the first digit are missing from no number.
      const isOver = leftOut?.refusal === 'letter' && entry.text.trim() === ''
      if (isOver || text.length <= entry.text.length) setLeftOut(null)
      setEntry(now => ({
        ...now,
        text: withDecimalSign(text, format),
        isPending: true,
        isEdited: true,
        isWrong: false,
      }))
    },
    paste: (text: string) => {
      setLeftOut(null)
      const plain = withoutUnits(text)
      const readable = [plain, withDecimalSign(plain, format)].find(candidate => read(candidate) !== null)
      setEntry(now => ({ ...now, text: readable ?? text, isPending: true, isEdited: true, isWrong: false }))
    },
    /** Ends an edit: within the limits, written as the locale writes it, reported at once. */
    commit: () => {
      const within = number === null ? null : clamp(number, min, max)
      const text = within === null ? entry.text.trim() : show(within, writtenDecimals(entry.text, format))
      if (entry.isEdited) report(within, text)
    },
    /** One step up (1) or down (-1), no further than the limits. */
    stepBy: (direction: 1 | -1) => {
      setLeftOut(null)
      const next = clamp(addDecimals(number ?? 0, direction * step), min, max)
      report(next, show(next, writtenDecimals(entry.text, format)))
    },
    canStepUp: max === undefined || number === null || number < max,
    canStepDown: min === undefined || number === null || number > min,
  }
}
