import type { Run } from '#lab/core/run/replay.ts'

/** Types of events that a screen sends without a user action: query, period, visibility, rows and filter. */
const initialEvents = new Set(['query.change', 'period.change', 'screen.opened', 'rows.offer', 'reading.begin'])

/** Returns the steps of a run, except events that a screen sends without a user action. */
export const userSteps = ({ moments }: Run) =>
  moments.flatMap(({ step }) => (step?.do === 'send' && initialEvents.has(step.event.type) ? [] : (step ?? [])))
