import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { tooltip } from './tooltip.css.ts'

/** Milliseconds of pointing after which a tooltip comes. */
const openDelay = 700

/** Milliseconds after a tooltip has gone in which the next one comes without that wait. */
const skipDelay = 300

/** The delays of react-stately differ: others open without a wait for at least 500 ms after one closes. */
function useTooltipDelay() {
  const [isOpen, setOpen] = useState(false)
  const isShown = useRef(false)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ways = useMemo(() => {
    const show = (isNext: boolean) => {
      clearTimeout(waiting.current)
      if (isShown.current && !isNext) closedAt.current = performance.now()
      isShown.current = isNext
      setOpen(isNext)
    }
    return {
      /** `isAtOnce`: without the wait. */
      open: (isAtOnce?: boolean) => {
        clearTimeout(waiting.current)
        if (isAtOnce || performance.now() - closedAt.current <= skipDelay) show(true)
        else waiting.current = setTimeout(show, openDelay, true)
      },
      close: () => show(false),
    }
  }, [])
  useEffect(() => () => clearTimeout(waiting.current), [])

  return useMemo(() => ({ isOpen, shouldSkipAnimation: false, ...ways }), [isOpen, ways])
}

const toldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/**
 * Words about controls that are plain elements, of which there can be hundreds: one tooltip for all that are inside
 * `within` and have their words in `data-tooltip`. It comes after 700 ms of pointing or at once on keyboard focus, goes
 * with the pointer, and the next one opens without waiting within 300 ms after that. Never the only place where something
 * is said.
 */
export function Tooltips({ within }: { within: RefObject<HTMLElement | null> }) {
  const state = useTooltipDelay()
  const trigger = useRef<HTMLElement>(null)
  const [shown, setShown] = useState({ words: '', count: 0 })
  const open = useEffectEvent((element: HTMLElement, isAtOnce: boolean) => {
    if (element === trigger.current && state.isOpen) return
    trigger.current = element
    // A new one for each control, as it takes its place when it appears.
    setShown(({ count }) => ({ words: element.dataset['tooltip'] ?? '', count: count + 1 }))
    state.open(isAtOnce)
  })
  const { close } = state

  useEffect(() => {
    const area = within.current
    if (!area) return
    const listening = new AbortController()
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => area.addEventListener(name, listener, { signal: listening.signal })
    // Moving from one part of a control to another opens and closes nothing.
    const isWithinControl = ({ target, relatedTarget }: PointerEvent) => toldOf(target) === toldOf(relatedTarget)
    on('pointerover', event => {
      const element = toldOf(event.target)
      if (element && !isWithinControl(event) && event.pointerType !== 'touch') open(element, false)
    })
    on('pointerout', event => {
      if (toldOf(event.target) && !isWithinControl(event)) close()
    })
    on('focusin', ({ target }) => {
      const element = toldOf(target)
      if (element?.matches(':focus-visible')) open(element, true)
    })
    on('focusout', ({ target }) => {
      if (toldOf(target)) close()
    })
    on('pointerdown', close)
    on('keydown', event => {
      if (event.key === 'Escape') close()
    })
    return () => listening.abort()
  }, [within, close])

  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip key={shown.count} triggerRef={trigger} className={tooltip} offset={6}>
        {shown.words}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  )
}
