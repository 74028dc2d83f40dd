/*
 * The fields of a form whose text is not their value yet: a number that is being typed, a search that is typed half.
 *
 * A field registers while that is so (`usePendingField`). Its form (`Form`) flushes it: before anything else is pressed or the page is
 * closed, and before the form is sent, which includes the save keys. `flush` makes a value of the text.
 */
import { createContext, type RefObject, use, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

type PendingField = {
  element: RefObject<HTMLElement | null>
  /** Returns false if the text means no value: the field then shows why and takes the focus. */
  flush: () => boolean
  /** What flushes it: anything that is pressed outside of it, or only the sending of its form, as a press would end a search. */
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
  /** Renders at once what the fields report: what is pressed or sent next depends on it. */
  const flushAll = (chosen: readonly PendingField[]) =>
    chosen.length === 0 || flushSync(() => chosen.every(({ flush }) => flush()))
  /** Assistive software presses a button without moving the focus: what was typed just before has to count, too. */
  const flushBefore = ({ target }: Event) => {
    flushAll(of('press').filter(({ element }) => !(target instanceof Node && element.current?.contains(target))))
  }
  return {
    /** Registers a field until the returned function is called. */
    add: (field: PendingField) => {
      fields.add(field)
      notify()
      return () => {
        fields.delete(field)
        notify()
      }
    },
    /** Makes values of all texts. Returns false if a field refuses. */
    flush: () => flushAll([...of('press'), ...of('send')]),
    /** Flushes what is typed before anything else is pressed, and before the page is closed. Returns a function that ends this. */
    listen: () => {
      const listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      document.addEventListener('click', flushBefore, options)
      window.addEventListener('beforeunload', flushBefore, options)
      return () => listening.abort()
    },
    /** Whether sending the form may change more than its fields have reported. */
    mayChange: () => [...fields].some(field => field.mayChange),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The pending fields of the form around; those outside of a form are never flushed. */
export const PendingContext = createContext(createPendingFields())

/** For a field: registers it while `isPending`. In a layout effect, because a press may come before the next paint. */
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

/** For a button that saves: whether sending its form may change more than its fields have reported. */
export function useMayChange(): boolean {
  const { subscribe, mayChange } = use(PendingContext)
  return useSyncExternalStore(subscribe, mayChange)
}
