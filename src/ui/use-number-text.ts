import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import {
  addDecimals,
  clamp,
  isOnTheWay,
  type NumberFormat,
  readNumber,
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
  const mayBecome = (text: string) => isOnTheWay(text, format, decimals, min === undefined || min < 0)

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
    if (number !== null || text.trim() === '' || !mayBecome(text)) report(number, text, true)
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
    /** Whether typing `inserted`, which gives the text `next`, is let through. */
    accepts: (next: string, inserted: string) =>
      mayBecome(withDecimalSign(next, format)) || (!mayBecome(entry.text) && mayBecome(inserted)),
    type: (text: string) =>
      setEntry(now => ({
        ...now,
        text: withDecimalSign(text, format),
        isPending: true,
        isEdited: true,
        isWrong: false,
      })),
    paste: (text: string) => {
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
      const next = clamp(addDecimals(number ?? 0, direction * step), min, max)
      report(next, show(next, writtenDecimals(entry.text, format)))
    },
    canStepUp: max === undefined || number === null || number < max,
    canStepDown: min === undefined || number === null || number > min,
  }
}
