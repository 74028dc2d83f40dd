import { useState } from 'react'
import { type Environment, useEnvironment } from '#actors/environment.tsx'
import { ofSession } from '#actors/session/session-parts.ts'

/** How figures of months are shown. */
export type FiguresAs = 'chart' | 'table'

/** The choice of a session, for all screens with a chart. */
const choiceOf = (): { view: FiguresAs } => ({ view: 'chart' })

/** Whether charts or their tables are shown: as it was chosen last in this session, and not kept after it. */
export function useFiguresAs(): [FiguresAs, (view: FiguresAs) => void] {
  const environment: Environment = useEnvironment()
  const choice = ofSession(environment, choiceOf)
  const [view, setView] = useState(choice.view)
  return [
    view,
    next => {
      choice.view = next
      setView(next)
    },
  ]
}
