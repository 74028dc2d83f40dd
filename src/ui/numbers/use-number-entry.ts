import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import {
  type EntryEvent,
  type EntryRules,
  entryReading,
  firstEntry,
  type NumberEntry,
  nextEntry,
} from './number-entry.ts'

/** Delay in ms between the last input and the call of `onChange`. */
const typingPause = 300

export type NumberRules = EntryRules & {
  value: number | null
  /** A new version discards typed text and shows `value`, for values that the user did not type. */
  version?: number
  placeholder?: string | undefined
  /** Unfinished formula that the field shows first, such as "1240-". */
  initialText?: string | undefined
  /** `formula` is the formula that the user typed; null for a plain number. */
  onChange: (value: number | null, formula: string | null) => void
}

/**
 * Returns the state of the field. Reports the number 300 ms after the last input, and immediately when the edit ends.
 */
export function useNumberEntry({ value, version = 0, initialText, onChange, ...rules }: NumberRules) {
  const [entry, setEntry] = useState(() => {
    const first = firstEntry(value, rules)
    return initialText === undefined ? first : nextEntry(first, { type: 'type', text: initialText }, rules)
  })
  const [shownVersion, setShownVersion] = useState(version)
  const isNew = shownVersion !== version
  if (isNew) setShownVersion(version)
  const current = isNew ? firstEntry(value, rules) : nextEntry(entry, { type: 'value', value }, rules)
  if (current !== entry) setEntry(current)
  const report = (next: NumberEntry) => {
    const isNews = next.number !== entry.number || next.formula !== entry.formula
    if (isNews) onChange(next.number, next.formula)
  }
  const take = (event: EntryEvent) => {
    const next = nextEntry(entry, event, rules)
    setEntry(next)
    report(next)
    return next
  }
  const pause = useEffectEvent(() => take({ type: 'pause' }))
  const isPending = entry.stage === 'typed'
  useEffect(() => {
    if (entry.stage !== 'typed') return
    const timer = setTimeout(() => pause(), typingPause)
    return () => clearTimeout(timer)
  }, [entry])
  // Reports pending text on unmount, unless the user emptied the field.
  const reportLast = useEffectEvent(() => {
    const last = nextEntry(entry, { type: 'commit' }, rules)
    if (isPending && (last.number !== null || last.formula !== null || last.problem)) report(last)
  })
  useLayoutEffect(() => () => reportLast(), [])
  return { entry, take, isPending, ...entryReading(entry, rules) }
}
