import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { tooltip } from './tooltip.css.ts'

/**
 * Words about controls that are plain elements, of which there can be hundreds: one tooltip for all that are inside
 * `within` and have their words in `data-tooltip`. It comes after 700 ms of pointing or at once on keyboard focus, stays
 * 300 ms, and the next one opens without waiting in that time. Never the only place where something is said.
 */
export function Tooltips({ within }: { within: RefObject<HTMLElement | null> }) {
  return (
    <TooltipTrigger delay={700} closeDelay={300}>
      <Follower within={within} />
    </TooltipTrigger>
  )
}

const toldOf = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-tooltip]')

function Follower({ within }: { within: RefObject<HTMLElement | null> }) {
  const state = use(TooltipTriggerStateContext)
  const trigger = useRef<HTMLElement>(null)
  const [shown, setShown] = useState({ words: '', count: 0 })
  const open = useEffectEvent((element: HTMLElement | null, isAtOnce: boolean) => {
    if (!element || (element === trigger.current && state?.isOpen)) return
    trigger.current = element
    // A new one for each control, as it takes its place when it appears.
    setShown(({ count }) => ({ words: element.dataset['tooltip'] ?? '', count: count + 1 }))
    state?.open(isAtOnce)
  })
  const close = useEffectEvent((isAtOnce: boolean) => state?.close(isAtOnce))

  useEffect(() => {
    const area = within.current
    if (!area) return
    const listening = new AbortController()
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => area.addEventListener(name, listener, { signal: listening.signal })
    on('pointerover', event => {
      if (event.pointerType !== 'touch') open(toldOf(event), false)
    })
    on('pointerout', event => {
      if (toldOf(event)) close(false)
    })
    on('focusin', event => {
      if ((event.target as Element).matches(':focus-visible')) open(toldOf(event), true)
    })
    on('focusout', event => {
      if (toldOf(event)) close(true)
    })
    on('pointerdown', () => close(true))
    on('keydown', event => {
      if (event.key === 'Escape') close(true)
    })
    return () => listening.abort()
  }, [within])

  return (
    <AriaTooltip key={shown.count} triggerRef={trigger} className={tooltip} offset={6}>
      {shown.words}
    </AriaTooltip>
  )
}
