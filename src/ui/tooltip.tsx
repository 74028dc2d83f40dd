import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { tooltip } from './tooltip.css.ts'

/**
 * Words about a control (`children`: one button or link), after 700 ms of pointing at it or at once on keyboard focus.
 * It stays 300 ms, and the next one opens without waiting in that time. Never the only place where something is said.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <TooltipTrigger delay={700} closeDelay={300}>
      {children}
      <AriaTooltip className={tooltip} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
