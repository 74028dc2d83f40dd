import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { tooltip } from './tooltip.css.ts'

/** Hover delay in ms before a tooltip opens. */
const openDelay = 700

/** Time in ms after a tooltip closes during which the next tooltip opens without delay. */
const skipDelay = 300

/** Replaces the tooltip state of react-stately, which skips the delay for at least 500 ms after a tooltip closes. */
function useTooltipDelay() {
  const [isOpen, setOpen] = useState(false)
  const isShown = useRef(false)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const handlers = useMemo(() => {
    const show = (isNext: boolean) => {
      clearTimeout(waiting.current)
      if (isShown.current && !isNext) closedAt.current = performance.now()
      isShown.current = isNext
      setOpen(isNext)
    }
    return {
      open: (isAtOnce?: boolean) => {
        clearTimeout(waiting.current)
        if (isAtOnce || performance.now() - closedAt.current <= skipDelay) show(true)
        else waiting.current = setTimeout(show, openDelay, true)
      },
      close: () => show(false),
    }
  }, [])
  useEffect(() => () => clearTimeout(waiting.current), [])

  return useMemo(() => ({ isOpen, shouldSkipAnimation: false, ...handlers }), [isOpen, handlers])
}

const tooltipOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/**
 * One tooltip for all controls inside `within` that have `data-tooltip`, possibly hundreds.
 *
 * - Opens after 700 ms of hover, or immediately on keyboard focus.
 * - Closes when the pointer leaves. For the next 300 ms, another tooltip opens without delay.
 *
 * Never put essential information only in a tooltip.
 */
export function Tooltips({ within }: { within: RefObject<HTMLElement | null> }) {
  const state = useTooltipDelay()
  const trigger = useRef<HTMLElement>(null)
  const [shown, setShown] = useState({ words: '', count: 0 })
  const open = useEffectEvent((element: HTMLElement, isAtOnce: boolean) => {
    if (element === trigger.current && state.isOpen) return
    trigger.current = element
    // Changes the React key for each control, because the tooltip computes its position on mount.
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
    // True if the pointer moved within one control, which needs no action.
    const isWithinControl = ({ target, relatedTarget }: PointerEvent) => tooltipOf(target) === tooltipOf(relatedTarget)
    on('pointerover', event => {
      const element = tooltipOf(event.target)
      if (element && !isWithinControl(event) && event.pointerType !== 'touch') open(element, false)
    })
    on('pointerout', event => {
      if (tooltipOf(event.target) && !isWithinControl(event)) close()
    })
    on('focusin', ({ target }) => {
      const element = tooltipOf(target)
      if (element?.matches(':focus-visible')) open(element, true)
    })
    on('focusout', ({ target }) => {
      if (tooltipOf(target)) close()
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
