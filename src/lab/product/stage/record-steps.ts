import type { RunStep } from '#lab/core/run/steps.ts'

/** Addresses the steps of a `record` machine to the record of a form. Saves are sent to the form itself. */
export const onRecordOfForm = (steps: readonly RunStep[]): readonly RunStep[] =>
  steps.map(step => {
    if (step.do !== 'send') return step
    return step.event.type === 'record.save'
      ? { do: 'send', event: { type: 'form.save' } }
      : { ...step, to: ['record'] }
  })
