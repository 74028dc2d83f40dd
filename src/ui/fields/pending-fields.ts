/*
 * Registry of fields with text that is not yet a value, such as a number during typing.
 *
 * - Fields register while their text is pending (`usePendingField`).
 * - `Form` flushes them before any other press, before the page closes, and before a submit (including save keys).
 * - `flush` converts the text into a value.
 */
import { createContext, type RefObject, use, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

type PendingField = {
  element: RefObject<HTMLElement | null>
  /** Returns false if the text has no valid value. The field then shows the reason and takes the focus. */
  flush: () => boolean
  /** Flush trigger: any press outside the field, or only the submit. A press would end a search. */
  until: 'press' | 'send'
  mayChange: boolean
}

export function createPendingFields() {
  const fields = new Set<PendingField>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const of = (until: PendingField['until']) => [...fields].filter(field => field.until === until)
  /** Renders synchronously, because the next press or submit depends on the reported values. */
  const flushAll = (chosen: readonly PendingField[]) =>
    chosen.length === 0 || flushSync(() => chosen.every(({ flush }) => flush()))
  /** Assistive technology presses buttons without moving the focus, so pending text must be flushed first. */
  const flushBefore = ({ target }: Event) => {
    flushAll(of('press').filter(({ element }) => !(target instanceof Node && element.current?.contains(target))))
  }
  return {
    add: (field: PendingField) => {
      fields.add(field)
      notify()
      return () => {
        fields.delete(field)
        notify()
      }
    },
    /** Converts all pending texts. Returns false if a field rejects its text. */
    flush: () => flushAll([...of('press'), ...of('send')]),
    /** Flushes fields before any other press and before the page closes. Returns a cleanup function. */
    listen: () => {
      const listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      document.addEventListener('click', flushBefore, options)
      window.addEventListener('beforeunload', flushBefore, options)
      return () => listening.abort()
    },
    mayChange: () => [...fields].some(field => field.mayChange),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Pending fields of the enclosing form. Fields without a form are never flushed. */
export const PendingContext = createContext(createPendingFields())

/** Registers a field while `isPending`. Uses a layout effect, because a press can precede the next paint. */
export function usePendingField(
  element: PendingField['element'],
  isPending: boolean,
  flush: PendingField['flush'],
  { until = 'press', mayChange = false }: Partial<PendingField> = {},
) {
  const { add } = use(PendingContext)
  const flushNow = useEffectEvent(flush)
  useLayoutEffect(
    () => (isPending ? add({ element, flush: () => flushNow(), until, mayChange }) : undefined),
    [add, element, isPending, until, mayChange],
  )
}

/** True if a submit might change more than the fields have reported. For save buttons. */
export function useMayChange(): boolean {
  const { subscribe, mayChange } = use(PendingContext)
  return useSyncExternalStore(subscribe, mayChange)
}
