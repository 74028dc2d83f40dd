/*
 * Registry of fields with text that is not converted to a value yet, such as a number during typing.
 *
 * - Fields register while their text is pending (`usePendingField`).
 * - `Form` flushes them before a press outside the field, before the page closes, and before a submit (including save
 *   keys).
 * - `flush` converts the text to a value.
 */
import { createContext, type RefObject, use, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

type PendingField = {
  element: RefObject<HTMLElement | null>
  /**
   * Converts the text to a value. Returns false if the text is invalid; the field then shows the reason and takes the
   * focus.
   */
  flush: () => boolean
  /**
   * Event that flushes the field: a press outside the field ('press'), or only a submit ('send'). Searches use 'send',
   * because a press would end them.
   */
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
  /** Renders synchronously, because the following press or submit needs the reported values. */
  const flushAll = (chosen: readonly PendingField[]) =>
    chosen.length === 0 || flushSync(() => chosen.every(({ flush }) => flush()))
  /** Flushes on click instead of on blur, because assistive technology presses buttons without moving the focus. */
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
    /** Converts the text of all pending fields, or of some. Returns false if a field rejects its text. */
    flush: (some?: PendingField['until']) => flushAll(some ? of(some) : [...of('press'), ...of('send')]),
    /** Flushes a field before a press outside it, and before the page closes. Returns a cleanup function. */
    listen: () => {
      const listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      document.addEventListener('click', flushBefore, options)
      for (const end of ['beforeunload', 'pagehide']) window.addEventListener(end, flushBefore, options)
      return () => listening.abort()
    },
    mayChange: () => [...fields].some(field => field.mayChange),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Pending fields of the enclosing form. Without a form, pending fields are never flushed. */
export const PendingContext = createContext(createPendingFields())

/**
 * Registers a field while `isPending`. Uses a layout effect, because the user might press a button before the next
 * paint.
 */
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

/** True if a submit might change values that the fields have not reported yet. Used by save buttons. */
export function useMayChange(): boolean {
  const { subscribe, mayChange } = use(PendingContext)
  return useSyncExternalStore(subscribe, mayChange)
}
