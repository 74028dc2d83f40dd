import type { RefObject } from 'react'
import type { Environment } from '#actors/environment.tsx'
import { startScale } from '#actors/scale/scale.actor.ts'
import { sessionService } from '#actors/session/session-services.ts'
import { exact, exactText } from '#domain/carbon/carbon.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import type { LineScale } from '#features/trades/lines/line-scale.ts'
import { capturedFor, liveWeight } from '#machines/scale/scale.selectors.ts'
import { createActiveLine } from './active-line.ts'
import type { FormScale } from './form-scale.ts'
import * as css from './scale.css.ts'
import { ScaleChip } from './scale-chip.tsx'
import { ScaleKey } from './scale-key.tsx'
import { ScalePanel } from './scale-panel.tsx'
import { displayed, typedWeight } from './scale-texts.ts'

function toLines(form: FormScale, locale: () => string): LineScale {
  const { scale, active, idOf } = form
  /** Gross weights that wait for their tare, by id of the line. The scale holds only that of one line. */
  const grosses = new Map<string, DecimalText>()
  const resumeActive = () => {
    const line = idOf(active.get() ?? '')
    const gross = grosses.get(line)
    if (gross === undefined) return
    const { captured } = scale.getSnapshot().context
    if (captured?.tare === null && captured.line !== line) grosses.set(captured.line, captured.gross)
    scale.send({ type: 'weight.resume', line, gross })
  }
  active.subscribe(resumeActive)
  return {
    className: css.lines,
    subscribe: listener => {
      const stop = active.subscribe(listener)
      const subscription = scale.subscribe(listener)
      return () => {
        stop()
        subscription.unsubscribe()
      }
    },
    liveWeightOf: line => {
      if (active.get() !== line) return ''
      const kg = liveWeight(scale.getSnapshot())
      return kg === null ? '' : displayed(kg, locale())
    },
    onWeight: (line, listener) => {
      const subscription = scale.on('weight.captured', captured => {
        if (captured.line !== idOf(line)) return
        grosses.delete(idOf(line))
        const gross = typedWeight(captured.gross, locale())
        listener(captured.tare === null ? gross : `${gross}-${typedWeight(captured.tare, locale())}`)
      })
      return () => subscription.unsubscribe()
    },
    resume: (line, gross) => {
      grosses.set(idOf(line), exactText(exact(gross)))
      if (active.get() === line) resumeActive()
    },
    discard: line => {
      grosses.delete(idOf(line))
      const { context } = scale.getSnapshot()
      if (context.awaiting === idOf(line) || capturedFor(scale.getSnapshot(), idOf(line)))
        scale.send({ type: 'weight.discard', line: idOf(line) })
    },
    Key: ({ line }) => <ScaleKey form={form} line={line} />,
    Panel: ({ line, columnCount }) => <ScalePanel form={form} line={line} columnCount={columnCount} />,
  }
}

/** Starts the scale of the session if it is not running. `id` is unique to the form. */
export function createFormScale(environment: Environment, id: string) {
  const scale = sessionService(environment, startScale)
  const active = createActiveLine()
  const idOf = (line: string) => `${id} ${line}`
  const form: FormScale = {
    scale,
    active,
    idOf,
    capture: (line = active.get() ?? undefined) => {
      if (line !== undefined) scale.send({ type: 'weight.capture', line: idOf(line) })
    },
  }
  return {
    lines: toLines(form, environment.locale),
    Chip: ({ content }: { content: RefObject<HTMLElement | null> }) => <ScaleChip form={form} content={content} />,
  }
}
