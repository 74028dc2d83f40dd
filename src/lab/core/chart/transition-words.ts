import type { ChartTransition, Trigger } from './chart.ts'

/** Words that follow the name of an event or an actor. */
const ends = { event: '', answer: ' answers', failure: ' fails', snapshot: ' changes' } as const

function triggerWords(trigger: Trigger): string {
  if (trigger.kind === 'always') return ''
  if (trigger.kind === 'end') return 'at the end'
  if (trigger.kind === 'delay') return `after ${trigger.ms === null ? trigger.name : `${trigger.ms} ms`}`
  return trigger.name + ends[trigger.kind]
}

/** Returns the texts for a transition's label. A missing trigger or guard is ''. */
export function transitionWords({ trigger, guard, isElse }: ChartTransition): { trigger: string; guard: string } {
  const condition = guard === null ? '' : `[${guard}]`
  return { trigger: triggerWords(trigger), guard: isElse ? 'else' : condition }
}
