import type { Run } from '#lab/run/replay.ts'

/** Events that a screen sends immediately: query, rows, and visibility. */
const initialEvents = new Set(['query.change', 'period.change', 'screen.opened', 'rows.offer'])

/** Returns the steps of a run without those that a screen sends immediately. */
export const takenSteps = ({ moments }: Run) =>
  moments.flatMap(({ step }) => (step?.do === 'send' && initialEvents.has(step.event.type) ? [] : (step ?? [])))
